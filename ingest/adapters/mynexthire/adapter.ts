import { z } from 'zod'
import type { Get } from '../adapter.ts'
import { fetchCompanyName } from '../company-name.ts'
import { defineAdapter, listAt, labelled, tenantOf } from '../define-adapter.ts'
import { joinParts } from '../html-parts.ts'
import type { RawPay } from '../raw-posting.ts'
import { field, rows } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedPay, statedText, statedYears, type StatedPlace } from '../stated.ts'
import { joinWrappedLines } from './wrapped-lines.ts'

/**
 * A requisition. Undocumented: these are the fields that public projects have found, without the names of
 * hiring managers and coordinators.
 */
const requisitionShape = z.object({
  reqId: field.required.refine((id) => /^\d{1,15}$/.test(id), 'expected a number'),
  reqTitle: field.title,
  expMin: field.number,
  expMax: field.number,
  /** Whether freshers may apply; the experience is then 0 to 0. */
  fresher: field.flag,
  location: field.text,
  locationList: rows({ office: field.text, address: field.text }),
  countryCode: field.text,
  /** Plain text. */
  jdDisplay: field.text,
  approvedOn: field.moment,
  employmentType: field.text,
  /** "NA" where the employer has left it open. */
  careerStream: field.text,
  buName: field.text,
  /** "INR_Annual", "USD_Hourly". */
  reqCurrency: field.text,
  ctcBandLowEnd: field.number,
  ctcBandHighEnd: field.number,
})

type Requisition = z.infer<typeof requisitionShape>

/** The whole list, or null if nothing is open. The name is added by us from the tenant's record. */
const list = listAt({
  at: 'reqDetailsBOList',
  orNone: (requisitions) => requisitions.nullable(),
  beside: { clientName: field.beside },
})

/**
 * MyNextHire careers pages, used by Indian companies: one request has all open requisitions.
 *
 * Undocumented. Facts from headstart (30 boards with 630 postings, 2026-09-30) and jobdekho (2026-09-30); last seen to
 * hold 2026-10-04 (job-scanner). That texts are wrapped near 80 columns is seen; how to join them is our guess.
 */
export const mynexthire = defineAdapter({
  name: 'mynexthire',
  ...tenantOf('mynexthire.com'),
  permission: 'Its list is undocumented, it has no robots.txt, and we have not read its terms.',
  list,
  posting: requisitionShape,
  label: labelled('reqId', 'reqTitle'),

  async fetch(board, get, settings) {
    const site = `https://${board}.mynexthire.com/employer`
    const listed = await fetchList(board, `${site}/careers/reqlist/get`, get)
    const record = `${site}/jobboard/details_by_shortname/get/${board}/`
    const clientName = await fetchCompanyName(get, record, 'clientName', listed, settings)
    return list.write(listed, { clientName })
  },

  read: (requisition, { board, beside }) => ({
    external_id: requisition.reqId,
    title: requisition.reqTitle,
    company: beside.clientName,
    locations: readLocations(requisition),
    departments: [readDepartment(requisition)],
    employment_type: readType(requisition),
    experience: readExperience(requisition),
    description: joinParts([{ html: joinWrappedLines(requisition.jdDisplay ?? '') }]),
    posted: { approvedOn: requisition.approvedOn },
    requisition_id: requisition.reqId,
    source_url: pageOf(board, Number(requisition.reqId)),
    pay: readPay(requisition),
  }),
})

/**
 * One whose subscription has ended gets 402; an unknown tenant gets 417, and so does a request that the source does not
 * understand, which is our mistake.
 */
const isGone = ({ status, words }: SourceProblem) =>
  status === 402 || (status === 417 && /invalid company/i.test(words))

async function fetchList(board: string, url: string, get: Get): Promise<unknown[]> {
  try {
    return (await list.fetch(get, url, { post: { source: 'careers' } })).items
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

function readType({ employmentType }: Requisition): string | null | undefined {
  const known = TYPES[employmentType?.trim().toLowerCase() ?? '']
  return known === undefined ? employmentType?.replaceAll(/[_-]/g, ' ') : known
}

function readDepartment({ careerStream, buName }: Requisition) {
  const stream = statedText(careerStream)
  return stream === 'NA' ? buName : (stream ?? buName)
}

/** The address that the careers page itself gives a requisition: its state as JSON, in base64. */
function pageOf(board: string, reqId: number): string {
  const requester = { id: '', code: '', name: '' }
  const state = { pageType: 'jd', cvSource: 'careers', reqId, requester, page: 'careers', bufilter: -1 }
  const query = new URLSearchParams({ src: 'careers', p: btoa(JSON.stringify(state)) })
  return `https://${board}.mynexthire.com/employer/jobs/careers?${query}`
}

/** The office may be the name of a building, which is where its address says. */
function readLocations({ locationList, location, countryCode }: Requisition): StatedPlace[] {
  const offices = stated(
    ...locationList.map((place) => {
      const [office = '', address = ''] = [place.office, place.address].map((text) => text?.trim())
      return address.toLowerCase().includes(office.toLowerCase()) ? address : statedText(office, address)
    }),
  )
  return (offices.length > 0 ? offices : stated(location)).map((text) => ({ text, country: countryCode }))
}

function readExperience({ expMin, expMax, fresher }: Requisition): string | null {
  if (expMin == null || expMax == null) return null
  if (fresher && expMax === 0) return 'Fresher'
  // 0 to 0 is also what nobody has filled in.
  return expMax === 0 ? null : statedYears(expMin, expMax)
}

const PERIODS: Record<string, string> = { annual: 'year', monthly: 'month', hourly: 'hour' }

function readPay({ reqCurrency, ctcBandLowEnd: min, ctcBandHighEnd: max }: Requisition): RawPay[] {
  const [currency, unit = ''] = (reqCurrency ?? '').split('_')
  return statedPay({
    min,
    max,
    currency,
    interval: PERIODS[unit.toLowerCase()] ?? unit,
  })
}
