import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir, uptime } from 'node:os'
import { join } from 'node:path'

/** Tolerance when two computed boot times are compared. */
const SAME_START_MS = 5_000

/**
 * Records which mails of a run were released, on this machine. An entry is written in the same tick as the
 * end of the mail, so it shows what the database cannot: whether a run was killed after it recorded a
 * hand-over but before the end of the mail left.
 */
export interface ReleaseJournal {
  /** The end of the mail to this subscriber is about to be sent. */
  note(subscriber: string): void
  /** Deletes the journal, because the run ended normally. */
  remove(): void
}

/**
 * Creates the journal of a run in the temporary folder. If it cannot be written, the run goes on without one.
 */
export function beginJournal(run: string): ReleaseJournal {
  const path = journalPath(run)
  let file: number
  try {
    file = openSync(path, 'ax', 0o600)
    writeSync(file, `${process.pid} ${Math.round(machineStart())}\n`)
  } catch {
    return { note: () => {}, remove: () => {} }
  }
  return {
    note: (subscriber) => void writeSync(file, `${subscriber}\n`),
    remove: () => {
      closeSync(file)
      rmSync(path, { force: true })
    },
  }
}

/**
 * The subscribers whose mails a dead run released. Null if unknown: another machine sent them, or this
 * machine has rebooted (entries may be lost), or the process is still alive.
 */
export function readJournal(run: string): string[] | null {
  let text: string
  try {
    text = readFileSync(journalPath(run), 'utf8')
  } catch {
    return null
  }
  // A line cut off by the kill has no line end, and its mail had not left.
  const [head = '', ...subscribers] = text.split('\n').slice(0, -1)
  const [pid = 0, start = 0] = head.split(' ').map(Number)
  if (Math.abs(start - machineStart()) > SAME_START_MS || isAlive(pid)) return null
  return subscribers
}

export function removeJournal(run: string): void {
  rmSync(journalPath(run), { force: true })
}

function journalPath(run: string): string {
  return join(tmpdir(), `pravesh-newsletter-${run}.journal`)
}

function machineStart(): number {
  // oxlint-disable-next-line pravesh/no-process-clock -- when this machine started, for a file on it
  return Date.now() - uptime() * 1000
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
