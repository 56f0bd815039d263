import { z } from 'zod'
import { fieldText } from '#ingest/text/field-text.ts'
import { defineAdapter, listAt, labelled } from '../define-adapter.ts'
import { fetchDetailsById, withoutDetail } from '../details.ts'
import { joinParts } from '../html-parts.ts'
import { sameEmployer } from '../json-ld/employer-name.ts'
import { isObject } from '../json-ld/values.ts'
import { unlisted } from '../raw-posting.ts'
import { field, fetchJson, parseJson, part, rows, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedPay, statedText } from '../stated.ts'
import { placedIn, type WantedCountry } from '../wanted-country.ts'

const HOST = 'api.rippling.com'

/** A text, or an object with a label; the newer list has a name instead. */
const label = z
  .union([
    z.string().transform((label) => ({ label })),
    z
      .object({ label: field.text, name: field.text })
      .transform(({ label, name }) => ({ label: label ?? name })),
  ])
  .nullish()

const detailShape = z.object({
  companyName: field.text,
  createdOn: field.moment,
  description: z
    .union([
      z.string().transform((role) => ({ role, company: null })),
      z.object({ company: field.text, role: field.text }),
    ])
    .nullish(),
  workLocations: z.array(field.text).nullish(),
  /** `id` is for people ("Salaried, full-time"), `label` for machines ("SALARIED_FT"). */
  employmentType: part({ id: field.text, label: field.text }),
  payRangeDetails: rows({
    rangeStart: field.number,
    rangeEnd: field.number,
    ...texts('currency', 'frequency'),
  }),
  unlistedFromSearch: field.flag,
})

/** A row of the list: one place of a job, or in the newer list several. */
const rowShape = z.object({
  uuid: z.string().min(1),
  name: field.title,
  url: field.text,
  department: label,
  workLocation: label,
  locations: z.array(label).nullish(),
})

/** A job with all of its places, as we save it. */
const jobShape = rowShape.extend({ places: z.array(field.text).nullish(), detail: detailShape.nullish() })

type Job = z.infer<typeof jobShape>
const nameOf = labelled('uuid', 'name')

/** A page of the newer list, which the board's own page asks for. */
const newerPage = z.object({ items: z.array(z.unknown()), totalPages: field.count })

/** Its rows, in which a job's uuid is called `id`. @throws SourceProblem if it is not the only page. */
function rowsOf(payload: unknown): unknown {
  const { data: page } = newerPage.safeParse(payload)
  if (!page) return payload
  if (page.totalPages > 1)
    throw new SourceProblem('shape changed', `expected the whole list, got one of ${page.totalPages} pages`)
  return page.items.map((row) => (isObject(row) ? Object.assign({ uuid: row.id }, row) : row))
}

/** The rows of a job are one, with its places. */
const list = listAt({
  at: 'jobs',
  before(payload) {
    const listed = rowsOf(payload)
    if (!Array.isArray(listed)) return payload
    const jobs = new Map<unknown, Record<string, unknown> & { places: string[] }>()
    const rows = listed.flatMap((row: unknown) => {
      const { data } = rowShape.safeParse(row)
      if (!data) return [row]
      const places = stated(data.workLocation?.label, ...(data.locations ?? []).map((place) => place?.label))
      const known = jobs.get(data.uuid)
      if (known) known.places = stated(...known.places, ...places)
      else jobs.set(data.uuid, { ...data, places })
      return known ? [] : [jobs.get(data.uuid)]
    })
    return { jobs: rows }
  },
})

/**
 * Rippling job boards. The list has a row for each place of a job, all with the same uuid; the rest is in the details.
 * Short names are taken by whoever came first ("gs"), so the company has to be the one that we expect.
 *
 * From sarthakjain004/headstart (2026-09), where it last held. No real response has been read.
 */
export const rippling = (country: WantedCountry) =>
  defineAdapter({
    name: 'rippling',
    board: /^[a-z0-9](?:[a-z0-9_-]{0,98}[a-z0-9])?$/i,
    caseSensitive: true,
    example: 'acme',
    form: "the name in the board's address, as in ats.rippling.com/acme",
    hosts: () => [HOST],
    permission: 'The list behind its boards is undocumented, and we have not read its terms.',
    list,
    posting: jobShape,
    label: nameOf,

    async fetch(board, get) {
      const address = `https://${HOST}/platform/api/ats/v1/board/${board}/jobs`
      const { items } = await list.fetch(get, address)
      const near = items.filter(
        placedIn(country, jobShape.pick({ places: true }), ({ places }) => places ?? []),
      )
      const jobs = await fetchDetailsById(near, nameOf, (id) =>
        fetchJson(get, `${address}/${encodeURIComponent(id)}`, z.unknown()),
      )
      return list.write(jobs)
    },

    parse: (text) => list.write(list.read(parseJson(text)).items),

    read(job, { board, settings }) {
      const { uuid, name, detail } = job
      if (detail?.unlistedFromSearch) return unlisted(uuid, name)
      const company = fieldText(detail?.companyName ?? '')
      const expected = settings?.company ?? null
      if (expected !== null && company !== '' && !sameEmployer(company, expected))
        return withoutDetail(uuid, name, `companyName is ${company}, not ${expected}`)
      const places = stated(...(detail?.workLocations ?? []))
      return {
        external_id: uuid,
        title: name,
        company,
        locations: places.length > 0 ? places : [...(job.places ?? []), job.workLocation?.label],
        departments: [job.department?.label],
        employment_type: statedText(detail?.employmentType?.id) ?? detail?.employmentType?.label,
        description: joinParts([
          { html: detail?.description?.role },
          { heading: 'About the company', html: detail?.description?.company },
        ]),
        posted: { createdOn: detail?.createdOn },
        pay: detail?.payRangeDetails.flatMap(({ rangeStart: min, rangeEnd: max, currency, frequency }) =>
          statedPay({ min, max, currency, interval: frequency }),
        ),
        source_url: pageOf(job, board),
      }
    },
  })

/** The address that the list gives, if it is one of the board's. */
function pageOf({ url, uuid }: Job, board: string): string {
  const stated = URL.parse(url ?? '')
  if (stated?.protocol === 'https:' && stated.hostname === 'ats.rippling.com') return stated.href
  return `https://ats.rippling.com/${board}/jobs/${encodeURIComponent(uuid)}`
}
