import { cutText } from '#core/cut-text.ts'
import type { Probe } from '#ingest/boards/probe-board.ts'

/** One request for a board: where to, and what came. */
export interface SentRequest {
  url: string
  /** null: no response came. */
  status: number | null
  /** The beginning of the body, if the board could not be read. */
  words: string
}

/** What one board answered, without anything about a person and without anything secret. */
export interface BoardAnswer {
  source: string
  state: Probe['state']
  problem: string | null
  movedTo: string | null
  seconds: number
  found: number
  india: number
  kept: number
  rejected: Probe['rejected']
  unreadable: string[]
  /** The forms of dates by field, such as `first_published 9999-99-99T99:99:99Z`, and how many there are. */
  dates: Record<string, number>
  /** How many requests had which status. */
  statuses: Record<string, number>
  /** The last request, if the board could not be read. */
  last: { address: string; status: number | null; words: string } | null
}

const MOST_NOTES = 10
const MOST_FORMS = 20

export function boardAnswer(
  probe: Probe,
  { payload, requests, ms }: { payload: unknown; requests: readonly SentRequest[]; ms: number },
): BoardAnswer {
  const { source, state, detail, movedTo, found, india, kept, rejected, notes } = probe
  const last = requests.at(-1)
  return {
    source,
    state,
    problem: detail === null ? null : withoutPersons(detail),
    movedTo,
    seconds: Math.round(ms / 100) / 10,
    found,
    india,
    kept,
    rejected,
    unreadable: notes.slice(0, MOST_NOTES).map((note) => withoutPersons(note)),
    dates: dateForms(payload),
    statuses: counts(requests.map(({ status }) => String(status ?? 'no answer'))),
    last:
      detail !== null && last
        ? { address: addressOf(last.url), status: last.status, words: firstWords(last.words) }
        : null,
  }
}

/** The address without what its query says: tokens may be in it. */
function addressOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  const names = [...new Set(searchParams.keys())]
  return withoutPersons(host + pathname) + (names.length > 0 ? ` (${names.join(', ')})` : '')
}

/** Names of fields whose values say what is wrong. */
const TELLING = /"((?:error|message|code|status|reason|detail)\w*)"\s*:\s*("[^"]{0,160}"|[\w.-]+)/gi

/**
 * The first words of a body, to see what came instead of a board. Of JSON only the names of its fields, and the values
 * of those that describe an error: the others may be about persons.
 */
export function firstWords(body: string): string {
  const start = body.trimStart()
  if (!/^[[{]/.test(start)) {
    const text = start
      .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
      .replaceAll(/<[^>]*(?:>|$)/g, ' ')
    return withoutPersons(text)
  }
  const told = [...start.matchAll(TELLING)].map(([, name, value]) => `${name}: ${value}`)
  const names = [...new Set([...start.matchAll(/"([\w.-]{1,40})"\s*:/g)].map(([, name]) => name))]
  return withoutPersons(`JSON with ${names.slice(0, 20).join(', ') || 'no fields'}. ${told.join('; ')}`)
}

/** One line, without mail addresses, phone numbers, queries and what looks like a token. */
export function withoutPersons(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/[\p{L}\p{N}.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}.-]+/gu, '[address]')
    .replaceAll(/(https?:\/\/[^\s?#"']*)[?#][^\s"']*/gi, '$1?…')
    .replaceAll(/\+?\d(?:[\s().-]?\d){8,}/g, '[number]')
    .replaceAll(/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}/gi, '[token]')
    .trim()
  return cutText(line, 240)
}

const DATE_FIELD = /date|time|post|publish|creat|updat|modif|expir|deadline|clos|valid|releas|start|end/i
/** Words that say what a date means; all others of a date become `Aaa`. */
const KEPT = /^(?:T|Z|GMT|UTC|IST|AM|PM|posted|days?|hours?|weeks?|months?|years?|ago|today|yesterday)$/i
const IS_DATE = /9[-/. :]9|9T9|9,? Aaa|Aaa,? 9|9.*ago|today|yesterday/i

/** The forms of the dates in a payload: each digit as 9, each word as `Aaa`. */
export function dateForms(payload: unknown): Record<string, number> {
  const found: string[] = []
  const walk = (value: unknown, field: string, depth: number): void => {
    if (depth > 12) return
    if (Array.isArray(value)) for (const one of value) walk(one, field, depth + 1)
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) walk(one, name, depth + 1)
    else if (DATE_FIELD.test(field) && /^[\w:.@-]{1,40}$/.test(field)) {
      const form = formOf(value)
      if (form !== null) found.push(`${field} ${form}`)
    }
  }
  walk(payload, '', 0)
  const all = Object.entries(counts(found)).toSorted(([, one], [, other]) => other - one)
  return Object.fromEntries(all.slice(0, MOST_FORMS))
}

function formOf(value: unknown): string | null {
  if (typeof value === 'number') return value > 1e11 ? 'milliseconds' : value > 1e9 ? 'seconds' : null
  if (typeof value !== 'string' || value.length > 40) return null
  const form = value
    .trim()
    .replaceAll(/\p{N}/gu, '9')
    .replaceAll(/\p{L}+/gu, (word) => (KEPT.test(word) ? word : 'Aaa'))
  return IS_DATE.test(form) ? form : null
}

function counts(values: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]),
  )
}
