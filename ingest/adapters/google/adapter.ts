import type { Adapter, Get } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { joinParts } from '../html-parts.ts'
import { collectPages } from '../offset-pages.ts'
import { noPage } from '../posting-pages.ts'
import { FIRST_SEEN, rawPosting, type RawPosting } from '../raw-posting.ts'
import { readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { fieldText } from '#ingest/text/field-text.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { jobShape, resultsShape, type GoogleJob } from './shape.ts'

const HOST = 'www.google.com'
const RESULTS = `https://${HOST}/about/careers/applications/jobs/results/`
/** The lists of a page, each in a call of its own. */
const DATA = /AF_initDataCallback\(\{key: '([^']*)',[^<]*?\bdata:(\[[^<]*?\])(?:, sideChannel: \{\})?\}\);/g
/** Jobs a page. */
const PAGE = 20

/**
 * Google's own careers site. Its pages of results contain the jobs whole, as a script with a list in it. There is no
 * date that is surely the day of publication.
 *
 * From Girish-Garg/jobdekho and sarthakjain004/headstart (270 jobs in India, 2026-10), where it last held.
 */
export const google = (country: WantedCountry): Adapter => ({
  name: 'google',
  board: /^careers$/,
  caseSensitive: false,
  example: 'careers',
  hosts: () => [HOST],
  policy: {
    scope: 'source',
    reason: 'Neither robots.txt of www.google.com nor the terms of its careers site have been read for this.',
    approves: () => false,
  },

  async fetch(_, get) {
    const jobs = await collectPages({
      size: PAGE,
      key: (job) => idOf(job) ?? JSON.stringify(job),
      page: async (_, page) => {
        const { jobs: items, total } = await fetchPage(page, country, get)
        return { items, total }
      },
      missing: 2,
    })
    return { jobs, total: jobs.length }
  },

  parse: parseResults,

  read(payload, board, settings) {
    return readEach({
      items: checkShape(resultsShape, payload).jobs,
      at: 'jobs',
      shape: jobShape,
      title: (job) => ({ external_id: idOf(job), title: textAt(job, 1) }),
      read: (job) => readJob(job, country, nameCompany(board, job.company, settings)),
    })
  },
})

async function fetchPage(page: number, { name }: WantedCountry, get: Get) {
  const query = new URLSearchParams({ location: name, sort_by: 'date', page: String(page) })
  const { body } = await get(`${RESULTS}?${query}`, { accept: 'text/html' })
  return checkShape(resultsShape, parseResults(body))
}

/** A page of results, or the list as we save it. */
function parseResults(text: string): unknown {
  const plain = text.replace(/^\uFEFF/, '')
  if (plain.trimStart().startsWith('{')) return parseJson(plain)
  const lists = [...plain.matchAll(DATA)].flatMap(([, key, data = '']) => {
    const list: unknown = parseJson(data)
    return Array.isArray(list) ? [{ key, jobs: list[0] as unknown, total: list[2] as unknown }] : []
  })
  // The numbers of the lists may change. One without jobs has null in place of them.
  const isJobs = (jobs: unknown) => Array.isArray(jobs) && jobs.some((job) => /^\d+$/.test(idOf(job) ?? ''))
  const found = lists.find(({ jobs }) => isJobs(jobs)) ?? lists.find(({ key }) => key === 'ds:1')
  if (!found) throw noPage('a list of jobs', plain)
  return { jobs: found.jobs ?? [], total: found.total ?? (found.jobs ? null : 0) }
}

function textAt(job: unknown, index: number): string | null {
  const value: unknown = typeof job === 'object' && job !== null ? Reflect.get(job, index) : null
  return typeof value === 'string' && value !== '' ? value : null
}

function idOf(job: unknown): string | null {
  return textAt(job, 0)
}

function readJob(job: GoogleJob, { code }: WantedCountry, named: ReturnType<typeof nameCompany>): RawPosting {
  // A row has its places in other countries too.
  const inCountry = job.places.filter(({ country }) => country === null || country === code)
  const places = inCountry.length > 0 ? inCountry : job.places
  return rawPosting({
    external_id: job.id,
    title: job.title,
    ...named,
    locations: places.map(({ text, country }) => ({ text, country })),
    description: joinParts([
      { heading: 'About the job', html: job.about },
      { heading: 'Responsibilities', html: job.responsibilities },
      { html: job.qualifications },
      ...job.notes.map((html) => ({ html })),
    ]),
    posted_at: null,
    posted_at_basis: FIRST_SEEN,
    source_url: `${RESULTS}${encodeURIComponent(job.id)}-${slugOf(job.title)}`,
  })
}

function slugOf(title: string): string {
  return fieldText(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
