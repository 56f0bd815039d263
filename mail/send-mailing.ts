import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import {
  handOver,
  listRuns,
  markFailed,
  markSent,
  revertHandOver,
  requeueUnreleased,
} from '#db/queries/newsletter/deliveries.ts'
import type { Database } from '#db/schema.ts'
import { beginJournal, readJournal, removeJournal, type ReleaseJournal } from './release-journal.ts'
import { SmtpProblem } from './smtp-problem.ts'
import { openSmtp, type SmtpSession } from './smtp-session.ts'

/** Concurrent connections: as many as small mail servers accept. */
const SESSIONS = 4
const CLAIMED_AT_ONCE = 20
/** Waits between attempts to connect, before a connection is given up. */
const RECONNECT_AFTER_MS = [1000, 4000] as const
/** This many refusals in a row suggest a fault on our side, not in the addresses. */
const MAX_REFUSALS_IN_A_ROW = 10

/** The mails of one issue: the weekly newsletter, or the alerts of a day. */
export interface Mailing<R extends MailRecipient> {
  /** Id of the issue under which the deliveries are recorded. */
  issue: string
  /** Address of the sender. */
  sender: string
  /** Claims the next recipients for this run; none if all have been claimed. */
  claim(limit: number): Promise<R[]>
  /** The mail to one of them. It is the same each time it is built, except for its date. */
  compose(recipient: R): Promise<Buffer>
}

export interface MailRecipient {
  /** Id of the subscriber. */
  id: string
  address: string
}

export interface SendOptions<R extends MailRecipient> {
  owner: Kysely<Database>
  mailing: Mailing<R>
  /** Id of this process; see `db/queries/newsletter/issues.ts`. */
  run: string
  smtpUrl: string
  /** Stops the run after the mails being sent. */
  signal: AbortSignal
  onProgress: (tally: SendTally) => void
  reconnectAfterMs?: readonly number[]
}

/** What this run did. */
export interface SendTally {
  sent: number
  /** Permanently refused. */
  failed: number
  /** Temporarily refused: the next run tries again. */
  later: number
  /** The connection broke after the server had the whole mail. */
  inDoubt: number
  /** Addresses erased because several issues in a row were refused. */
  erased: number
  /** Error messages, without addresses, and how often each occurred. */
  problems: Map<string, number>
  /** Why the run stopped early; null if it did not. */
  stopped: string | null
}

/**
 * Sends the mails to all who have not got theirs, over a few connections. A failed mail does not throw; a
 * failed database does.
 */
export async function sendMailing<R extends MailRecipient>(options: SendOptions<R>): Promise<SendTally> {
  await requeueUnreleasedMails(options)
  const journal = beginJournal(options.run)
  const work = new MailingRun(options, journal)
  const sessions = Array.from({ length: SESSIONS }, () => work.session())
  const ended = await Promise.allSettled(sessions)
  journal.remove()
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return work.tally
}

/** Requeues mails in doubt that never left, according to the journals of dead runs. */
async function requeueUnreleasedMails<R extends MailRecipient>({
  owner,
  mailing: { issue },
}: SendOptions<R>): Promise<void> {
  for (const run of await listRuns(owner, issue)) {
    const released = readJournal(run)
    if (released === null) continue
    await requeueUnreleased(owner, { issue, run }, released)
    removeJournal(run)
  }
}

class MailingRun<R extends MailRecipient> {
  readonly tally: SendTally = {
    sent: 0,
    failed: 0,
    later: 0,
    inDoubt: 0,
    erased: 0,
    problems: new Map(),
    stopped: null,
  }
  readonly #options: SendOptions<R>
  readonly #journal: ReleaseJournal
  #claimed: R[] = []
  #claiming: Promise<void> | null = null
  #refusalsInARow = 0
  /** All recipients have been claimed. */
  #exhausted = false
  #open = 0

  constructor(options: SendOptions<R>, journal: ReleaseJournal) {
    this.#options = options
    this.#journal = journal
  }

