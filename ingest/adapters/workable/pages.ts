import { z } from 'zod'
import { labelled } from '../define-adapter.ts'
import type { Get } from '../adapter.ts'
import { field, fetchJson, texts } from '../shape.ts'
import { fetchDetails } from '../details.ts'
import { collectLinkedPages } from '../linked-pages.ts'

const pageShape = z.object({
  results: z.array(z.unknown()),
  /** Token for the next page; absent on the last one. */
  nextPage: field.text,
})

const placeShape = z.object({
  ...texts('country', 'countryCode', 'region', 'city'),
})

/** A job on a page. Its text has its own address. */
const listedShape = z.looseObject({
  shortcode: z.string().min(1),
  ...texts('title', 'code'),
  remote: field.flag,
  type: field.text,
  department: z.union([field.text, z.array(z.string())]),
  published: field.text,
  location: placeShape.nullish(),
  locations: z.array(placeShape).nullish(),
})

const detailShape = z.object({
  ...texts('description', 'requirements', 'benefits'),
})

const TYPES: Record<string, string> = { full: 'Full-time', part: 'Part-time' }

/**
 * Fetches an account from the paged API of its careers site, and returns it in the widget's form: for when
 * the widget, which returns everything at once, fails. One request for each ten jobs, and one for the text of
 * each job in India or anywhere.
 *
 * @throws SourceProblem
 */
export async function fetchPaged(host: string, board: string, get: Get): Promise<{ jobs: unknown[] }> {
  const url = `https://${host}/api/v3/accounts/${board}/jobs`
  const listed = await collectLinkedPages({
    first: '',
    page: async (token) => {
      const { results: items, nextPage } = await fetchJson(get, url, pageShape, {
        post: token ? { token } : {},
      })
      return { items, next: items.length === 0 ? null : nextPage || null }
    },
    key: labelled('shortcode', ''),
  })
  const detailed = await fetchDetails(listed, (item) => {
    const job = listedShape.safeParse(item).data
    if (!job || !mayBeIndian(job)) return null
    const address = `https://${host}/api/v2/accounts/${board}/jobs/${encodeURIComponent(job.shortcode)}`
    return fetchJson(get, address, z.unknown())
  })
  return { jobs: detailed.map((item) => asWidgetJob(item, host, board)) }
}

type Listed = z.infer<typeof listedShape>

/** Other jobs will be rejected by their place, so we do not need their text. */
function mayBeIndian({ location, locations, remote }: Listed): boolean {
  const codes = [location, ...(locations ?? [])].flatMap((place) => place?.countryCode ?? [])
  return remote === true || codes.length === 0 || codes.includes('IN')
}

/** An unreadable job is passed on unchanged; the adapter's `read` reports what is wrong with it. */
function asWidgetJob(item: unknown, host: string, board: string): unknown {
  const job = listedShape
    .extend({ detail: detailShape.nullish(), detail_problem: field.text })
    .safeParse(item).data
  if (!job) return item
  const { shortcode, title, code, type, department, location, locations, detail, detail_problem } = job
  return {
    shortcode,
    title,
    code,
    url: `https://${host}/${board}/j/${shortcode}`,
    application_url: `https://${host}/${board}/j/${shortcode}/apply`,
    published_on: job.published,
    employment_type: type && (TYPES[type] ?? type),
    telecommuting: job.remote,
    department: Array.isArray(department) ? department.join(', ') : department,
    locations: locations?.length ? locations : location ? [location] : [],
    detail_problem,
    description: [detail?.description, detail?.requirements, detail?.benefits].filter(Boolean).join('\n'),
  }
}
