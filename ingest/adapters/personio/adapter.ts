import { z } from 'zod'
import { defineAdapter, listAt, labelled, tenantOf } from '../define-adapter.ts'
import { joinParts } from '../html-parts.ts'
import { field, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedText } from '../stated.ts'
import { parseXml } from '../xml.ts'

/** Where Personio redirects requests for unknown boards. */
const PERSONIO_HOME = /^(?:www\.)?personio\.(?:com|de)$/

/** Paths of elements that are lists. */
const LISTS = [
  'workzag-jobs.position',
  'workzag-jobs.position.additionalOffices.office',
  'workzag-jobs.position.jobDescriptions.jobDescription',
]

/** An element with children; the parser returns '' if it is empty. */
function element<Shape extends z.core.$ZodShape>(children: Shape) {
  return z.preprocess((parsed) => (parsed === '' ? {} : parsed), z.object(children))
}

/** `GET /xml`. https://developer.personio.de/docs/retrieving-open-job-positions */
const positionShape = z.object({
  id: field.required,
  name: field.title,
  /** The company, if the account has several. */
  subcompany: field.text,
  office: field.text,
  additionalOffices: element({ office: z.array(field.text).nullish() }).nullish(),
  ...texts('department', 'recruitingCategory'),
  /** HTML, escaped or in CDATA. Empty if the position has no text in the requested language. */
  jobDescriptions: element({
    jobDescription: z.array(element({ name: field.text, value: field.text })).nullish(),
  }).nullish(),
  /** "permanent", "intern", "trainee", "freelance". */
  employmentType: field.text,
  /** "entry-level", "experienced", "executive", "student". */
  seniority: field.text,
  /** "full-time", "part-time", "full-or-part-time". */
  schedule: field.text,
  /** "lt-1", "1-2", "2-5", "5-7", "7-10", "10-15", "gt-15". */
  yearsOfExperience: field.text,
  createdAt: field.requiredMoment,
})

const noPositions = z.object({ 'workzag-jobs': z.literal('') })

type Position = z.infer<typeof positionShape>

/**
 * Personio's XML feed: public, no key, the whole board in one response, each board on its own host.
 *
 * Facts from the vendor's documentation and a public capture; last seen to hold 2026-08.
 */
export const personio = defineAdapter({
  name: 'personio',
  ...tenantOf('jobs.personio.com', 'personio'),
  // Every board is on both hosts.
  hosts: (board) => [`${board}.jobs.personio.com`, `${board}.jobs.personio.de`],
  list: listAt({
    at: 'workzag-jobs.position',
    called: 'position',
    orNone: (positions) => positions.nullish(),
    before: (payload) => (noPositions.safeParse(payload).success ? { 'workzag-jobs': {} } : payload),
  }),
  posting: positionShape,
  label: labelled('id', 'name'),

  async fetch(board, get) {
    try {
      // Without `language`, the feed is in German.
      const url = `https://${board}.jobs.personio.com/xml?language=en`
      return parseXml((await get(url, { accept: 'application/xml, text/xml' })).body, LISTS)
    } catch (error) {
      if (!(error instanceof SourceProblem) || !PERSONIO_HOME.test(error.redirectedTo ?? '')) throw error
      throw new SourceProblem('gone', `${board} redirects to ${error.redirectedTo}`, { cause: error })
    }
  },

  parse: (text) => parseXml(text, LISTS),

  read: (position, { board }) => ({
    external_id: position.id,
    title: position.name,
    company: position.subcompany,
    locations: [position.office, ...(position.additionalOffices?.office ?? [])],
    departments: [position.department, position.recruitingCategory],
    employment_type: readEmployment(position),
    experience: readExperience(position),
    description: joinParts(
      (position.jobDescriptions?.jobDescription ?? []).map(({ name, value }) => ({
        heading: name,
        html: value,
      })),
    ),
    posted: { createdAt: position.createdAt },
    source_url: `https://${board}.jobs.personio.com/job/${encodeURIComponent(position.id)}?language=en`,
  }),
})

/** "permanent, full-time". A schedule such as "full-or-part-time" states neither. */
function readEmployment({ employmentType, schedule }: Position): string | null {
  return statedText(employmentType, /\bor\b/.test(schedule ?? '') ? null : schedule)
}

const YEARS: Record<string, string> = { 'lt-1': 'less than 1 year', 'gt-15': 'more than 15 years' }

/** The years ("2-5 years"), or the seniority if there are none. */
function readExperience({ yearsOfExperience, seniority }: Position): string | undefined {
  const [years] = stated(yearsOfExperience)
  return years ? (YEARS[years] ?? `${years} years`) : seniority?.replaceAll('-', ' ')
}
