import type { Adapter, Get } from '../adapter.ts'
import { fetchCompanyName, nameCompany } from '../company-name.ts'
import { HOST_LABEL } from '../host-name.ts'
import { joinParts } from '../html-parts.ts'
import type { RawLocation, RawPay, RawPosting } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { SourceProblem } from '../source-problem.ts'
import { stated, statedPay, statedText, statedYears } from '../stated.ts'
import { listShape, requisitionShape, type MyNextHireRequisition } from './shape.ts'

/** MyNextHire careers pages, used by Indian companies: one request has all open requisitions. */
export const mynexthire: Adapter = {
  name: 'mynexthire',
  board: HOST_LABEL,
  caseSensitive: false,
  example: 'acme',
  hosts: (board) => [hostOf(board)],
  policy: {
    scope: 'source',
    reason: 'Its list is undocumented, it has no robots.txt, and we have not read its terms.',
    approves: () => false,
  },

  async fetch(board, get, settings) {
    const { reqDetailsBOList } = checkShape(listShape, parseJson(await fetchList(board, get)))
    const needsName = !settings?.company && reqDetailsBOList.length > 0
    return {
      reqDetailsBOList,
      clientName: needsName ? await fetchCompanyName(get, nameAddress(board), 'clientName') : null,
    }
  },

  parse: parseJson,

  read(payload, board, settings) {
    const { reqDetailsBOList, clientName } = checkShape(listShape, payload)
    return readEach({
      items: reqDetailsBOList,
      at: 'reqDetailsBOList',
      shape: requisitionShape,
      title: labelled('reqId', 'reqTitle'),
      read: (requisition) => readRequisition(requisition, board, nameCompany(board, clientName, settings)),
    })
  },
}

function hostOf(board: string): string {
  return `${board}.mynexthire.com`
}

/** The tenant's record. */
function nameAddress(board: string): string {
  return `https://${hostOf(board)}/employer/jobboard/details_by_shortname/get/${board}/`
}

/** An unknown tenant gets 417, one whose subscription has ended 402. */
const GONE = new Set([402, 417])

async function fetchList(board: string, get: Get): Promise<string> {
  try {
    const url = `https://${hostOf(board)}/employer/careers/reqlist/get`
    return (await get(url, { post: { source: 'careers' } })).body
  } catch (error) {
    if (error instanceof SourceProblem && GONE.has(error.status ?? 0))
      throw new SourceProblem('gone', `the tenant ${board} answered ${error.status}`, { cause: error })
    throw error
  }
}

function readRequisition(requisition: MyNextHireRequisition, board: string, company: string): RawPosting {
  const page = pageOf(board, Number(requisition.reqId))
  const stream = statedText(requisition.careerStream)
  return {
    external_id: String(requisition.reqId),
    title: requisition.reqTitle,
    company,
    locations: readLocations(requisition),
    offices: [],
    departments: stated(stream === 'NA' ? requisition.buName : (stream ?? requisition.buName)),
    employment_type: statedText(requisition.employmentType)?.replaceAll('_', ' ') ?? null,
    workplace_type: null,
    experience: readExperience(requisition),
    skills: [],
    description: joinParts([{ html: requisition.jdDisplay }]),
    posted_at: requisition.approvedOn ?? null,
    posted_at_basis: 'approvedOn',
    updated_at: null,
    application_deadline: null,
    requisition_id: String(requisition.reqId),
    source_url: page,
    application_url: page,
    pay: readPay(requisition),
    pay_text: null,
  }
}

/** The address that the careers page itself gives a requisition: its state as JSON, in base64. */
function pageOf(board: string, reqId: number): string {
  const requester = { id: '', code: '', name: '' }
  const state = { pageType: 'jd', cvSource: 'careers', reqId, requester, page: 'careers', bufilter: -1 }
  const query = new URLSearchParams({ src: 'careers', p: btoa(JSON.stringify(state)) })
  return `https://${hostOf(board)}/employer/jobs/careers?${query}`
}

function readLocations({ locationList, location, countryCode }: MyNextHireRequisition): RawLocation[] {
  const offices = stated(...(locationList ?? []).map((place) => statedText(place?.office) ?? place?.address))
  return (offices.length > 0 ? offices : stated(location)).map((text) => ({
    text,
    country: statedText(countryCode),
  }))
}

function readExperience({ expMin, expMax, fresher }: MyNextHireRequisition): string | null {
  if (expMin == null || expMax == null) return null
  if (fresher && expMax === 0) return 'Fresher'
  // 0 to 0 is also what nobody has filled in.
  return expMax === 0 ? null : statedYears(expMin, expMax)
}

const PERIODS: Record<string, string> = { annual: 'year', monthly: 'month', hourly: 'hour' }

function readPay({ reqCurrency, ctcBandLowEnd, ctcBandHighEnd }: MyNextHireRequisition): RawPay[] {
  const [currency, unit = ''] = (reqCurrency ?? '').split('_')
  return statedPay({
    min: ctcBandLowEnd,
    max: ctcBandHighEnd,
    currency,
    interval: PERIODS[unit.toLowerCase()] ?? unit,
    periods: /^(year|month|hour)$/,
  })
}
