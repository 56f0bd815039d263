import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { renewIssueLease, LEASE_SECONDS, releaseIssue, claimIssue } from '#db/queries/newsletter/issues.ts'
import type { Database } from '#db/schema.ts'
import { repeat } from '#db/repeat.ts'

const HEARTBEAT_EVERY_MS = 1500
const RETRY_EVERY_MS = 500

export interface LeaseOptions<T> {
  owner: Kysely<Database>
  issue: string
  run: string
  signal: AbortSignal
  /** Called once if another process sent this issue a moment ago: it may have been killed, or be alive. */
  onWait: () => void
  /**
   * Its signal also aborts when another process takes over the issue.
   *
   * @returns Whether no recipients are left.
   */
  work: (signal: AbortSignal) => Promise<{ finished: boolean; value: T }>
}

/**
 * Sends an issue while no other process does. Waits some seconds for the lease of a killed process to expire.
 * Even if two processes send the same issue, no subscriber gets two mails, because only the run that claimed
 * a delivery can hand it over.
 *
 * @returns Null if another process is alive and sends the issue, or the wait was aborted.
 */
export async function withIssue<T>(options: LeaseOptions<T>): Promise<T | null> {
  const { owner, issue, run, signal, onWait, work } = options
  const deadline = performance.now() + (LEASE_SECONDS + 2) * 1000
  for (let waited = false; !(await claimIssue(owner, issue, run)); waited = true) {
    if (signal.aborted || performance.now() > deadline) return null
    if (!waited) onWait()
    await sleep(RETRY_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
  const lost = new AbortController()
  const stopHeartbeat = repeat(
    HEARTBEAT_EVERY_MS,
    'sign of life',
    // No need to report: if the database is down, the work's own queries fail.
    () => {},
    async () => {
      if (!(await renewIssueLease(owner, issue, run))) lost.abort()
    },
  )
  let finished = false
  try {
    const done = await work(AbortSignal.any([signal, lost.signal]))
    finished = done.finished
    return done.value
  } finally {
    await stopHeartbeat()
    await releaseIssue(owner, issue, run, finished).catch(() => undefined)
  }
}
