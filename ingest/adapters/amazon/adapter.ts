import { z } from 'zod'
import { defineAdapter, listAt, labelled, onlyBoard } from '../define-adapter.ts'
import { joinParts } from '../html-parts.ts'
import { readStatedMoment } from '../moment.ts'
import { collectPages } from '../offset-pages.ts'
import { field, parseJson, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated } from '../stated.ts'

const HOST = 'www.amazon.jobs'

/** Postings per page: a larger page is refused. */
const PAGE = 100
/** At 10,000 the list ends, and so does its count. */
const MOST = 9999

/** One of `locations`, which are JSON inside of strings. */
const placeShape = z.object({
  ...texts('normalizedCityName', 'normalizedStateName', 'countryIso2a'),
  /** ONSITE or VIRTUAL. */
  type: field.text,
})

const jobShape = z.object({
  id_icims: field.required,
  title: field.required,
  job_path: z.string().startsWith('/'),
  /** `October  2, 2026` */
  posted_date: field.text,
  ...texts('description', 'basic_qualifications', 'preferred_qualifications'),
  locations: z.array(field.text).nullish(),
  ...texts('normalized_location', 'job_category', 'job_schedule_type'),
  is_intern: field.flag,
  url_next_step: field.address,
})

const nameOf = labelled('id_icims', 'title')
const list = listAt({ at: 'jobs', total: 'hits', outcome: { at: 'error', well: /^$/ } })

/**
 * Amazon's own careers site. The filter of its search has the postings of one country.
 *
 * Facts: Aditya-XR/job-scanner and sarthakjain004/headstart, last seen to hold on 2026-10-04 (2,324 postings in India).
 */
export const amazon = defineAdapter({
  name: 'amazon',
  ...onlyBoard('amazon.jobs', HOST),
  permission: 'Its search is undocumented, and we have read neither its robots.txt nor its terms.',
  list,
  posting: jobShape,
  label: nameOf,

  async fetch(_, get) {
    const query = `normalized_country_code[]=IND&result_limit=${PAGE}&sort=recent`
    const jobs = await collectPages({
      size: PAGE,
      page: async (offset) => {
        const { body } = await get(`https://${HOST}/en/search.json?${query}&offset=${offset}`)
        return list.read(parseJson(withoutCheck(body)))
      },
      key: nameOf,
      most: MOST,
    })
    return list.write(jobs)
  },

  read(job) {
    const places = (job.locations ?? []).flatMap((json) => readPlace(json) ?? [])
    const located = places.map((place) => ({
      text: stated(place.normalizedCityName, place.normalizedStateName).join(', '),
      country: place.countryIso2a,
    }))
    const [type, ...others] = new Set(places.map((place) => place.type))
    return {
      external_id: job.id_icims,
      title: job.title,
      company: 'Amazon',
      source_url: `https://${HOST}${job.job_path}`,
      application_url: job.url_next_step,
      locations: places.length > 0 ? located : [job.normalized_location],
      departments: [job.job_category],
      employment_type: job.is_intern ? 'Internship' : job.job_schedule_type,
      workplace_type: others.length === 0 ? WORKPLACES[type ?? ''] : null,
      description: joinParts([
        { html: job.description },
        { heading: 'Basic qualifications', html: job.basic_qualifications },
        { heading: 'Preferred qualifications', html: job.preferred_qualifications },
      ]),
      posted: { posted_date: readStatedMoment(job.posted_date) },
      requisition_id: job.id_icims,
    }
  },
})

/** Under load it answers 200 with a page that asks for a CAPTCHA. @throws SourceProblem `blocked` */
function withoutCheck(body: string): string {
  if (/^\s*</.test(body) && /server busy|captcha/i.test(body))
    throw new SourceProblem('blocked', `${HOST} is busy and asks whether we are a robot`)
  return body
}

const WORKPLACES: Record<string, string> = { ONSITE: 'On-site', VIRTUAL: 'Remote' }

/** null for a place that cannot be read: the others stay. */
function readPlace(json: string | null | undefined): z.infer<typeof placeShape> | null {
  try {
    return placeShape.parse(JSON.parse(json ?? ''))
  } catch {
    return null
  }
}
