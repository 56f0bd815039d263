import { z } from 'zod'
import { fieldText } from '#ingest/text/field-text.ts'
import type { Adapter, BoardSettings } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { fetchDetails, refuseTooMany, withoutDetail } from '../details.ts'
import { joinParts } from '../html-parts.ts'
import { sameEmployer } from '../json-ld/employer-name.ts'
import { rawPosting, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { stated, statedPay, statedText } from '../stated.ts'
import { mayBeIn, type WantedCountry } from '../wanted-country.ts'
import { jobShape, rowShape, type RipplingJob } from './shape.ts'

const HOST = 'api.rippling.com'

/**
 * Rippling job boards. The list has a row for each place of a job, all with the same uuid; the rest is in the details.
 * Short names are taken by whoever came first ("gs"), so the company has to be the one that we expect.
 *
 * From sarthakjain004/headstart (2026-09), where it last held. No real response has been read.
 */
export const rippling = (country: WantedCountry): Adapter => ({
  name: 'rippling',
  board: /^[a-z0-9](?:[a-z0-9_-]{0,98}[a-z0-9])?$/i,
  caseSensitive: true,
  example: 'acme',
  hosts: () => [HOST],
  policy: {
    scope: 'source',
    reason: 'The list behind its boards is undocumented, and we have not read its terms.',
    approves: () => false,
  },

  async fetch(board, get) {
    const address = `https://${HOST}/platform/api/ats/v1/board/${board}/jobs`
    const { jobs } = checkShape(boardShape, asBoard(parseJson((await get(address)).body)))
    const near = jobs.filter((job) => mayBeIn(country, placesOf(job)))
    refuseTooMany(near)
    return {
      jobs: await fetchDetails(near, (job) => {
        const { data } = rowShape.safeParse(job)
        if (!data) return null
        return get(`${address}/${encodeURIComponent(data.uuid)}`).then(({ body }) => parseJson(body))
      }),
    }
  },

  parse: (text) => asBoard(parseJson(text)),

  read(payload, board, settings) {
    return readEach({
      items: checkShape(boardShape, payload).jobs,
      at: 'jobs',
      shape: jobShape,
      title: labelled('uuid', 'name'),
      read: (job) => readJob(job, board, settings),
    })
  },
})

const boardShape = z.object({ jobs: z.array(z.unknown()) })

/** The list as we save it: the rows of a job are one, with its places. */
function asBoard(payload: unknown): unknown {
  if (!Array.isArray(payload)) return payload
  const jobs = new Map<unknown, Record<string, unknown> & { places: string[] }>()
  const rows = payload.flatMap((row: unknown) => {
    const { data } = rowShape.safeParse(row)
    if (!data) return [row]
    const places = stated(data.workLocation?.label)
    const known = jobs.get(data.uuid)
    if (known) known.places = stated(...known.places, ...places)
    else jobs.set(data.uuid, { ...data, places })
    return known ? [] : [jobs.get(data.uuid)]
  })
  return { jobs: rows }
}

function placesOf(job: unknown): string[] {
  return stated(...(jobShape.pick({ places: true }).safeParse(job).data?.places ?? []))
}

function readJob(job: RipplingJob, board: string, settings?: BoardSettings): RawPosting | RawRejection {
  const { uuid, name, detail } = job
  if (job.detail_problem) return withoutDetail(uuid, name, job.detail_problem)
  if (detail?.unlistedFromSearch) return { external_id: uuid, title: name, reason: 'unlisted', detail: null }
  const stating = fieldText(detail?.companyName ?? '')
  const expected = settings?.company ?? null
  if (expected !== null && stating !== '' && !sameEmployer(stating, expected))
    return withoutDetail(uuid, name, `companyName is ${stating}, not ${expected}`)
  const places = stated(...(detail?.workLocations ?? []))
  return rawPosting({
    external_id: uuid,
    title: name,
    ...nameCompany(board, stating, settings),
    locations: (places.length > 0 ? places : stated(...(job.places ?? []), job.workLocation?.label)).map(
      (text) => ({ text, country: null }),
    ),
    departments: stated(job.department?.label),
    employment_type: statedText(detail?.employmentType?.id) ?? statedText(detail?.employmentType?.label),
    description: joinParts([
      { html: detail?.description?.role },
      { heading: 'About the company', html: detail?.description?.company },
    ]),
    posted_at: detail?.createdOn ?? null,
    posted_at_basis: 'createdOn',
    pay: (detail?.payRangeDetails ?? []).flatMap((range) =>
      statedPay({
        min: range?.rangeStart,
        max: range?.rangeEnd,
        currency: range?.currency,
        interval: range?.frequency,
        periods: /^(year|month|week|hour)(?:ly)?$/i,
      }),
    ),
    source_url: pageOf(job, board),
  })
}

/** The address that the list gives, if it is one of the board's. */
function pageOf({ url, uuid }: RipplingJob, board: string): string {
  const stated = URL.parse(url ?? '')
  if (stated?.protocol === 'https:' && stated.hostname === 'ats.rippling.com') return stated.href
  return `https://ats.rippling.com/${board}/jobs/${encodeURIComponent(uuid)}`
}
