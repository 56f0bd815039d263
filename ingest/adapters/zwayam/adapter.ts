import { z } from 'zod'
import type { Get } from '../adapter.ts'
import { defineAdapter, listAt, labelled, siteOf } from '../define-adapter.ts'
import { joinParts } from '../html-parts.ts'
import { collectPages } from '../offset-pages.ts'
import { unlisted } from '../raw-posting.ts'
import { field, rows, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { statedPlaces, statedText, statedYears, type StatedPlace } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'

const HOST = 'public.zwayam.com'

/** Postings per page; the source ignores any other number. */
const PAGE = 10

/** The search reads the career site's host, and asks for any number in base64 here. */
const COMPANY_ID = btoa('1')

const jobShape = z.object({
  id: field.required,
  jobTitle: field.required,
  jobUrl: field.required,
  ...texts('jobCode', 'displayStatus'),
  /** `Mumbai; Pune` */
  location: field.text,
  jobLocationRecord: rows(texts('country', 'city', 'location', 'formattedLocation')),
  minYearOfExperience: field.number,
  maxYearOfExperience: field.number,
  departmentName: field.text,
  /** `modifiedDate` is no publication date. */
  requisitionApprovedDate: field.moment,
  jobCreatedDate: field.moment,
  createdDate: field.moment,
  /** HTML, cut near 300 characters. */
  mediumDescription: field.text,
  /** The whole text, in one line. */
  mediumDescriptionWithoutHtml: field.text,
  /** Older postings have their whole HTML here. */
  shortDescription: field.text,
})

type Job = z.infer<typeof jobShape>
const nameOf = labelled((of) => of('id') ?? of('_id'), 'jobTitle', '_source')

const answerShape = z.object({ code: field.count, data: z.unknown() })

/** The response of `/jobs/search`, whose status is always 200: its code says how it went. */
const list = listAt({
  at: 'data.data',
  total: 'data.totalCount',
  // Where the careers site shows postings is added by us.
  beside: { code: field.count, front: field.beside },
  before(payload) {
    const { data: answer } = answerShape.safeParse(payload)
    if (answer && answer.code !== 200)
      throw new SourceProblem('network', `${HOST} answered code ${answer.code} in its response`)
    if (answer?.data === null) throw new SourceProblem('gone', `${HOST} has no board for this host`)
    return payload
  },
})

/**
 * Zwayam career sites, used by Indian IT companies. A board is the host of the career site. The list has the text of
 * postings in one line; their HTML is refused to robots, so it is not asked for.
 *
 * Facts: sarthakjain004/headstart (2026-08-27 and 2026-09-17) and Girish-Garg/jobdekho, last seen to hold on
 * 2026-09-30. Robots that name an address in their agent may be refused: we name ours all the same.
 */
export const zwayam = (country: WantedCountry) =>
  defineAdapter({
    name: 'zwayam',
    ...siteOf('acme.openings.co'),
    hosts: (board) => [HOST, board],
    permission:
      'Its list is undocumented and may refuse robots, it has no robots.txt, and we have not read its terms.',
    list,
    // An unreadable posting is known by the id of its row.
    posting: z.object({ _id: field.text, _source: jobShape }),
    label: nameOf,

    async fetch(board, get) {
      const jobs = await collectPages({
        size: PAGE,
        page: (offset) => {
          const filterCri = JSON.stringify(criteria(offset, country))
          const form = { filterCri, companyId: COMPANY_ID, domain: board }
          return list.fetch(get, `https://${HOST}/jobs/search`, { form, multipart: true })
        },
        key: nameOf,
      })
      const front = jobs.length === 0 ? null : await fetchFront(board, get)
      return list.write(jobs, { code: 200, front })
    },

    read({ _source: job }, { board, beside }) {
      const { id: external_id, jobTitle: title } = job
      if (!/^open$/i.test(statedText(job.displayStatus) ?? 'open')) return unlisted(external_id, title)
      return {
        external_id,
        title,
        source_url: (statedText(beside.front) ?? frontOf(board)) + encodeURIComponent(job.jobUrl),
        locations: readLocations(job),
        departments: [job.departmentName],
        experience: readYears(job),
        description: readDescription(job),
        // The approval is closest to the publication. The date of the last edit is none.
        posted: {
          requisitionApprovedDate: job.requisitionApprovedDate,
          jobCreatedDate: job.jobCreatedDate,
          createdDate: job.createdDate,
        },
        requisition_id: job.jobCode,
      }
    },
  })

function criteria(paginationStartNo: number, country: WantedCountry) {
  return {
    paginationStartNo,
    selectedCall: 'sort',
    sortCriteria: { name: 'modifiedDate', isAscending: false },
    anyOfTheseWords: '',
    facetSelectionString: { Country: [country.name] },
  }
}

/** The vendor's own hosts have one address for postings; of an employer's host its careers page tells it. */
function frontOf(board: string): string {
  return board.endsWith('.openings.co') ? `https://${board}/job-view/` : `https://${board}/#!/job-view/`
}

/** The newer career sites name their base address; the older ones have none. @throws SourceProblem `blocked` */
async function fetchFront(board: string, get: Get): Promise<string> {
  if (board.endsWith('.openings.co')) return frontOf(board)
  try {
    const { body } = await get(`https://${board}/`, { accept: 'text/html' })
    const base = /<base\b[^>]{0,200}\bhref=["']([^"']{1,200})["']/i.exec(body)?.[1]
    const url =
      base === undefined ? null : URL.parse(`${base.replace(/\/?$/, '/')}jobview/`, `https://${board}/`)
    return url?.hostname === board ? url.href : frontOf(board)
  } catch (error) {
    // The list has been read: without this page only the address of postings is the older one.
    if (error instanceof SourceProblem) return frontOf(board)
    throw error
  }
}

/** A last year of 0 is an open end. 0 to 0 is what nobody has filled in. */
function readYears({ minYearOfExperience: min, maxYearOfExperience: max }: Job): string | null {
  return min || max ? statedYears(min, max || null) : null
}

function readLocations({ jobLocationRecord, location }: Job): StatedPlace[] {
  const places = jobLocationRecord.map((place) => ({
    text: statedText(place.formattedLocation) ?? statedText(place.city, place.location),
    country: place.country,
  }))
  return statedPlaces(places).length > 0 ? places : (location ?? '').split(';')
}

/** The HTML where it is whole, else the text in one line. */
function readDescription(job: Job): string {
  const flat = statedText(job.mediumDescriptionWithoutHtml)
  const html = statedText(job.mediumDescription)
  const isWhole = html !== null && lettersOf(html) >= lettersOf(flat ?? '')
  return joinParts([
    { html: isWhole && flat !== null ? html : (flat ?? statedText(job.shortDescription) ?? html) },
  ])
}

function lettersOf(html: string): number {
  return html.replace(/<[^<>]*>|&#?\w+;|[^\p{L}]/gu, '').length
}
