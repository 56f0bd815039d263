import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir, uptime } from 'node:os'
import { join } from 'node:path'

/** How exactly the moment of the machine's start can be told. */
const SAME_START_MS = 5_000

/**
 * Which mails of a run were let go, on this machine. Written in the very turn in which the mail's end is, it tells apart
 * what the database cannot: a run that was killed after a hand-over was recorded, and before the end of the mail left.
 */
export interface ReleaseJournal {
  /** The end of the mail to this subscriber leaves now. */
  note(subscriber: string): void
  /** The run came to its end: nothing is to be told apart. */
  remove(): void
}

/** Begins the journal of a run, in the system's folder for such files. Where none can be written, runs do without. */
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
 * The subscribers whose mails a dead run let go. Null when that is not known: another machine sent them, or this one before
 * it was started anew (what was written may then be lost), or the process is alive after all.
 */
export function readJournal(run: string): string[] | null {
  let text: string
  try {
    text = readFileSync(journalPath(run), 'utf8')
  } catch {
    return null
  }
  // What was being written when the process was killed has no end of line; its mail had not left.
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
  return Date.now() - uptime() * 1000
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is one all the same.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
