import type { Kysely } from 'kysely'
import { hasApplyLink, recordClick } from '#db/queries/jobs/clicks.ts'
import type { Database } from '#db/schema.ts'
import type { BackgroundWork } from '../background-work.ts'

const LONGEST_USER_AGENT = 512
const LONGEST_REFERRER = 2048

export interface Click {
  /** The posting's uuid. */
  jobId: string
  userAgent: string | null
  /** Address of the page where the posting was pressed. */
  referrer: string | null
}

export type CountClick = (click: Click) => void

/** Counts presses of View Job after their request was answered; a posting with no link to apply is not counted. */
export function createClickCounter(db: Kysely<Database>, background: BackgroundWork): CountClick {
  return ({ jobId, userAgent, referrer }) =>
    background.run('A click could not be recorded', async () => {
      if (!(await hasApplyLink(db, jobId))) return
      await recordClick(db, {
        item_id: jobId,
        user_agent: userAgent?.slice(0, LONGEST_USER_AGENT) || null,
        referrer: withoutQuery(referrer),
      })
    })
}

/** The page alone: what a visitor typed into a search is in the query, and is nobody's business. */
function withoutQuery(referrer: string | null): string | null {
  const url = URL.parse(referrer ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return `${url.origin}${url.pathname}`.slice(0, LONGEST_REFERRER)
}
