import type { Kysely } from 'kysely'
import { hasApplyLink, recordClick } from '#db/queries/jobs/clicks.ts'
import type { Database } from '#db/schema.ts'
import type { BackgroundWork } from '../background-work.ts'

const MAX_USER_AGENT_LENGTH = 512
const MAX_REFERRER_LENGTH = 2048

export interface Click {
  /** The posting's uuid. */
  jobId: string
  userAgent: string | null
  /** Address of the page where the visitor pressed View Job. */
  referrer: string | null
}

export type CountClick = (click: Click) => void

/** Counts clicks on View Job in the background. Ignores postings without an application link. */
export function createClickCounter(db: Kysely<Database>, background: BackgroundWork): CountClick {
  return ({ jobId, userAgent, referrer }) =>
    background.run('A click could not be recorded', async () => {
      if (!(await hasApplyLink(db, jobId))) return
      await recordClick(db, {
        item_id: jobId,
        user_agent: userAgent?.slice(0, MAX_USER_AGENT_LENGTH) || null,
        referrer: withoutQuery(referrer),
      })
    })
}

/** Drops the query, because it contains what the visitor searched for. */
function withoutQuery(referrer: string | null): string | null {
  const url = URL.parse(referrer ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return `${url.origin}${url.pathname}`.slice(0, MAX_REFERRER_LENGTH)
}
