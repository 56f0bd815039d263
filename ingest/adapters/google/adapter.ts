import { z } from 'zod'
import { defineAdapter, listAt, labelled, onlyBoard } from '../define-adapter.ts'
import { joinParts } from '../html-parts.ts'
import { collectPages } from '../offset-pages.ts'
import { noPage } from '../posting-pages.ts'
import { FIRST_SEEN } from '../raw-posting.ts'
import { field, parseJson } from '../shape.ts'
import { fieldText } from '#ingest/text/field-text.ts'
import type { WantedCountry } from '../wanted-country.ts'

const HOST = 'www.google.com'
const RESULTS = `https://${HOST}/about/careers/applications/jobs/results/`
/** The lists of a page, each in a call of its own. */
const DATA = /AF_initDataCallback\(\{key: '([^']*)',[^<]*?\bdata:(\[[^<]*?\])(?:, sideChannel: \{\})?\}\);/g
/** Jobs a page. */
const PAGE = 20

/** A text behind a null: `[null, "<p>…</p>"]`. */
const section = z
  .tuple([z.unknown(), field.text], z.unknown())
  .nullish()
  .transform((pair) => pair?.[1] ?? null)

const place = z
  .tuple([field.text, z.unknown(), z.unknown(), z.unknown(), z.unknown(), field.text], z.unknown())
  .transform(([text, , , , , country]) => ({ text: text ?? '', country: country ?? null }))

const fields = z.object({
  0: field.required,
  1: field.required,
  3: section,
  4: section,
  7: field.text,
  9: z.array(place).nullish(),
  10: section,
  15: section,
  18: section,
})

/**
 * A job. The source numbers its fields instead of naming them. Numbers 12 to 14 are moments, and projects disagree about
 * whether one of them is the day of publication: none is read.
 */
const jobShape = z
  .preprocess((job) => (Array.isArray(job) ? { ...job } : job), fields)
  .transform((job) => ({
    id: job[0],
    title: job[1],
    responsibilities: job[3],
    qualifications: job[4],
    company: job[7],
    places: job[9] ?? [],
    about: job[10],
    notes: [job[15], job[18]],
  }))

const nameOf = labelled('0', '1')
const list = listAt({ at: 'jobs', total: 'total' })

/**
 * Google's own careers site. Its pages of results contain the jobs whole, as a script with a list in it. There is no
 * date that is surely the day of publication.
 *
 * From Girish-Garg/jobdekho and sarthakjain004/headstart (270 jobs in India, 2026-10), where it last held.
 */
export const google = (country: WantedCountry) =>
  defineAdapter({
    name: 'google',
    ...onlyBoard('careers', HOST),
    permission:
      'Neither robots.txt of www.google.com nor the terms of its careers site have been read for this.',
    list,
    posting: jobShape,
    label: nameOf,

    async fetch(_, get) {
      const jobs = await collectPages({
        size: PAGE,
        key: nameOf,
        page: async (_, page) => {
          const query = new URLSearchParams({ location: country.name, sort_by: 'date', page: String(page) })
          return list.read(parseResults((await get(`${RESULTS}?${query}`, { accept: 'text/html' })).body))
        },
      })
      return list.write(jobs)
    },

    parse: parseResults,

    read(job) {
      // A row has its places in other countries too.
      const inCountry = job.places.filter((place) => (place.country ?? country.code) === country.code)
      return {
        external_id: job.id,
        title: job.title,
        company: job.company,
        locations: inCountry.length > 0 ? inCountry : job.places,
        description: joinParts([
          { heading: 'About the job', html: job.about },
          { heading: 'Responsibilities', html: job.responsibilities },
          { html: job.qualifications },
          ...job.notes.map((html) => ({ html })),
        ]),
        posted_at_basis: FIRST_SEEN,
        source_url: `${RESULTS}${encodeURIComponent(job.id)}-${slugOf(job.title)}`,
      }
    },
  })

/** A page of results, or the list as we save it. */
function parseResults(text: string): unknown {
  const plain = text.replace(/^\uFEFF/, '')
  if (plain.trimStart().startsWith('{')) return parseJson(plain)
  const lists = [...plain.matchAll(DATA)].flatMap(([, key, data = '']) => {
    const found: unknown = parseJson(data)
    return Array.isArray(found) ? [{ key, jobs: found[0] as unknown, total: found[2] as unknown }] : []
  })
  // The numbers of the lists may change. One without jobs has null in place of them.
  const isJob = (job: unknown) => /^\d+$/.test(nameOf(job).external_id ?? '')
  const isJobs = (jobs: unknown) => Array.isArray(jobs) && jobs.some(isJob)
  const found = lists.find(({ jobs }) => isJobs(jobs)) ?? lists.find(({ key }) => key === 'ds:1')
  if (!found) throw noPage('a list of jobs', plain)
  return { jobs: found.jobs ?? [], total: found.total ?? (found.jobs ? null : 0) }
}

function slugOf(title: string): string {
  return fieldText(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
