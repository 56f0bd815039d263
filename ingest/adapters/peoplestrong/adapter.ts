import { z } from 'zod'
import { offUntilAllowed, type Adapter, type BoardSettings, type Get, type GetOptions } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { fetchDetails, refuseTooMany, withoutDetail } from '../details.ts'
import { readLastDay } from '../file/dates.ts'
import { readStatedMoment } from '../moment.ts'
import { HOST_LABEL } from '../host-name.ts'
import { collectPages } from '../offset-pages.ts'
import { rawPosting, type RawLocation, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, optionalText, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedPlaces, statedText, statedYears } from '../stated.ts'
import { mayBeIn, type WantedCountry } from '../wanted-country.ts'
import { detailShape, jobShape, listShape, type PeopleStrongJob } from './shape.ts'

/** Postings per page: the most that the list returns, whatever is asked for. */
const PAGE = 99

/**
 * PeopleStrong candidate portals, used by large Indian employers. The list has everything but the description, which is
 * not asked for where the title alone says that the work is not wanted: some list thousands of salespeople.
 *
 * Facts: sarthakjain004/headstart, docs/peoplestrong, last seen to hold on 2026-09-25 (56 hiring boards).
 */
export const peoplestrong = (country: WantedCountry, isOtherWork: (title: string) => boolean): Adapter => ({
  name: 'peoplestrong',
  board: HOST_LABEL,
  caseSensitive: false,
  example: 'acmecareers',
  hosts: (board) => [hostOf(board)],
  policy: offUntilAllowed(
    'Its list is undocumented, it has no robots.txt of its own, and we have not read its terms.',
  ),

  async fetch(board, get) {
    const listed = (await listJobs(board, get)).filter((item) => {
      const { data } = jobShape.pick({ locationHierarchyComplete: true }).safeParse(item)
      return mayBeIn(country, readLocations(data?.locationHierarchyComplete, country))
    })
    const wanted = new Set(listed.filter((item) => !isOtherWork(nameOf(item).title ?? '')))
    refuseTooMany([...wanted])
    const response = await fetchDetails(listed, (item) => {
      const { external_id: code } = nameOf(item)
      return code === null || !wanted.has(item) ? null : fetchDetail(board, code, get)
    })
    return { totalRecords: response.length, response }
  },

  parse(text) {
    const payload = parseJson(text)
    const { data } = savedDetail.safeParse(payload)
    if (!data) return payload
    const { requisitionCode: jobCode, CandidatePortalStartDate: start, ...job } = data.response
    const jobPostedDate = start?.replace(/ .*/, '')
    return { totalRecords: 1, response: [{ ...job, jobCode, jobPostedDate, detail: data.response }] }
  },

  read(payload, board, settings) {
    return readEach({
      items: listOf(payload, board).response,
      at: 'response',
      shape: jobShape,
      title: nameOf,
      read: (job) => readJob(job, board, country, settings),
    })
  },
})

/** A saved response of a single posting. */
const savedDetail = z.object({
  response: z.looseObject({
    requisitionCode: z.string(),
    jobTitle: z.string(),
    CandidatePortalStartDate: optionalText,
  }),
})

function hostOf(board: string): string {
  return `${board}.peoplestrong.com`
}

/** Every name has an address here: only the list says whether it is a portal. @throws SourceProblem */
function listOf(payload: unknown, board: string): z.infer<typeof listShape> & { response: unknown[] } {
  const { response, ...list } = checkShape(listShape, payload)
  if (response !== null) return { ...list, response }
  const code = list.messageCode?.code
  if (code === 201) throw new SourceProblem('gone', `${hostOf(board)} is no portal (code 201)`)
  throw new SourceProblem('shape changed', `response expected array, got null (code ${code})`)
}

function listJobs(board: string, get: Get): Promise<unknown[]> {
  const url = `https://${hostOf(board)}/api/cp/rest/altone/cp/jobs/v1`
  return collectPages({
    size: PAGE,
    page: async (offset) => {
      const { body } = await getTwice(get, `${url}?offset=${offset}&limit=${PAGE}`, { post: {} })
      const { totalRecords, response } = listOf(parseJson(body), board)
      if (totalRecords == null)
        throw new SourceProblem('shape changed', 'totalRecords expected number, got nothing')
      return { total: totalRecords, items: response }
    },
    key: (item) => nameOf(item).external_id ?? JSON.stringify(item),
    missing: 2,
  })
}

