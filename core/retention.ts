type RetentionKind =
  | 'clicks'
  | 'click-days'
  | 'runs'
  | 'reports'
  | 'ratings'
  | 'newsletters'
  | 'unmailed'
  | 'sessions'

/** What is deleted after a number of days: its default, the least that works, and the most that is promised. */
const KINDS: Record<RetentionKind, { days: number; least: number; most?: number }> = {
  /** Single clicks on View Job. */
  clicks: { days: 30, least: 1 },
  /** Clicks by posting and day; their sums stay. The trending order needs a week. */
  'click-days': { days: 90, least: 8 },
  /** Runs of boards. /status shows two weeks. */
  runs: { days: 90, least: 15 },
  /** Reports of visitors that an operator has decided, from the decision on. */
  reports: { days: 180, least: 1 },
  /** What single devices gave to courses, tools and resources; the totals stay. So long lives the cookie of a device. */
  ratings: { days: 365, least: 1 },
  /** Issues of the newsletter and who was mailed. A send can be continued for two weeks. */
  newsletters: { days: 90, least: 14 },
  /** Addresses and alerts that wait for their confirmation mail, because no mail could be sent. */
  unmailed: { days: 365, least: 7 },
  /** Sign-ins without use, which is known within a day. Visitors are promised two weeks at most. */
  sessions: { days: 14, least: 2, most: 14 },
}

/** Days, by kind. */
export type Retention = Record<RetentionKind, number>

const NAMES = Object.keys(KINDS) as RetentionKind[]
const MOST_DAYS = 3650
const mostOf = (kind: RetentionKind) => KINDS[kind].most ?? MOST_DAYS

export const DEFAULT_RETENTION = Object.fromEntries(
  NAMES.map((name) => [name, KINDS[name].days]),
) as Retention

export const RETENTION_EXPECTED = `days by kind, clicks=30, reports=180: ${NAMES.map(
  (name) => `${name} from ${KINDS[name].least} to ${mostOf(name)}`,
).join(', ')}`

/** Reads `clicks=14, runs=365`. Kinds that are not named keep their default. @returns null if it is invalid. */
export function parseRetention(text: string): Retention | null {
  const retention = { ...DEFAULT_RETENTION }
  for (const part of text.split(',')) {
    const match = /^\s*([a-z-]+)\s*=\s*(\d{1,4})\s*$/.exec(part)
    const kind = NAMES.find((name) => name === match?.[1])
    const days = Number(match?.[2])
    if (!kind || days < KINDS[kind].least || days > mostOf(kind)) return null
    retention[kind] = days
  }
  return retention
}
