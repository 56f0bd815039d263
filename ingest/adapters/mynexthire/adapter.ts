import type { Adapter, Get } from '../adapter.ts'
import { fetchCompanyName, nameCompany, needsName } from '../company-name.ts'
import { HOST_LABEL } from '../host-name.ts'
import { joinParts } from '../html-parts.ts'
import { rawPosting, type RawLocation, type RawPay, type RawPosting } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, listOf, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedPay, statedPlaces, statedText, statedYears } from '../stated.ts'
import { listShape, requisitionShape, type MyNextHireRequisition } from './shape.ts'
import { joinWrappedLines } from './wrapped-lines.ts'

/**
 * MyNextHire careers pages, used by Indian companies: one request has all open requisitions.
 *
 * Undocumented. Facts from headstart (30 boards with 630 postings, 2026-09-30) and jobdekho (2026-09-30); last seen to
 * hold 2026-10-04 (job-scanner). That texts are wrapped near 80 columns is seen; how to join them is our guess.
 */
export const mynexthire: Adapter = {
  name: 'mynexthire',
  board: HOST_LABEL,
  caseSensitive: false,
  example: 'acme',
  form: 'the tenant, as in acme.mynexthire.com',
  hosts: (board) => [hostOf(board)],
  kept: listShape.extend({ reqDetailsBOList: listOf(requisitionShape) }),
  policy: {
    scope: 'source',
    reason: 'Its list is undocumented, it has no robots.txt, and we have not read its terms.',
    approves: () => false,
  },

  async fetch(board, get, settings) {
    const { reqDetailsBOList } = checkShape(listShape, parseJson(await fetchList(board, get)))
    const name = needsName(reqDetailsBOList, settings)
      ? await fetchCompanyName(get, nameAddress(board), 'clientName')
      : null
    return { reqDetailsBOList, clientName: name }
  },

  parse: parseJson,

  read(payload, board, settings) {
    const { reqDetailsBOList, clientName } = checkShape(listShape, payload)
    const company = nameCompany(board, clientName, settings)
    return readEach({
      items: reqDetailsBOList,
      at: 'reqDetailsBOList',
      shape: requisitionShape,
      title: labelled('reqId', 'reqTitle'),
      read: (requisition) => readRequisition(requisition, board, company),
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

/**
 * One whose subscription has ended gets 402; an unknown tenant gets 417, and so does a request that the source does not
 * understand, which is our mistake.
 */
const isGone = ({ status, words }: SourceProblem) =>
  status === 402 || (status === 417 && /invalid company/i.test(words))

async function fetchList(board: string, get: Get): Promise<string> {
  try {
    const url = `https://${hostOf(board)}/employer/careers/reqlist/get`
    return (await get(url, { post: { source: 'careers' } })).body
  } catch (error) {
    if (error instanceof SourceProblem && isGone(error))
      throw new SourceProblem('gone', `the tenant ${board} answered ${error.status}`, { cause: error })
    throw error
  }
}

/** Where an employer has words of its own; those that say nothing are null. */
const TYPES: Record<string, string | null> = {
  onroll: 'full time',
  permanent: 'full time',
  third_party_consultant: 'contract',
  consultant: 'contract',
  azentio_group: null,
  conversion: null,
  ijp: null,
}

function readRequisition(
  requisition: MyNextHireRequisition,
  board: string,
  company: ReturnType<typeof nameCompany>,
): RawPosting {
  const stream = statedText(requisition.careerStream)
  const type = statedText(requisition.employmentType)
  const known = TYPES[type?.toLowerCase() ?? '']
  return rawPosting({
    external_id: requisition.reqId,
    title: requisition.reqTitle,
    ...company,
    locations: readLocations(requisition),
    departments: stated(stream === 'NA' ? requisition.buName : (stream ?? requisition.buName)),
    employment_type: known === undefined ? (type?.replaceAll(/[_-]/g, ' ') ?? null) : known,
    experience: readExperience(requisition),
    description: joinParts([{ html: joinWrappedLines(requisition.jdDisplay ?? '') }]),
    posted_at: requisition.approvedOn ?? null,
    posted_at_basis: 'approvedOn',
    requisition_id: requisition.reqId,
    source_url: pageOf(board, Number(requisition.reqId)),
    pay: readPay(requisition),
  })
}

/** The address that the careers page itself gives a requisition: its state as JSON, in base64. */
function pageOf(board: string, reqId: number): string {
  const requester = { id: '', code: '', name: '' }
  const state = { pageType: 'jd', cvSource: 'careers', reqId, requester, page: 'careers', bufilter: -1 }
  const query = new URLSearchParams({ src: 'careers', p: btoa(JSON.stringify(state)) })
  return `https://${hostOf(board)}/employer/jobs/careers?${query}`
}

/** The office may be the name of a building, which is where its address says. */
function readLocations({ locationList, location, countryCode }: MyNextHireRequisition): RawLocation[] {
  const offices = stated(
    ...(locationList ?? []).map((place) => {
      const [office = '', address = ''] = [place?.office, place?.address].map((text) => text?.trim())
      return address.toLowerCase().includes(office.toLowerCase()) ? address : statedText(office, address)
    }),
  )
  return statedPlaces(
    (offices.length > 0 ? offices : stated(location)).map((text) => ({ text, country: countryCode })),
  )
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
