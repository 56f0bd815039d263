/** What tells whether boards are read and postings are fresh. Samples are in none of it. */
export interface OperationFacts {
  /** Boards that are asked, by kind. */
  kinds: readonly { kind: string; boards: number; failing: number; never_asked: number }[]
  /** When a board was last read; null if none has been. */
  newest: Date | null
  /** Open postings, and those of them that were confirmed within the last week. */
  open: number
  fresh: number
  /** Links of curated rows that became dead within the last day. */
  lostLinks: number
}

/** Some boards always fail. More than this share of those that were asked, and at least so many, is trouble. */
const FAILING_SHARE = 0.2
const FAILING_LEAST = 3
/** Boards are read every few hours. */
const QUIET_MS = 24 * 3_600_000
/** Postings that are not confirmed for a week lose their badge. Fewer postings say nothing. */
const FRESH_SHARE = 0.8
const OPEN_LEAST = 20

/** What an operator should look at, a sentence each; empty if all is well. */
export function findTrouble({ kinds, newest, open, fresh, lostLinks }: OperationFacts, now: Date): string[] {
  const sum = (count: (kind: OperationFacts['kinds'][number]) => number) =>
    kinds.reduce((all, kind) => all + count(kind), 0)
  const asked = sum(({ boards, never_asked }) => boards - never_asked)
  const failing = sum((kind) => kind.failing)
  const dead = kinds.filter(
    ({ boards, never_asked, failing: failed }) => failed >= FAILING_LEAST && failed === boards - never_asked,
  )
  const isQuiet = asked > 0 && (newest === null || now.getTime() - newest.getTime() > QUIET_MS)
  return [
    ...(failing >= FAILING_LEAST && failing > asked * FAILING_SHARE
      ? [`${failing} of ${asked} boards failed at the last try.`]
      : []),
    ...dead.map(
      ({ kind, failing: failed }) => `All ${failed} boards of ${kind} failed. Their system may have changed.`,
    ),
    ...(isQuiet ? ['No board was read in the last 24 hours. Is the worker or the schedule running?'] : []),
    ...(open >= OPEN_LEAST && fresh < open * FRESH_SHARE
      ? [
          `Only ${fresh} of ${open} open postings were confirmed in the last week. The others have no Verified badge.`,
        ]
      : []),
    ...(lostLinks > 0
      ? [
          `${lostLinks} ${lostLinks === 1 ? 'link' : 'links'} of courses, tools and other content stopped working. ` +
            '/admin/content and npm run content -- check-links list all of them.',
        ]
      : []),
  ]
}
