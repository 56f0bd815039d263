import type { z } from 'zod'
import { offUntilAllowed, type Adapter, type BoardSettings } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { readStatedMoment } from '../moment.ts'
import { joinParts } from '../html-parts.ts'
import { collectPages } from '../offset-pages.ts'
import { rawPosting, type RawPosting } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedPlaces, statedText } from '../stated.ts'
import { jobShape, placeShape, searchShape, type AmazonJob } from './shape.ts'

const HOST = 'www.amazon.jobs'

/** Postings per page: a larger page is refused. */
const PAGE = 100
/** At 10,000 the list ends, and so does its count. */
const MOST = 9999

/**
 * Amazon's own careers site. The filter of its search has the postings of one country.
 *
 * Facts: Aditya-XR/job-scanner and sarthakjain004/headstart, last seen to hold on 2026-10-04 (2,324 postings in India).
 */
export const amazon: Adapter = {
  name: 'amazon',
  board: /^amazon\.jobs$/i,
  caseSensitive: false,
  example: 'amazon.jobs',
  hosts: () => [HOST],
  policy: offUntilAllowed(
    'Its search is undocumented, and we have read neither its robots.txt nor its terms.',
  ),

  async fetch(_, get) {
    const query = `normalized_country_code[]=IND&result_limit=${PAGE}&sort=recent`
    const jobs = await collectPages({
      size: PAGE,
      page: async (offset) => {
        const { body } = await get(`https://${HOST}/en/search.json?${query}&offset=${offset}`)
        const { hits: total, jobs: items } = checkShape(searchShape, parseJson(withoutCheck(body)))
        return { total, items }
      },
      key: (item) => jobShape.pick({ id_icims: true }).safeParse(item).data?.id_icims ?? JSON.stringify(item),
      missing: 2,
      most: MOST,
    })
    return { hits: jobs.length, jobs }
  },

  parse: parseJson,

  read(payload, _, settings) {
    return readEach({
      items: checkShape(searchShape, payload).jobs,
      at: 'jobs',
      shape: jobShape,
      title: labelled('id_icims', 'title'),
      read: (job) => readJob(job, settings),
    })
  },
}

/** Under load it answers 200 with a page that asks for a CAPTCHA. @throws SourceProblem `blocked` */
function withoutCheck(body: string): string {
  if (/^\s*</.test(body) && /server busy|captcha/i.test(body))
    throw new SourceProblem('blocked', `${HOST} is busy and asks whether we are a robot`)
  return body
}

function readJob(job: AmazonJob, settings?: BoardSettings): RawPosting {
  const page = `https://${HOST}${job.job_path}`
  const places = (job.locations ?? []).flatMap((json) => (json ? (readPlace(json) ?? []) : []))
  const located = places.map((place) => ({
    text: stated(place.normalizedCityName, place.normalizedStateName).join(', '),
    country: place.countryIso2a,
  }))
  const types = new Set(places.map(({ type }) => type))
  return rawPosting({
    external_id: job.id_icims,
    title: job.title,
    ...nameCompany('Amazon', 'Amazon', settings),
    source_url: page,
    application_url: job.url_next_step ?? page,
    locations: statedPlaces(places.length > 0 ? located : [{ text: job.normalized_location }]),
    departments: stated(job.job_category),
    employment_type: job.is_intern ? 'Internship' : statedText(job.job_schedule_type),
    workplace_type: types.size === 1 ? (WORKPLACES[[...types][0] ?? ''] ?? null) : null,
    description: joinParts([
      { html: job.description },
      { heading: 'Basic qualifications', html: job.basic_qualifications },
      { heading: 'Preferred qualifications', html: job.preferred_qualifications },
    ]),
    posted_at: readStatedMoment(job.posted_date ?? ''),
    posted_at_basis: 'posted_date',
    requisition_id: job.id_icims,
  })
}

const WORKPLACES: Record<string, string> = { ONSITE: 'On-site', VIRTUAL: 'Remote' }

/** null for a place that cannot be read: the others stay. */
function readPlace(json: string): z.infer<typeof placeShape> | null {
  try {
    return placeShape.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
