import type { Adapter } from '../adapter.ts'
import { rawPosting, type RawLocation, type RawPosting } from '../raw-posting.ts'
import { nameCompany } from '../company-name.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, listOf, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedText } from '../stated.ts'
import { fetchPaged } from './pages.ts'
import { boardShape, jobShape, type WorkableJob } from './shape.ts'

const HOST = 'apply.workable.com'
/**
 * Problems after which we try the pages instead: no complete response (for example too large), or an
 * unexpected one.
 */
const FALLBACK_OUTCOMES = new Set(['network', 'shape changed'])

/**
 * The jobs widget of Workable's career pages: public, no key, the whole account in one response. An inactive
 * account has no jobs. If the widget fails, we read the account's pages.
 *
 * Facts from public clients of the widget; last seen to hold 2026-08-17 (a public list of accounts).
 */
export const workable: Adapter = {
  name: 'workable',
  board: /^[a-z0-9][a-z0-9_-]{0,99}$/i,
  caseSensitive: false,
  example: 'apna',
  form: "the account in the board's address, as in apply.workable.com/apna",
  hosts: () => [HOST],
  kept: boardShape.extend({ jobs: listOf(jobShape) }),

  async fetch(board, get) {
    try {
      const { body } = await get(`https://${HOST}/api/v1/widget/accounts/${board}?details=true`)
      const payload = parseJson(body)
      checkShape(boardShape, payload)
      return payload
    } catch (error) {
      if (!(error instanceof SourceProblem) || !FALLBACK_OUTCOMES.has(error.outcome)) throw error
      // If the pages fail too, report the widget's problem.
      return fetchPaged(HOST, board, get).catch(() => Promise.reject(error))
    }
  },

  parse: parseJson,

  read(payload, board, settings) {
    const { jobs, name } = checkShape(boardShape, payload)
    const company = nameCompany(board, name, settings)
    const reading = readEach({
      items: jobs,
      at: 'jobs',
      shape: jobShape,
      title: labelled('shortcode', 'title'),
      read: (job) => readJob(job, company),
    })
    return { ...reading, postings: joinPlaces(reading.postings) }
  },
}

function readJob(job: WorkableJob, company: ReturnType<typeof nameCompany>): RawPosting {
  return rawPosting({
    external_id: job.shortcode,
    title: job.title,
    ...company,
    locations: readLocations(job),
    // `function` and `industry` are mostly the account's defaults.
    departments: stated(job.department),
    employment_type: statedText(job.employment_type),
    workplace_type: job.telecommuting ? 'Remote' : null,
    experience: statedText(job.experience),
    description: job.description ?? '',
    posted_at: job.published_on ?? job.created_at ?? null,
    posted_at_basis: job.published_on ? 'published_on' : 'created_at',
    requisition_id: statedText(job.code),
    source_url: job.url,
    application_url: job.application_url ?? job.url,
  })
}

function readLocations({ locations, city, state, country }: WorkableJob): RawLocation[] {
  const places = locations?.length ? locations : [{ city, region: state, country }]
  return places.flatMap((place) => {
    const text = statedText(...(place.hidden ? [] : [place.city, place.region]), place.country)
    const code = statedText(place.countryCode) ?? statedText(place.country)
    return text === null && code === null ? [] : [{ text: text ?? '', country: code }]
  })
}

/** Merges postings of one job in several places. An exact repetition stays, to be counted as a duplicate. */
function joinPlaces(postings: RawPosting[]): RawPosting[] {
  const joined = new Map<string, RawPosting>()
  return postings.filter((posting) => {
    const first = joined.get(posting.external_id)
    const further = posting.locations.filter(
      ({ text, country }) =>
        !first?.locations.some((known) => known.text === text && known.country === country),
    )
    if (!first) joined.set(posting.external_id, posting)
    else first.locations.push(...further)
    return !first || further.length === 0
  })
}
