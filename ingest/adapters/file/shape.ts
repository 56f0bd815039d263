import { readDay, readLastDay } from '../moment.ts'
import { cutText } from '#core/cut-text.ts'
import { z } from 'zod'

/** A cell: a text, a number or a list of them, as one text; null if empty. */
const cell = z
  .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()])), z.null()], 'expected a text')
  .optional()
  .transform((value) => [value ?? ''].flat().join('; ').trim() || null)

/** What a cell means; null if it is empty, unless a row cannot do without it. */
function meaning<T>(read: (text: string) => T | null, expected: string, isRequired = false) {
  return cell.transform((text, { addIssue }) => {
    const value = text === null ? null : read(text)
    if (value !== null || (text === null && !isRequired)) return value
    const got = text === null ? 'nothing' : `"${cutText(text, 60)}"`
    addIssue({ code: 'custom', message: `expected ${expected}, got ${got}` })
    return z.NEVER
  })
}

function readLink(text: string): string | null {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** A row of a company's file. `docs/sources.md` explains the columns to companies. */
export const rowShape = z
  .object({
    id: cell,
    title: meaning((text) => text, 'a text', true).pipe(z.string()),
    company: cell,
    location: cell,
    country: cell,
    description: cell,
    experience: cell,
    salary: cell,
    skills: cell,
    department: cell,
    employment_type: cell,
    work_mode: cell,
    url: meaning(readLink, 'an http address'),
    apply_url: meaning(readLink, 'an http address'),
    posted_at: meaning(readDay, 'a day such as 2026-10-05', true),
    deadline: meaning(readLastDay, 'a day such as 2026-10-05'),
  })
  .refine(({ url, apply_url }) => url ?? apply_url, {
    path: ['url'],
    message: 'expected an http address, got nothing',
  })

/** The columns that identify a row, each null if unreadable. */
export const keyShape = z
  .object({
    id: cell.catch(null),
    title: cell.catch(null),
    url: cell.catch(null),
    apply_url: cell.catch(null),
  })
  .transform(({ id, title, url, apply_url }) => ({ id, title, link: readLink(url ?? apply_url ?? '') }))

export type FileRow = z.infer<typeof rowShape>
