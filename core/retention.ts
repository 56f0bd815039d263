/** What is deleted after a number of days: its default, and the least that works. */
const KINDS = {
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
} as const

type RetentionKind = keyof typeof KINDS
/** Days, by kind. */
export type Retention = Record<RetentionKind, number>

const NAMES = Object.keys(KINDS) as RetentionKind[]
const MOST_DAYS = 3650

export const DEFAULT_RETENTION: Retention = {
  clicks: KINDS.clicks.days,
  'click-days': KINDS['click-days'].days,
  runs: KINDS.runs.days,
  reports: KINDS.reports.days,
  ratings: KINDS.ratings.days,
  newsletters: KINDS.newsletters.days,
  unmailed: KINDS.unmailed.days,
}

export const RETENTION_EXPECTED = `days by kind, clicks=30, reports=180: ${NAMES.map(
  (name) => `${name} from ${KINDS[name].least}`,
).join(', ')}, each to ${MOST_DAYS}`

/** Reads `clicks=14, runs=365`. Kinds that are not named keep their default. @returns null if it is invalid. */
export function parseRetention(text: string): Retention | null {
  const retention = { ...DEFAULT_RETENTION }
  for (const part of text.split(',')) {
    const match = /^\s*([a-z-]+)\s*=\s*(\d{1,4})\s*$/.exec(part)
    const kind = NAMES.find((name) => name === match?.[1])
    const days = Number(match?.[2])
    if (!kind || days < KINDS[kind].least || days > MOST_DAYS) return null
    retention[kind] = days
  }
  return retention
}
