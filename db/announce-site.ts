import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storageProblem } from '#core/storage-problem.ts'
import type { DatabaseHandle } from './open.ts'
import { removeRunningSite, SEEN_EVERY_MS, writeRunningSite } from './queries/running-sites.ts'
import { repeat } from './repeat.ts'

/** More than the database may still have in the blocks that it owns. */
const PROBE_BYTES = 256 * 1024

/** What a site says of itself, and learns by it. */
export interface SiteAnnouncement {
  /** False from when a write failed for want of space or rights until one succeeds. */
  canWrite(): boolean
  /** Takes the address back. Call it before the database closes. */
  stop(): Promise<void>
}

/**
 * Says in the database, now and every few seconds, that a site of this address uses it, so that commands print its links.
 * Each time is a write, and so also tells whether the database takes any: a full disk still answers pages.
 */
export function announceSite(
  { owner, dataDirectory }: Pick<DatabaseHandle, 'owner' | 'dataDirectory'>,
  url: string,
  logError: (error: unknown, what: string) => void,
  everyMs = SEEN_EVERY_MS,
): SiteAnnouncement {
  const id = randomUUID()
  let isWritable = true
  const write = async () => {
    try {
      // A small row fits into blocks that the embedded database has already.
      if (dataDirectory !== null) await probe(dataDirectory)
      await writeRunningSite(owner, id, url)
      isWritable = true
    } catch (error) {
      // That the database is away is for others to notice.
      if (storageProblem(error) === null) throw error
      if (isWritable) logError(error, 'The database takes no writes')
      isWritable = false
    }
  }
  const stopWriting = repeat(everyMs, 'the address of the site', () => undefined, write, 'at once')
  return {
    canWrite: () => isWritable,
    stop: async () => {
      await stopWriting()
      await removeRunningSite(owner, id).catch(() => undefined)
    },
  }
}

async function probe(folder: string): Promise<void> {
  const file = join(folder, 'probe')
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600 })
  } finally {
    await rm(file, { force: true })
  }
}
