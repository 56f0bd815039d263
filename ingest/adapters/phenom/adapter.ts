import { z } from 'zod'
import type { Get } from '../adapter.ts'
import { defineAdapter, listAt, labelled, siteOf } from '../define-adapter.ts'
import { fetchDetailsById } from '../details.ts'
import { collectPages } from '../offset-pages.ts'
import { field, fetchJson, parseJson, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { statedPlaces, statedText, type StatedPlace } from '../stated.ts'
import { placedIn, type WantedCountry } from '../wanted-country.ts'

/** Postings per page: the most that the list returns. */
const PAGE = 500
/** From 10,000 on the list is empty, and counts 0. */
const MOST = 9500

/** The first parts of a path: a region and a language. */
const PREFIX = /^\/([a-z]{2,8}\/[a-z]{2,8})(?:\/|$)/i

/** What only a posting's own response has. Its departments and coordinators are persons: they are not read. */
const detailShape = z.object({
  ...texts('description', 'compensationRange', 'companyName'),
})

/** Places are texts in the list and objects in the details. */
const place = z.union([field.text, z.object({ location: field.text }).transform(({ location }) => location)])

const jobShape = z.object({
  jobId: field.required,
  title: field.required,
  reqId: field.text,
  /** `en_GLOBAL`, the site's language and part. */
  locale: field.text,
  ...texts('category', 'type', 'RemoteType', 'country', 'cityStateCountry', 'city'),
  multi_location: z.array(place.nullish()).nullish(),
  postedDate: field.moment,
  applyUrl: field.address,
  /** Added by us from the posting's own response. */
  detail: detailShape.nullish(),
})

type Job = z.infer<typeof jobShape>
const nameOf = labelled('jobId', 'title')

/** The response to a search. The first parts of every path of the site, `global/en`, are added by us. */
const list = listAt({
  at: 'refineSearch.data.jobs',
  called: 'jobs',
  total: 'refineSearch.totalHits',
  beside: { prefix: field.beside },
  outcome: { at: 'refineSearch.status', well: /^200$/ },
})

/**
 * Phenom career sites. A board is the site's host. The list has a text of its own for each posting, which is not the
 * employer's, so each posting is asked for.
 *
 * Facts: sarthakjain004/headstart, last seen to hold on 2026-09-16 (98 sites). Others needed a browser for one site.
 */
export const phenom = (country: WantedCountry) =>
  defineAdapter({
    name: 'phenom',
    ...siteOf('careers.acme.example'),
    permission: "The list is undocumented, and each employer's terms and robots.txt are its own.",
    list,
    posting: jobShape,
    label: nameOf,

    async fetch(board, get) {
      const prefix = await fetchPrefix(board, get)
      const [region = 'us', language = 'en'] = prefix?.split('/') ?? []
      const site = {
        lang: `${language}_${region}`,
        country: region,
        deviceType: 'desktop',
        siteType: 'external',
      }
      /** One response of the site's only address; `ddoKey` says which. */
      const ask = <T>(shape: z.ZodType<T>, wanted: object) =>
        fetchJson(get, `https://${board}/widgets`, shape, { post: { ...site, ...wanted } })
      const search = searchFor(country)
      const listed = await collectPages({
        size: PAGE,
        page: async (from) => list.read(await ask(z.unknown(), { ...search, from })),
        key: nameOf,
        most: MOST,
      })
      const near = listed.filter(placedIn(country, jobShape, readLocations))
      const jobs = await fetchDetailsById(near, nameOf, async (jobId) => {
        const wanted = { ddoKey: 'jobDetail', pageName: 'job', jobId }
        const job = (await ask(detailAnswer, wanted)).jobDetail.data?.job
        if (!job) throw new SourceProblem('gone', `the posting ${jobId} has no details`)
        return job
      })
      return list.write(jobs, { prefix })
    },

    parse(text) {
      const payload = parseJson(text)
      const job = savedDetail.safeParse(payload).data?.jobDetail.data.job
      if (!job) return payload
      const { title, datePosted: postedDate } = job.structureData
      return list.write([{ title, postedDate, ...job, detail: job }])
    },

    read(job, { board, beside }) {
      const { jobId: external_id, detail } = job
      const page = `https://${board}/${beside.prefix ?? prefixOf(job)}/job/${encodeURIComponent(external_id)}`
      return {
        external_id,
        title: job.title,
        company: detail?.companyName,
        source_url: page,
        application_url: job.applyUrl,
        locations: readLocations(job),
        departments: [job.category],
        employment_type: job.type,
        workplace_type: job.RemoteType?.trim().replace(/\s+only$/i, ''),
        description: statedText(detail?.description),
        posted: { postedDate: job.postedDate },
        requisition_id: statedText(job.reqId) ?? external_id,
        pay_text: detail?.compensationRange,
      }
    },
  })

/** The response for one posting. One that is closed has no `job`. */
const detailAnswer = z.object({
  jobDetail: z.object({ data: z.object({ job: detailShape.nullish() }).nullish() }),
})

/** A saved response of a single posting, with its schema.org data. */
const structureData = z.object({ title: field.text, datePosted: field.text })
const savedDetail = z.object({
  jobDetail: z.object({ data: z.object({ job: z.looseObject({ jobId: field.required, structureData }) }) }),
})

/**
 * A wrong prefix is answered with the home page of the right one, also for postings: so it is asked for. null if that
 * does not say it: the list can be read without, and its postings tell their own.
 *
 * @throws SourceProblem `blocked`
 */
async function fetchPrefix(board: string, get: Get): Promise<string | null> {
  const asked = `https://${board}/us/en/search-results`
  try {
    const { url } = await get(asked, { accept: 'text/html' })
    return PREFIX.exec(URL.parse(url ?? asked)?.pathname ?? '')?.[1] ?? null
  } catch (error) {
    if (error instanceof SourceProblem && error.outcome !== 'blocked' && error.retryAfter === null)
      return null
    throw error
  }
}

/** `en_GLOBAL` as `global/en`, for saved lists. */
function prefixOf({ locale }: Job): string {
  const [, language, region] = /^([a-z]{2})_([a-z]{2,8})$/i.exec(locale ?? '') ?? []
  return language && region ? `${region}/${language}`.toLowerCase() : 'us/en'
}

function searchFor(country: WantedCountry) {
  return {
    ddoKey: 'refineSearch',
    pageName: 'search-results',
    size: PAGE,
    jobs: true,
    counts: true,
    global: true,
    all_fields: ['category', 'country', 'state', 'city'],
    selected_fields: { country: [country.name] },
  }
}

/** Several places name their countries themselves; the field is that of the first. */
function readLocations(job: Job): StatedPlace[] {
  const several = statedPlaces(job.multi_location ?? [])
  if (several.length > 0) return several
  return [{ text: statedText(job.cityStateCountry) ?? job.city, country: job.country }]
}
