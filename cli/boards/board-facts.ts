import { cutText } from '#core/cut-text.ts'
import type { BoardEntry } from '#core/content/boards.ts'
import { recogniseBoard } from '#ingest/boards/board-address.ts'
import { refusalOf } from '#ingest/boards/policy.ts'
import { ADAPTERS, knownSource, parseSource, SourceTokenError } from '#ingest/boards/sources.ts'

/** Evidence that is older than this does not make a board active. */
const RECENT_DAYS = 180
/** With so many postings in India, a board is asked often from the start. */
const MANY_POSTINGS = 10

const DAY_MS = 86_400_000
const LONGEST_EVIDENCE = 500

/** A line of a file of facts about boards, by its column names. */
export type FactsLine = Record<string, string>

/** What a line says: a row of the list; a vendor that we have no adapter for; or what is wrong with it. */
export type Fact = { entry: BoardEntry } | { unknownSystem: string } | { problem: string }

/**
 * Reads a line of a file that says who saw which board, and when: `ats`, `token`, `company`, `careers_url`,
 * `verified`, `evidence`, `india_jobs` with `counted_on`, `total_jobs` with `total_on`, `last_seen`, `note`. A board
 * is active if a source has seen its postings within half a year, and rests otherwise. A board that may only be
 * fetched with permission says so.
 */
export function readFacts(line: FactsLine, today: Date): Fact {
  const token = tokenOf(line)
  if (typeof token !== 'string') return token
  const dates = [line.counted_on, line.it_counted_on, line.last_seen, line.total_on].flatMap(
    (day) => day || [],
  )
  const wrong = dates.find((day) => !isDay(day, today))
  if (wrong !== undefined)
    return { problem: `expected a day such as 2026-10-05, not in the future; found "${wrong}"` }
  const counts = [line.india_jobs, line.total_jobs].filter((count) => count && !/^\d{1,6}$/.test(count))
  if (counts.length > 0) return { problem: `expected a number of postings; found "${counts[0]}"` }
  const confirmedOn = dates.toSorted().at(-1)
  const jobsInIndia = line.india_jobs ? Number(line.india_jobs) : undefined
  const empty = jobsInIndia === 0 || (jobsInIndia === undefined && line.total_jobs === '0')
  const isRecent =
    confirmedOn !== undefined && today.getTime() - Date.parse(confirmedOn) < RECENT_DAYS * DAY_MS
  const isTrusted = isRecent && line.verified === 'yes' && !empty && !/\bnot India\b/i.test(line.note ?? '')
  const state = needsPermission(token) ? 'needs permission' : isTrusted ? 'active' : 'resting'
  const tier = state === 'resting' ? undefined : (jobsInIndia ?? 0) >= MANY_POSTINGS ? undefined : 'daily'
  const countedOn = jobsInIndia === undefined ? undefined : line.counted_on || undefined
  return {
    entry: {
      ...defined({ company: companyOf(line), tier, jobsInIndia, countedOn, confirmedOn }),
      ...defined({ evidence: evidenceOf(line), note: noteOf(line.note) }),
      source: token,
      state,
    },
  }
}

/**
 * Reads a line of a file of boards that are not where they were: `ats`, `token`, `problem`, `moved_to`, `date`. A
 * board that is gone, another company's, or not for the public is dead; one that has moved says where to; one that
 * was only empty or doubted rests.
 */
export function readConflict(line: FactsLine, today: Date): Fact {
  const token = tokenOf(line)
  if (typeof token !== 'string') return token
  if (line.date && !isDay(line.date, today))
    return { problem: `expected a day such as 2026-10-05, not in the future; found "${line.date}"` }
  const problem = oneLine(line.problem ?? '')
  if (problem === '') return { problem: 'expected what is wrong with the board in the column "problem"' }
  const isDead = /\b(?:404|dead|deleted|inactive|retired|not public|another company)\b/i.test(problem)
  const isMoved =
    Boolean(line.moved_to) && /\b(?:404|moved|stale|not the live board)\b|^last rows/i.test(problem)
  return {
    entry: {
      ...defined({ company: companyOf(line), movedTo: isMoved ? line.moved_to : undefined }),
      ...defined({ confirmedOn: line.date || undefined, evidence: evidenceOf(line), note: noteOf(problem) }),
      source: token,
      state: isMoved ? 'moved' : isDead ? 'dead' : needsPermission(token) ? 'needs permission' : 'resting',
    },
  }
}

/** The row of a board that another one has moved to, if we have an adapter for it: nobody has seen it there. */
export function movedBoard({ movedTo, company, source, confirmedOn }: BoardEntry): BoardEntry | null {
  const token = movedTo === undefined ? undefined : knownSource(movedTo)?.token
  if (token === undefined) return null
  return {
    ...defined({ company, confirmedOn }),
    source: token,
    state: needsPermission(token) ? 'needs permission' : 'resting',
    evidence: `${source} has moved here`,
  }
}

function needsPermission(token: string): boolean {
  return refusalOf(parseSource(token), new Set()) !== null
}

function tokenOf({
  ats = '',
  token = '',
  careers_url = '',
}: FactsLine): string | Exclude<Fact, { entry: BoardEntry }> {
  const kind = ats.trim().toLowerCase()
  if (kind === '') return { problem: 'expected the system of the board in the column "ats"' }
  if (!ADAPTERS.some(({ name }) => name === kind)) return { unknownSystem: kind }
  // Some systems have a second host for other parts of the world, which only the address tells.
  const addressed = recogniseBoard(careers_url)
  if (addressed?.startsWith(`${kind}-`)) return addressed
  try {
    return parseSource(`${kind}:${token.trim()}`).token
  } catch (error) {
    if (error instanceof SourceTokenError) return { problem: error.message }
    throw error
  }
}

/** Some sources give the token where they know no name. The board itself names the company then. */
function companyOf({ company = '', token = '', note = '' }: FactsLine): string | undefined {
  const name = cutText(oneLine(company), 120)
  return name === '' || name === token || /company name not given/i.test(note) ? undefined : name
}

/** As many of the sources as fit, the first ones being the best. */
function evidenceOf({ evidence = '' }: FactsLine): string | undefined {
  const parts = evidence.split('|').map((part) => oneLine(part))
  let text = ''
  for (const part of parts.filter((part) => part !== '')) {
    const longer = text === '' ? part : `${text} | ${part}`
    if (longer.length > LONGEST_EVIDENCE) break
    text = longer
  }
  return text === '' ? undefined : text
}

function noteOf(note = ''): string | undefined {
  return cutText(oneLine(note), 240).trim() || undefined
}

function isDay(text: string, today: Date): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return time <= today.getTime() + DAY_MS
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zs}]+/gu, ' ').trim()
}

/** The fields that have a value. */
function defined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }
}
