import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import {
  handOver,
  listRuns,
  markFailed,
  markSent,
  revertHandOver,
  requeueUnreleased,
  type Delivery,
} from '#db/queries/newsletter/deliveries.ts'
import type { Database } from '#db/schema.ts'
import { beginJournal, readJournal, removeJournal, type ReleaseJournal } from './release-journal.ts'
import type { Channel, Line } from './channel.ts'
import { createPace, type Pace } from './pace.ts'
import type { DeliveryProblem } from './delivery-problem.ts'

const CLAIMED_AT_ONCE = 20
/** This many refusals in a row suggest a fault on our side, not in the addresses. */
const MAX_REFUSALS_IN_A_ROW = 10
/** If a server asks for a longer wait, the run ends, and the next one goes on. */
const MAX_WAIT_MS = 5 * 60_000

/** The messages of one issue: the weekly newsletter, or the alerts of a day and channel. */
export interface Mailing<R extends Reader> {
  /** Id of the issue under which the deliveries are recorded. */
  issue: string
  /** Claims the next recipients for this run; none if all have been claimed. */
  claim(limit: number): Promise<R[]>
}

export interface Reader {
  /** Id of the subscriber. */
  id: string
}

export interface SendOptions<R extends Reader> {
  owner: Kysely<Database>
  mailing: Mailing<R>
  channel: Channel<R>
  /** Id of this process; see `db/queries/newsletter/issues.ts`. */
  run: string
  /** Stops the run after the messages being sent. */
  signal: AbortSignal
  onProgress: (tally: SendTally) => void
}

/** What this run did. */
export interface SendTally {
  sent: number
  /** Permanently refused. */
  failed: number
  /** Temporarily refused: the next run tries again. */
  later: number
  /** The connection broke after the server had the whole message. */
  inDoubt: number
  /** Readers erased: several issues in a row were refused, or the reader is gone. */
  erased: number
  /** How often the server asked us to wait. */
  throttled: number
  /** Error messages, without addresses, by how often. */
  problems: Map<string, number>
  /** Why the run stopped early; null if it did not. */
  stopped: string | null
}

/**
 * Sends the messages to all who have not got theirs, over the lines of a channel. A failed message does not throw; a
 * failed database does.
 */
export async function sendMailing<R extends Reader>(options: SendOptions<R>): Promise<SendTally> {
  await requeueUnreleasedMessages(options)
  const journal = beginJournal(options.run)
  const work = new MailingRun(options, journal)
  const lines = Array.from({ length: options.channel.lines }, () => work.line())
  const ended = await Promise.allSettled(lines)
  journal.remove()
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return work.tally
}

