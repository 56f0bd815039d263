import { z } from 'zod'
import type { Get } from '../adapter.ts'
import { defineAdapter, listAt, labelled, tenantOf } from '../define-adapter.ts'
import { fetchDetails, refuseTooMany } from '../details.ts'
import { readStatedMoment, readLastDay } from '../moment.ts'
import { collectPages } from '../offset-pages.ts'
import { field, fetchJson, parseJson, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedText, statedYears, type StatedPlace } from '../stated.ts'
import { mayBeIn, type WantedCountry } from '../wanted-country.ts'

/** Postings per page: the most that the list returns, whatever is asked for. */
const PAGE = 99

const skills = z.array(field.text).nullish()

/** The details of one posting. A posting that is closed has no title. Its pay is internal: it is not read. */
const detailShape = z.object({
  ...texts('jobTitle', 'jobDescription', 'employmentType', 'minimumExp', 'maximumExp'),
  /** `2026-10-31 00:00:00.0`, for lists without `jobClosureDate`. */
  CandidatePortalEndDate: field.text,
})

const jobShape = z.object({
  jobCode: field.required,
  jobTitle: field.required,
  jobDetailUrl: field.address,
  /** `2026-09-25` */
  jobPostedDate: field.text,
  jobClosureDate: field.text,
  /** `India>Maharashtra>Pune>Pune` */
  locationHierarchyComplete: field.text,
  ...texts('organizationUnitComplete', 'organizationUnit', 'expRange'),
  skills: z.object({ mustTohave: skills, goodtohave: skills }).nullish(),
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
})

const nameOf = labelled('jobCode', 'jobTitle')

const answerShape = z.object({
  messageCode: z.object({ code: field.count }).nullish(),
  response: z.unknown(),
})

/**
 * The response of `jobs/v1`. Every name has an address here: only the list says whether it is a portal. Its code is 200,
 * and 201 for a name that is none.
 */
const list = listAt({
  at: 'response',
  beside: { totalRecords: field.count.nullish() },
  before(payload) {
    const { data } = answerShape.safeParse(payload)
    if (data?.response !== null) return payload
    const code = data.messageCode?.code
    if (code === 201) throw new SourceProblem('gone', 'it is no portal (code 201)')
    throw new SourceProblem('shape changed', `response expected array, got null (code ${code})`)
  },
})

/** A saved response of a posting that is closed: it has everything but the posting. */
const closedDetail = z.object({ response: z.object({ jobTitle: z.null().optional() }) })

/** A saved response of a single posting. */
const savedDetail = z.object({
  response: z.looseObject({
    requisitionCode: z.string(),
    jobTitle: z.string(),
    CandidatePortalStartDate: field.text,
  }),
})

/**
 * PeopleStrong candidate portals, used by large Indian employers. The list has everything but the description, which is
 * not asked for where the title alone says that the work is not wanted: some list thousands of salespeople.
 *
 * Facts: sarthakjain004/headstart, docs/peoplestrong, last seen to hold on 2026-09-25 (56 hiring boards).
 */
export const peoplestrong = (country: WantedCountry, isOtherWork: (title: string) => boolean) =>
  defineAdapter({
    name: 'peoplestrong',
    ...tenantOf('peoplestrong.com', 'acmecareers'),
    permission: 'Its list is undocumented, it has no robots.txt of its own, and we have not read its terms.',
    list,
    posting: jobShape,
    label: nameOf,

    async fetch(board, get) {
      const api = `https://${board}.peoplestrong.com/api/cp/rest/altone/cp`
      const listed = (await listJobs(api, get)).filter((item) => {
        const { data } = jobShape.pick({ locationHierarchyComplete: true }).safeParse(item)
        return mayBeIn(country, readLocations(data?.locationHierarchyComplete, country))
      })
      const wanted = new Set(listed.filter((item) => !isOtherWork(nameOf(item).title ?? '')))
      refuseTooMany([...wanted])
      const response = await fetchDetails(listed, (item) => {
        const { external_id: code } = nameOf(item)
        return code === null || !wanted.has(item) ? null : fetchDetail(api, code, get)
      })
      return list.write(response, { totalRecords: response.length })
    },

    parse(text) {
      const payload = parseJson(text)
      if (closedDetail.safeParse(payload).success)
        throw new SourceProblem('gone', 'expected a list or a posting, got the answer for one that is closed')
      const { data } = savedDetail.safeParse(payload)
      if (!data) return payload
      const { requisitionCode: jobCode, CandidatePortalStartDate: start, ...job } = data.response
      const jobPostedDate = start?.replace(/ .*/, '')
      return list.write([{ ...job, jobCode, jobPostedDate, detail: data.response }])
    },

    read(job, { board }) {
      const { jobCode, detail } = job
      const employer = readEmployer(job.organizationUnitComplete)
      const department = statedText(job.organizationUnit)
      const lastDay = job.jobClosureDate ?? detail?.CandidatePortalEndDate?.replace(/ .*/, '')
      return {
        external_id: jobCode,
        title: job.jobTitle,
        company: employer,
        source_url: job.jobDetailUrl ?? `https://${board}.peoplestrong.com/job/detail/${inAddress(jobCode)}`,
        locations: readLocations(job.locationHierarchyComplete, country),
        departments: [department === employer ? null : department],
        employment_type: detail?.employmentType,
        experience: statedText(job.expRange) ?? yearsOf(detail),
        skills: [...(job.skills?.mustTohave ?? []), ...(job.skills?.goodtohave ?? [])],
        description: statedText(detail?.jobDescription),
        posted: { jobPostedDate: readStatedMoment(job.jobPostedDate) },
        application_deadline: readLastDay(lastDay ?? ''),
        requisition_id: jobCode,
      }
    },
  })

