import { z } from 'zod'
import { defineAdapter, listAt, labelled } from '../define-adapter.ts'
import type { RawPosting } from '../raw-posting.ts'
import { field, fetchJson, rows, texts } from '../shape.ts'
import { statedText, type StatedPlace } from '../stated.ts'

const HOST = 'apply.workable.com'

const jobShape = z.object({
  /** The only id. A job in several places is listed once per place, with the same id. */
  shortcode: field.required,
  title: field.title,
  /** The employer's requisition id. */
  code: field.text,
  url: z.url(),
  application_url: field.address,
  /** Dates without a time. */
  published_on: field.moment,
  created_at: field.moment,
  employment_type: field.text,
  /** false only means not fully remote. */
  telecommuting: z.boolean().nullish(),
  /** `function` and `industry` are mostly the account's defaults. */
  department: field.text,
  /** "Entry level", "Associate", "Mid-Senior level". */
  experience: field.text,
  ...texts('country', 'state', 'city'),
  locations: rows({
    ...texts('country', 'countryCode', 'region', 'city'),
    /** The employer does not show the exact place. */
    hidden: z.boolean().nullish(),
  }),
  /** Only with `details=true`. */
  description: field.text,
})

/** The response of `GET /api/v1/widget/accounts/{account}?details=true`, for any number of jobs. */
const list = listAt({ at: 'jobs', beside: { name: field.beside } })

const adapter = defineAdapter({
  name: 'workable',
  board: /^[a-z0-9][a-z0-9_-]{0,99}$/i,
  example: 'apna',
  form: "the account in the board's address, as in apply.workable.com/apna",
  hosts: () => [HOST],
  list,
  posting: jobShape,
  label: labelled('shortcode', 'title'),

  fetch: (board, get) =>
    fetchJson(get, `https://${HOST}/api/v1/widget/accounts/${board}?details=true`, z.unknown()),

  read: (job, { beside }) => ({
    external_id: job.shortcode,
    title: job.title,
    company: beside.name,
    locations: readLocations(job),
    departments: [job.department],
    employment_type: job.employment_type,
    workplace_type: job.telecommuting ? 'Remote' : null,
    experience: job.experience,
    description: job.description,
    posted: { published_on: job.published_on, created_at: job.created_at },
    requisition_id: job.code,
    source_url: job.url,
    application_url: job.application_url,
  }),
})

/**
 * The jobs widget of Workable's career pages: public, no key, the whole account in one response. An inactive
 * account has no jobs.
 *
 * Facts from public clients of the widget; last seen to hold 2026-08-17 (a public list of accounts).
 */
export const workable: typeof adapter = {
  ...adapter,
  read(payload, board, settings) {
    const reading = adapter.read(payload, board, settings)
    return { ...reading, postings: joinPlaces(reading.postings) }
  },
}

function readLocations({ locations, city, state, country }: z.infer<typeof jobShape>): StatedPlace[] {
  const places = locations?.length ? locations : [{ city, region: state, country }]
  return places.map((place) => ({
    text: statedText(...(place.hidden ? [] : [place.city, place.region]), place.country),
    country: statedText(place.countryCode) ?? place.country,
  }))
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