/** Requeues messages in doubt that never left, according to the journals of dead runs. */
async function requeueUnreleasedMessages<R extends Reader>({
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

class MailingRun<R extends Reader> {
  readonly tally: SendTally = {
    sent: 0,
    failed: 0,
    later: 0,
    inDoubt: 0,
    erased: 0,
    throttled: 0,
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
  /** By reader whose message was refused for now: how often, and how many had been sent by the first time. */
  readonly #attempts = new Map<string, { count: number; sentBefore: number }>()
  /** Nothing is sent before, by `performance.now`. */
  #pausedUntil = 0
  readonly #pace: Pace | null

  constructor(options: SendOptions<R>, journal: ReleaseJournal) {
    this.#options = options
    this.#journal = journal
    const { perSecond } = options.channel
    this.#pace = perSecond === null ? null : createPace(perSecond)
  }

  /** Sends messages over one line until none are left. */
  async line(): Promise<void> {
    let line: Line<R, unknown> | null = null
    try {
      for (let next = await this.#next(); next; next = await this.#next()) {
        if (!line?.isOpen()) {
          if (line) this.#open -= 1
          line = await this.#connect()
          if (!line) {
            this.#claimed.unshift(next)
            return
          }
        }
        await this.#sendTo(line, next)
      }
    } catch (error) {
      this.tally.stopped ??= 'The database failed.'
      throw error
    } finally {
      if (line) this.#open -= 1
      line?.close()
    }
  }

  async #next(): Promise<R | undefined> {
    await this.#turn()
    while (this.#goesOn()) {
      const next = this.#claimed.shift()
      if (next || this.#exhausted) return next
      this.#claiming ??= this.#claim().finally(() => {
        this.#claiming = null
      })
      await this.#claiming
    }
    return undefined
  }

  #goesOn(): boolean {
    return !this.#options.signal.aborted && this.tally.stopped === null
  }

  async #claim(): Promise<void> {
    const recipients = await this.#options.mailing.claim(CLAIMED_AT_ONCE)
    this.#claimed.push(...recipients)
    this.#exhausted = recipients.length === 0
  }

  /** Waits for the end of a pause, and for the rate of the channel. */
  async #turn(): Promise<void> {
    while (this.#goesOn()) {
      const now = performance.now()
      if (now < this.#pausedUntil) {
        await this.#sleep(this.#pausedUntil - now)
        continue
      }
      if (!this.#pace) return
      await this.#sleep(this.#pace.next(now) - now)
      if (performance.now() >= this.#pausedUntil) return
    }
  }

  #sleep(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.#options.signal }).catch(() => undefined)
  }

  /**
   * Null if the server refuses this line, or the run ends. If other lines are open, the server accepts no more than
   * those; if none is, the run stops.
   */
  async #connect(): Promise<Line<R, unknown> | null> {
    const { channel } = this.#options
    for (const wait of [...channel.reopenAfterMs, null]) {
      if (!this.#goesOn()) return null
      try {
        const line = await channel.open()
        this.#open += 1
        return line
      } catch (error) {
        const problem = channel.problemOf(error)
        if (!problem) throw error
        if (this.#open > 0) return null
        if (wait === null) this.tally.stopped ??= problem.message
        else await this.#sleep(wait)
      }
    }
    return null
  }

  async #sendTo(line: Line<R, unknown>, recipient: R): Promise<void> {
    const { owner, mailing, channel, run, onProgress } = this.#options
    const delivery = { issue: mailing.issue, subscriber: recipient.id, run }
    let databaseError: unknown = null
    let released = false
    const message = await channel.render(recipient)
    try {
      await line.handOver(recipient, message, {
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
      const problem = channel.problemOf(error)
      if (!problem) throw error
      await this.#record(problem, recipient, delivery, released)
    }
    onProgress(this.tally)
  }

  async #record(
    problem: DeliveryProblem,
    recipient: R,
    delivery: Delivery,
    released: boolean,
  ): Promise<void> {
    const { owner } = this.#options
    const { fate, refused, message } = problem
    // The subscriber has left meanwhile, or another run has claimed it, so this run does not count it.
    if (fate === 'withheld') return
    this.#note(message)
    if (fate === 'in doubt') this.tally.inDoubt += 1
    else if (fate === 'for good') {
      this.tally.failed += 1
      if (await markFailed(owner, delivery, refused)) this.tally.erased += 1
    } else {
      if (released) await revertHandOver(owner, delivery)
      if (this.#triesAgain(problem, recipient)) return
      this.tally.later += 1
    }
    if (refused === 'sender') this.tally.stopped ??= message
    if (fate === 'unreachable' || refused !== 'message') return
    this.#refusalsInARow += 1
    if (this.#refusalsInARow >= MAX_REFUSALS_IN_A_ROW)
      this.tally.stopped ??= `${MAX_REFUSALS_IN_A_ROW} in a row were refused, or not answered. ${message}`
  }

  /** Whether this run tries the message again, after a pause of all lines. */
  #triesAgain({ waitMs, refused, message }: DeliveryProblem, recipient: R): boolean {
    const { retryAfterMs } = this.#options.channel
    const { count, sentBefore } = this.#attempts.get(recipient.id) ?? {
      count: 0,
      sentBefore: this.tally.sent,
    }
    if (waitMs !== null) this.tally.throttled += 1
    const wait = waitMs ?? retryAfterMs[count]
    if (wait === undefined || refused === 'sender') {
      // Nothing was sent since its first attempt: the server is down, for everybody.
      if (count > 0 && this.tally.sent === sentBefore) this.tally.stopped ??= message
      return false
    }
    if (wait > MAX_WAIT_MS) {
      this.tally.stopped ??= message
      return false
    }
    if (waitMs === null) this.#attempts.set(recipient.id, { count: count + 1, sentBefore })
    this.#pausedUntil = Math.max(this.#pausedUntil, performance.now() + wait)
    this.#claimed.unshift(recipient)
    return true
  }

  #note(problem: string): void {
    this.tally.problems.set(problem, (this.tally.problems.get(problem) ?? 0) + 1)
  }
}