function listJobs(api: string, get: Get): Promise<unknown[]> {
  return collectPages({
    size: PAGE,
    page: async (offset) => {
      const url = `${api}/jobs/v1?offset=${offset}&limit=${PAGE}`
      const { items, beside } = await askTwice(url, () => list.fetch(get, url, { post: {} }))
      if (beside.totalRecords == null)
        throw new SourceProblem('shape changed', 'totalRecords expected number, got nothing')
      return { total: beside.totalRecords, items }
    },
    key: nameOf,
  })
}

/** What the vendor's own server says of an employer that has left. Another 403 refuses us. */
const LEFT = /forbidden by administrative rules/i

/** Asks once more where the employer seems to have left: only the second time it is believed. */
async function askTwice<T>(url: string, ask: () => Promise<T>): Promise<T> {
  const hasLeft = (error: unknown): error is SourceProblem =>
    error instanceof SourceProblem && error.status === 403 && LEFT.test(error.words)
  try {
    return await ask()
  } catch (error) {
    if (!hasLeft(error)) throw error
    return await ask().catch((cause: unknown) => {
      if (!hasLeft(cause)) throw cause
      throw new SourceProblem('gone', `${new URL(url).host} refused twice: the employer has left`, { cause })
    })
  }
}

/** In addresses the slashes of a code are underscores. */
function inAddress(code: string): string {
  return encodeURIComponent(code.replaceAll('/', '_'))
}

/** The misspelled part is the source's. */
const PARTS = 'basic,organisational,descriprion,workflow,skill,qualification,certification,language,applied'

async function fetchDetail(api: string, code: string, get: Get): Promise<z.infer<typeof detailShape>> {
  const url = `${api}/job/${inAddress(code)}/v2?part=${PARTS}&isReqId=false`
  const { response: detail } = await fetchJson(get, url, z.object({ response: detailShape }))
  if (statedText(detail.jobTitle) === null)
    throw new SourceProblem('gone', `the posting ${code} has no title`)
  return detail
}

/** 0 to 0 is what nobody has filled in. */
function yearsOf(detail: z.infer<typeof detailShape> | null | undefined): string | null {
  const [min, max] = [Number(detail?.minimumExp || Number.NaN), Number(detail?.maximumExp || Number.NaN)]
  return max > 0 ? statedYears(min, max) : null
}

/** The first unit is the employer, where its name says that it is a company; else it is a department. */
function readEmployer(units: string | null | undefined): string | null {
  const root = statedText(units?.split('>')[0]?.replace(/^\s*LT-/, ''))
  return /\b(?:ltd|limited|group|bank|llp|inc|company|corporation)\.?$/i.test(root ?? '') ? root : null
}

/**
 * The place from its hierarchy, `India>Maharashtra>Pune>Pune`: the first part that is a country is the country. Some
 * employers write sales territories, which have none.
 */
function readLocations(hierarchy: string | null | undefined, country: WantedCountry): StatedPlace[] {
  const parts = stated(...(hierarchy ?? '').split('>'))
  const field = parts.find((part) => country.spelling.test(part) || country.holds(part) === 'no') ?? null
  const text = parts.filter((part) => part !== field).toReversed()
  return [{ text: text.join(', '), country: field }]
}
