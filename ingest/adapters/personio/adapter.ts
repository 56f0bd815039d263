import { z } from 'zod'
import type { Adapter, BoardSettings } from '../adapter.ts'
import { HOST_LABEL } from '../host-name.ts'
import { rawPosting, type RawPosting } from '../raw-posting.ts'
import { nameCompany } from '../company-name.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, listOf } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { parseXml } from '../xml.ts'
import { joinParts } from '../html-parts.ts'
import { boardShape, LISTS, positionShape, type PersonioPosition } from './shape.ts'
import { stated, statedText } from '../stated.ts'

/** Where Personio redirects requests for unknown boards. */
const PERSONIO_HOME = /^(?:www\.)?personio\.(?:com|de)$/

/**
 * Personio's XML feed: public, no key, the whole board in one response, each board on its own host.
 *
 * Facts from the vendor's documentation and a public capture; last seen to hold 2026-08.
 */
export const personio: Adapter = {
  name: 'personio',
  // A DNS label.
  board: HOST_LABEL,
  caseSensitive: false,
  example: 'personio',
  form: 'the tenant, as in personio.jobs.personio.com',
  // Every board is on both hosts.
  hosts: (board) => [`${board}.jobs.personio.com`, `${board}.jobs.personio.de`],
  kept: z.object({ 'workzag-jobs': z.object({ position: listOf(positionShape) }) }),

  async fetch(board, get) {
    try {
      // Without `language`, the feed is in German.
      const url = `https://${board}.jobs.personio.com/xml?language=en`
      const { body } = await get(url, { accept: 'application/xml, text/xml' })
      return parseXml(body, LISTS)
    } catch (error) {
      if (!(error instanceof SourceProblem) || !PERSONIO_HOME.test(error.redirectedTo ?? '')) throw error
      throw new SourceProblem('gone', `${board} redirects to ${error.redirectedTo}`, { cause: error })
    }
  },

  parse: (text) => parseXml(text, LISTS),

  read: (payload, board, settings) =>
    readEach({
      items: checkShape(boardShape, payload)['workzag-jobs'].position ?? [],
      at: 'position',
      shape: positionShape,
      title: labelled('id', 'name'),
      read: (position) => readPosition(position, board, settings),
    }),
}

function readPosition(position: PersonioPosition, board: string, settings?: BoardSettings): RawPosting {
  const page = `https://${board}.jobs.personio.com/job/${encodeURIComponent(position.id)}?language=en`
  return rawPosting({
    external_id: position.id,
    title: position.name,
    ...nameCompany(board, position.subcompany, settings),
    locations: stated(position.office, ...(position.additionalOffices?.office ?? [])).map((text) => ({
      text,
      country: null,
    })),
    departments: stated(position.department, position.recruitingCategory),
    employment_type: readEmployment(position),
    experience: readExperience(position),
    description: joinParts(
      (position.jobDescriptions?.jobDescription ?? []).map(({ name, value }) => ({
        heading: name,
        html: value,
      })),
    ),
    posted_at: position.createdAt,
    posted_at_basis: 'createdAt',
    source_url: page,
  })
}

/** "permanent, full-time". A schedule such as "full-or-part-time" states neither. */
function readEmployment({ employmentType, schedule }: PersonioPosition): string | null {
  return statedText(employmentType, /\bor\b/.test(schedule ?? '') ? null : schedule)
}

const YEARS: Record<string, string> = { 'lt-1': 'less than 1 year', 'gt-15': 'more than 15 years' }

/** The years ("2-5 years"), or the seniority if there are none. */
function readExperience({ yearsOfExperience, seniority }: PersonioPosition): string | null {
  const [years] = stated(yearsOfExperience)
  return years ? (YEARS[years] ?? `${years} years`) : statedText(seniority?.replaceAll('-', ' '))
}