/** What the vendor's own server says of an employer that has left. Another 403 refuses us. */
const LEFT = /forbidden by administrative rules/i

/** Asks once more where the employer seems to have left: only the second time it is believed. */
async function getTwice(get: Get, url: string, options: GetOptions) {
  const hasLeft = (error: unknown): error is SourceProblem =>
    error instanceof SourceProblem && error.status === 403 && LEFT.test(error.words)
  try {
    return await get(url, options)
  } catch (error) {
    if (!hasLeft(error)) throw error
    return await get(url, options).catch((cause: unknown) => {
      if (!hasLeft(cause)) throw cause
      throw new SourceProblem('gone', `${new URL(url).host} refused twice: the employer has left`, { cause })
    })
  }
}

const nameOf = labelled('jobCode', 'jobTitle')

/** In addresses the slashes of a code are underscores. */
function inAddress(code: string): string {
  return encodeURIComponent(code.replaceAll('/', '_'))
}

/** The misspelled part is the source's. */
const PARTS = 'basic,organisational,descriprion,workflow,skill,qualification,certification,language,applied'

async function fetchDetail(board: string, code: string, get: Get): Promise<z.infer<typeof detailShape>> {
  const url = `https://${hostOf(board)}/api/cp/rest/altone/cp/job/${inAddress(code)}/v2?part=${PARTS}&isReqId=false`
  const detail = checkShape(
    listShape.extend({ response: detailShape }),
    parseJson((await get(url)).body),
  ).response
  if (statedText(detail.jobTitle) === null)
    throw new SourceProblem('gone', `the posting ${code} has no title`)
  return detail
}

function readJob(
  job: PeopleStrongJob,
  board: string,
  country: WantedCountry,
  settings?: BoardSettings,
): RawPosting | RawRejection {
  const { jobCode: external_id, jobTitle: title, detail } = job
  if (job.detail_problem) return withoutDetail(external_id, title, job.detail_problem)
  const employer = readEmployer(job.organizationUnitComplete)
  const department = statedText(job.organizationUnit)
  return rawPosting({
    external_id,
    title,
    ...nameCompany(board, employer, settings),
    source_url: job.jobDetailUrl ?? `https://${hostOf(board)}/job/detail/${inAddress(external_id)}`,
    locations: readLocations(job.locationHierarchyComplete, country),
    departments: stated(department === employer ? null : department),
    employment_type: statedText(detail?.employmentType),
    experience: statedText(job.expRange) ?? yearsOf(detail),
    skills: stated(...(job.skills?.mustTohave ?? []), ...(job.skills?.goodtohave ?? [])),
    description: statedText(detail?.jobDescription) ?? '',
    posted_at: readStatedMoment(job.jobPostedDate ?? ''),
    posted_at_basis: 'jobPostedDate',
    application_deadline: readLastDay(
      job.jobClosureDate ?? detail?.CandidatePortalEndDate?.replace(/ .*/, '') ?? '',
    ),
    requisition_id: external_id,
  })
}

/** 0 to 0 is what nobody has filled in. */
function yearsOf(detail: z.infer<typeof detailShape> | null | undefined): string | null {
  const [min, max] = [Number(detail?.minimumExp || Number.NaN), Number(detail?.maximumExp || Number.NaN)]
  return max > 0 ? statedYears(min, max) : null
}

/** The first unit is the employer, where its name says that it is a company; else it is a department. */
function readEmployer(units: string | null | undefined): string | null {
  const root = statedText(units?.split('>')[0]?.replace(/^\s*LT-/, ''))
  return root !== null && /\b(?:ltd|limited|group|bank|llp|inc|company|corporation)\.?$/i.test(root)
    ? root
    : null
}

/**
 * The place from its hierarchy, `India>Maharashtra>Pune>Pune`: the first part that is a country is the country. Some
 * employers write sales territories, which have none.
 */
function readLocations(hierarchy: string | null | undefined, country: WantedCountry): RawLocation[] {
  const parts = stated(...(hierarchy ?? '').split('>'))
  const field = parts.find((part) => country.spelling.test(part) || country.holds(part) === 'no') ?? null
  const text = parts
    .filter((part) => part !== field)
    .toReversed()
    .join(', ')
  return statedPlaces([{ text, country: field }])
}
