import type { Kysely } from 'kysely'
import { listDueLinks, recordLinkCheck, type LinksDue } from '#db/queries/boards/job-links.ts'
import { readNow } from '#db/clock.ts'
import type { Database } from '#db/schema.ts'
import { checkLinks, type LinkCheck } from './check-links.ts'

interface DueLinksCheck extends Pick<LinkCheck, 'network' | 'signal' | 'onDone'> {
  owner: Kysely<Database>
  due: LinksDue
}

/**
 * Checks the posting pages that are due, and saves the results.
 *
 * @returns How many were not checked before the stop.
 */
export async function checkDueLinks({ owner, due, ...check }: DueLinksCheck): Promise<number> {
  const links = await listDueLinks(owner, due)
  const now = await readNow(owner)
  return checkLinks({ ...check, links, now, record: (id, state) => recordLinkCheck(owner, id, state) })
}
