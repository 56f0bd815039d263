import { z } from 'zod'
import { defineAdapter, listAt, labelled, siteOf } from '../define-adapter.ts'
import { joinParts } from '../html-parts.ts'
import { readStatedMoment } from '../moment.ts'
import { collectPages } from '../offset-pages.ts'
import { unlisted, type RawPay } from '../raw-posting.ts'
import { field, rows, texts } from '../shape.ts'
import { stated, statedPay, statedText, type StatedPlace } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'

/** Postings per page: a larger page is refused. */
const PAGE = 100
/** After this many rows some boards repeat one page. */
const MOST = 5100

/** What these hold is the employer's choice. */
const tags = z.unknown().optional()

const jobShape = z.object({
  slug: field.required,
  language: field.text,
  title: field.required,
  req_id: field.text,
  internal: field.flag,
  ...texts('description', 'responsibilities', 'qualifications', 'city', 'state', 'country'),
  country_code: field.text,
  /** `Hyderabad, India; Pune, India` */
  full_location: field.text,
  categories: rows({ name: field.text }),
  ...texts('employment_type', 'hiring_organization'),
  /** `2026-07-10T14:58:00+0000` or `September 22, 2026`. `update_date` is no publication date. */
  posted_date: field.text,
  apply_url: field.address,
  tags1: tags,
  tags2: tags,
  tags3: tags,
  tags4: tags,
})

type Job = z.infer<typeof jobShape>
const rowShape = z.object({ data: jobShape.pick({ slug: true, language: true }) })

const list = listAt({ at: 'jobs', total: 'totalCount' })

/**
 * Jibe career sites, iCIMS' layer over its own system. A board is the site's host: the employer's, or one of the
 * vendor's. The list has everything, in a row for each language of a posting.
 *
 * Facts: sarthakjain004/headstart (2026-09-24, 1,143 hosts) and Aditya-XR/job-scanner, last seen to hold in 2026-10.
 * Nearly every robots.txt asks for five seconds between requests, which are kept.
 */
export const jibe = (country: WantedCountry) =>
  defineAdapter({
    name: 'jibe',
    ...siteOf('acme.jibeapply.com'),
    permission: "The list is undocumented, and each employer's terms and robots.txt are its own.",
    list,
    among: inOneLanguage,
    posting: z.object({ data: jobShape }),
    label: labelled('slug', 'title', 'data'),

    async fetch(board, get) {
      const jobs = await collectPages({
        size: PAGE,
        page: (_, page) =>
          list.fetch(
            get,
            `https://${board}/api/jobs?page=${page}&limit=${PAGE}&internal=false&country=${country.name}`,
          ),
        key: (item) => {
          const { data: row } = rowShape.safeParse(item)
          return row ? `${row.data.slug} ${row.data.language}` : null
        },
        most: MOST,
      })
      return list.write(jobs)
    },

    read({ data: job }, { board }) {
      const { slug: external_id, title } = job
      if (job.internal) return unlisted(external_id, title)
      return {
        external_id,
        title,
        company: job.hiring_organization,
        source_url: `https://${board}/jobs/${encodeURIComponent(external_id)}`,
        application_url: job.apply_url,
        locations: readLocations(job),
        departments: job.categories.map(({ name }) => name),
        employment_type: job.employment_type?.replaceAll('_', ' ').toLowerCase(),
        description: joinParts([
          { html: job.description },
          { heading: 'Responsibilities', html: job.responsibilities },
          { heading: 'Qualifications', html: job.qualifications },
        ]),
        posted: { posted_date: readStatedMoment(job.posted_date) },
        requisition_id: job.req_id,
        pay: readPay(job),
      }
    },
  })

/** One row for each posting: the English one, else the first. */
function inOneLanguage(rows: unknown[]): unknown[] {
  const chosen = new Map<string, { row: unknown; isEnglish: boolean }>()
  for (const [index, row] of rows.entries()) {
    const { data } = rowShape.safeParse(row)
    const isEnglish = /^en\b/i.test(data?.data.language ?? '')
    const key = data?.data.slug ?? `unreadable ${index}`
    const before = chosen.get(key)
    if (!before || (isEnglish && !before.isEnglish)) chosen.set(key, { row, isEnglish })
  }
  return [...chosen.values()].map(({ row }) => row)
}

/** Several places are in one text, which names their countries; one place has fields. */
function readLocations(job: Job): StatedPlace[] {
  const several = stated(...(job.full_location ?? '').split(';'))
  if (several.length > 1) return several
  const country = statedText(job.country_code) ?? job.country
  return [{ text: statedText(job.city, job.state) ?? several[0], country }]
}

/** `INR ₹3,338,160.00/Yr.`: some employers state the least and the most pay in two of their tags. */
const MONEY = /^([A-Z]{3}) ?\D?(\d[\d,]*(?:\.\d+)?) ?\/ ?(Yr|Mo|Hr)\.?$/
const PERIODS: Record<string, string> = { Yr: 'year', Mo: 'month', Hr: 'hour' }

/** None if there is one amount alone, which may be anything. */
function readPay(job: Job): RawPay[] {
  const amounts = [job.tags1, job.tags2, job.tags3, job.tags4].flat().flatMap((tag) => {
    const [label = '', currency, amount = '', unit = ''] =
      MONEY.exec(typeof tag === 'string' ? tag.trim() : '') ?? []
    return currency
      ? [{ label, currency, amount: Number(amount.replaceAll(',', '')), interval: PERIODS[unit] }]
      : []
  })
  const [first, second, ...more] = amounts
  if (!first || !second || more.length > 0) return []
  if (first.currency !== second.currency || first.interval !== second.interval) return []
  const [min, max] = [first, second].map(({ amount }) => amount).toSorted((one, other) => one - other)
  const label = `${first.label} - ${second.label}`
  const { currency, interval } = first
  return statedPay({ min, max, currency, interval, label })
}
