import { z } from 'zod'
import { defineAdapter, listAt, labelled } from '../define-adapter.ts'
import { joinParts } from '../html-parts.ts'
import { collectLinkedPages } from '../linked-pages.ts'
import { field, part, rows, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedPay, statedText, type StatedPlace } from '../stated.ts'
import { wrapItems } from './lists.ts'

/** Postings per page; a larger limit is not guaranteed. */
const PAGE = 100
/** No real board has this many pages. */
const MOST_PAGES = 100

/** The 404 response for a site that does not exist or no longer exists. */
const goneShape = z.object({ ok: z.literal(false), error: z.string().regex(/not found/i) })

const list = listAt({
  at: '',
  called: 'postings',
  before(payload) {
    const gone = goneShape.safeParse(payload)
    if (gone.success) throw new SourceProblem('gone', `the site answers "${gone.data.error}"`)
    return payload
  },
})

/** `GET /v0/postings/{site}`: no total, no wrapper. https://github.com/lever/postings-api */
const postingShape = z.object({
  id: field.required,
  text: field.title,
  hostedUrl: z.url(),
  applyUrl: field.address,
  /** Milliseconds since 1970; undocumented, but always there. */
  createdAt: z.union([
    z
      .number()
      .int()
      .positive()
      .transform((time) => new Date(time)),
    field.requiredMoment,
  ]),
  categories: part({
    location: field.text,
    allLocations: z.array(field.text).nullish(),
    ...texts('commitment', 'department', 'team'),
  }),
  /** ISO 3166-1 alpha-2, of `categories.location`. */
  country: field.text,
  workplaceType: field.text,
  /** `opening` and `descriptionBody` joined; older postings have only this. */
  description: field.text,
  ...texts('opening', 'descriptionBody'),
  lists: rows({ text: field.text, content: field.text }),
  additional: field.text,
  salaryRange: part({
    min: field.number,
    max: field.number,
    currency: field.text,
    /** "per-year-salary", "per-month-salary", "per-hour-wage", "bi-week-salary", "one-time". */
    interval: field.text,
  }),
  salaryDescription: field.text,
})

type Posting = z.infer<typeof postingShape>

/**
 * Lever Postings API: public, no key. There are two hosts, and the same site name may be two companies on
 * them, so each host is its own source.
 *
 * Facts from the vendor's documentation and job-scanner; last seen to hold 2026-10-04.
 */
export const lever = createLever('lever', 'api.lever.co', 'meesho')
export const leverEu = createLever('lever-eu', 'api.eu.lever.co', 'lionbridge')

function createLever(name: string, host: string, example: string) {
  const nameOf = labelled('id', 'text')
  return defineAdapter({
    name,
    board: /^[a-z0-9](?:[a-z0-9_-]|\.(?=[a-z0-9])){0,99}$/i,
    caseSensitive: true,
    example,
    form: "the site in the board's address, as in jobs.lever.co/meesho",
    hosts: () => [host],
    list,
    posting: postingShape,
    label: nameOf,
    // Some boards ignore `skip` and repeat the first page.
    fetch: (board, get) =>
      collectLinkedPages({
        first: '0',
        page: async (skip) => {
          const url = `https://${host}/v0/postings/${board}?mode=json&skip=${skip}&limit=${PAGE}`
          const { items } = await list.fetch(get, url)
          return { items, next: items.length < PAGE ? null : String(Number(skip) + PAGE) }
        },
        key: nameOf,
        mayRepeat: true,
        most: MOST_PAGES,
      }),
    read: (posting) => ({
      external_id: posting.id,
      title: posting.text,
      locations: readLocations(posting),
      departments: [posting.categories?.department, posting.categories?.team],
      employment_type: posting.categories?.commitment,
      workplace_type: posting.workplaceType,
      description: readDescription(posting),
      posted: { createdAt: posting.createdAt },
      source_url: posting.hostedUrl,
      application_url: posting.applyUrl ?? `${posting.hostedUrl}/apply`,
      pay: statedPay({ ...posting.salaryRange }),
    }),
  })
}

/** `country` belongs to the first location only. */
function readLocations({ categories, country }: Posting): StatedPlace[] {
  const first = statedText(categories?.location)
  const texts = stated(first, ...(categories?.allLocations ?? []))
  if (texts.length === 0) return [{ country }]
  return texts.map((text) => ({ text, country: text === first ? country : null }))
}

/** All that the posting's page shows. The requirements are in the lists. */
function readDescription(posting: Posting): string {
  const { description, opening, descriptionBody, lists, salaryDescription, additional } = posting
  const whole = description?.trim() ? [{ html: description }] : [{ html: opening }, { html: descriptionBody }]
  return joinParts([
    ...whole,
    ...lists.map(({ text, content }) => ({ heading: text, html: wrapItems(content ?? '') })),
    { html: salaryDescription },
    { html: additional },
  ])
}