  /** Sends mails over one connection until none are left. */
  async session(): Promise<void> {
    let session: SmtpSession | null = null
    try {
      for (let next = await this.#next(); next; next = await this.#next()) {
        if (!session?.isOpen()) {
          if (session) this.#open -= 1
          session = await this.#connect()
          if (!session) {
            this.#claimed.unshift(next)
            return
          }
        }
        await this.#sendTo(session, next)
      }
    } catch (error) {
      this.tally.stopped ??= 'The database failed.'
      throw error
    } finally {
      if (session) this.#open -= 1
      session?.close()
    }
  }

  async #next(): Promise<R | undefined> {
    const { signal } = this.#options
    while (!signal.aborted && this.tally.stopped === null) {
      const next = this.#claimed.shift()
      if (next || this.#exhausted) return next
      this.#claiming ??= this.#claim().finally(() => {
        this.#claiming = null
      })
      await this.#claiming
    }
    return undefined
  }

  async #claim(): Promise<void> {
    const recipients = await this.#options.mailing.claim(CLAIMED_AT_ONCE)
    this.#claimed.push(...recipients)
    this.#exhausted = recipients.length === 0
  }

  /**
   * Null if the server refuses this connection, or the run ends. If other connections are open, the server
   * accepts no more than those; if none is, the run stops.
   */
  async #connect(): Promise<SmtpSession | null> {
    const { smtpUrl, signal, reconnectAfterMs = RECONNECT_AFTER_MS } = this.#options
    for (const wait of [...reconnectAfterMs, null]) {
      if (signal.aborted || this.tally.stopped !== null) return null
      try {
        const session = await openSmtp(smtpUrl)
        this.#open += 1
        return session
      } catch (error) {
        if (!(error instanceof SmtpProblem)) throw error
        if (this.#open > 0) return null
        if (wait === null) this.tally.stopped ??= error.message
        else await sleep(wait, undefined, { signal }).catch(() => undefined)
      }
    }
    return null
  }

  async #sendTo(session: SmtpSession, recipient: R): Promise<void> {
    const { owner, mailing, run, onProgress } = this.#options
    const delivery = { issue: mailing.issue, subscriber: recipient.id, run }
    let databaseError: unknown = null
    let released = false
    const message = await mailing.compose(recipient)
    try {
      await session.send({ from: mailing.sender, to: recipient.address }, message, {
        approve: async () => {
          try {
            released = await handOver(owner, delivery)
            return released
          } catch (error) {
            databaseError = error
            throw error
          }
        },
        onEnd: () => this.#journal.note(recipient.id),
      })
      await markSent(owner, delivery)
      this.tally.sent += 1
      this.#refusalsInARow = 0
    } catch (error) {
      if (databaseError) throw databaseError
      if (!(error instanceof SmtpProblem)) throw error
      await this.#record(error, delivery, released)
    }
    onProgress(this.tally)
  }

  async #record(
    problem: SmtpProblem,
    delivery: Parameters<typeof markSent>[1],
    released: boolean,
  ): Promise<void> {
    const { owner } = this.#options
    // The subscriber has left meanwhile, or another run has claimed the delivery, so this run does not count
    // it.
    if (problem.fate === 'withheld') return
    this.#note(problem.message)
    if (problem.fate === 'in doubt') {
      this.tally.inDoubt += 1
      return
    }
    if (problem.fate === 'for good') {
      this.tally.failed += 1
      if (await markFailed(owner, delivery, problem.addressRefused)) this.tally.erased += 1
    } else {
      this.tally.later += 1
      if (released) await revertHandOver(owner, delivery)
    }
    if (problem.fate === 'unreachable' || problem.addressRefused) return
    this.#refusalsInARow += 1
    if (this.#refusalsInARow >= MAX_REFUSALS_IN_A_ROW)
      this.tally.stopped ??= `${MAX_REFUSALS_IN_A_ROW} mails in a row were refused. ${problem.message}`
  }

  #note(problem: string): void {
    this.tally.problems.set(problem, (this.tally.problems.get(problem) ?? 0) + 1)
  }
}
