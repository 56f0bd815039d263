import type { Kysely } from 'kysely'
import { currentTime } from '#db/clock.ts'
import { hasApplyLink, recordClick } from '#db/queries/jobs/clicks.ts'
import type { Database } from '#db/schema.ts'
import type { BackgroundWork } from '../background-work.ts'
import { createCountedOnce, type CountsOnce } from './counted-once.ts'

const MAX_USER_AGENT_LENGTH = 512
const MAX_REFERRER_LENGTH = 2048

export interface Click {
  /** The posting's uuid. */
  jobId: string
  userAgent: string | null
  /** The client's address; null if it is unknown, as behind a proxy that does not forward it. */
  client: string | null
  /** Address of the page where the visitor pressed View Job. */
  referrer: string | null
}

export type CountClick = (click: Click) => void

/** Clicks that may wait for the database at once; more are dropped. */
const MOST_WAITING = 500
const REPORT_EVERY_MS = 60_000

/**
 * Counts clicks on View Job in the background: a client once for a posting and day. Ignores postings without an
 * application link.
 *
 * @param onDropped Called with the number of clicks that were dropped because too many waited, at most once a minute.
 */
export function createClickCounter(
  db: Kysely<Database>,
  background: BackgroundWork,
  onDropped: (count: number) => void,
  counts: CountsOnce = createCountedOnce(() => currentTime(db).getTime()),
): CountClick {
  let waiting = 0
  let dropped = 0
  let reportedAt = Number.NEGATIVE_INFINITY
  function drop(): void {
    dropped += 1
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return
    onDropped(dropped)
    dropped = 0
    reportedAt = performance.now()
  }
  return ({ jobId, userAgent, client, referrer }) => {
    if (waiting >= MOST_WAITING) return drop()
    if (client !== null && !counts(client, jobId)) return
    waiting += 1
    background.run('A click could not be recorded', async () => {
      try {
        if (!(await hasApplyLink(db, jobId))) return
        await recordClick(db, {
          item_id: jobId,
          user_agent: userAgent?.slice(0, MAX_USER_AGENT_LENGTH) || null,
          referrer: withoutQuery(referrer),
        })
      } finally {
        waiting -= 1
      }
    })
  }
}

/** Drops the query, because it contains what the visitor searched for. */
function withoutQuery(referrer: string | null): string | null {
  const url = URL.parse(referrer ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return `${url.origin}${url.pathname}`.slice(0, MAX_REFERRER_LENGTH)
}
