import type { JobCursor } from '#core/find/job-search.ts'
import type { JobSort } from '#core/job.ts'
import type { IndexedJob } from '#db/queries/jobs/indexed-jobs.ts'
import type { WordIndex } from '#find/words/word-index.ts'
import { bitsFor, clearBit, setBit, withRoomFor, type Bits } from './bits.ts'
import { Clauses } from './clauses.ts'
import { JobColumns } from './job-columns.ts'
import type { RowTest } from './row-tests.ts'
import type { Slices } from '#core/slices.ts'
import { Openings } from './openings.ts'
import { reorder, type CompareRows } from './sorted-order.ts'

const SORTS = ['newest', 'popular', 'trending', 'salary'] as const satisfies JobSort[]

/**
 * All open postings in memory, by column: what a search needs to find, count and order them. Which postings are listed
 * changes in one step (`listed` and `orders`), whatever a change takes; everything else may hold more rows than those.
 */
export class JobIndex {
  readonly columns: JobColumns
  readonly words: WordIndex
  /** The rows of open postings. */
  listed: Bits
  /** The rows of `listed` in each order of the list. */
  orders: Record<JobSort, Uint32Array>
  /** How many rows there are, listed or not. */
  rows = 0
  /** How many postings are listed. */
  size = 0
  private readonly clauses = new Clauses()
  private freeRows: number[] = []
  private readonly totals = new Map<string, Uint32Array>()
  private knownOpenings: Openings | null = null

  constructor(words: WordIndex, capacity = 1024) {
    this.words = words
    this.columns = new JobColumns(capacity)
    words.reserve(capacity)
    this.listed = bitsFor(capacity)
    const none = new Uint32Array(0)
    this.orders = { newest: none, popular: none, trending: none, salary: none }
  }

  /** The rows that meet a condition; some may not be listed. `key` names the condition. */
  rowsThat(key: string, test: RowTest): Bits {
    return this.clauses.rowsThat(key, test, this.rows, this.columns.capacity)
  }

  /** The rows whose value is above a limit that moves with time. `key` names the condition whatever its limit. */
  rowsAbove(key: string, valueOf: (row: number) => number, limit: number): Bits {
    return this.clauses.rowsAbove(key, { valueOf, limit }, this.rows, this.columns.capacity)
  }

  /** What was counted over all listed rows, computed again only after a change. `name` names what. */
  totalOf(name: string, count: () => Uint32Array): Uint32Array {
    const known = this.totals.get(name) ?? count()
    this.totals.set(name, known)
    return known
  }

  /** Which listed rows are one opening, found again only after a change. */
  get openings(): Openings {
    this.knownOpenings ??= new Openings(this)
    return this.knownOpenings
  }

  /** Notes when boards last listed their postings. */
  confirmBoards(boards: readonly { source: string; seen_at: number }[]): void {
    this.columns.confirmBoards(boards)
    this.clauses.forget('confirmed')
  }

  /**
   * Adds postings or changes them, and removes others. They all change at once, at the end.
   *
   * @returns The rows whose words are new: their descriptions are not indexed yet.
   */
  async apply(
    jobs: AsyncIterable<readonly IndexedJob[]> | Iterable<readonly IndexedJob[]>,
    gone: Iterable<string>,
    slices: Slices,
  ): Promise<number[]> {
    const added: number[] = []
    const changed: number[] = []
    const removed: number[] = []
    for await (const batch of jobs) {
      for (const job of batch) {
        const known = this.columns.ids.find(job.id)
        if (known !== -1 && this.columns.hasTextsOf(known, job)) changed.push(this.write(known, job))
        else {
          added.push(this.add(job))
          if (known !== -1) removed.push(known)
        }
        await slices.pauseIfDue()
      }
    }
    for (const id of gone) {
      const row = this.columns.ids.find(id)
      if (row !== -1) removed.push(row)
    }
    if (added.length + changed.length + removed.length > 0)
      await this.commit({ added, changed, removed }, slices)
    return added
  }

  /** How the orders compare rows. */
  compare(sort: JobSort): CompareRows {
    const { postedAt, ids } = this.columns
    const newest: CompareRows = (one, other) =>
      (postedAt[other] ?? 0) - (postedAt[one] ?? 0) || ids.compare(other, one)
    if (sort === 'newest') return newest
    const { clicks, recentClicks, pay } = this.columns
    const by = { popular: clicks, trending: recentClicks, salary: pay }[sort].values
    return (one, other) => (by[other] ?? 0) - (by[one] ?? 0) || newest(one, other)
  }

  /** The place in the newest order where the postings after this one begin. */
  positionAfter({ id, posted_at }: JobCursor): number {
    const { postedAt, ids } = this.columns
    const time = Date.parse(`${posted_at.slice(0, 23)}Z`) * 1000 + Number(posted_at.slice(23, 26))
    const order = this.orders.newest
    let [low, high] = [0, order.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const row = order[middle] ?? 0
      const isAfter = (postedAt[row] ?? 0) - time || ids.compareTo(row, id)
      if (isAfter < 0) high = middle
      else low = middle + 1
    }
    return low
  }

  private add(job: IndexedJob): number {
    const row = this.freeRows.pop() ?? this.rows++
    if (this.rows > this.columns.capacity) this.grow()
    this.words.add(row, job)
    return this.write(row, job)
  }

  private write(row: number, job: IndexedJob): number {
    this.columns.write(row, job)
    this.clauses.update([row])
    this.totals.clear()
    this.knownOpenings = null
    return row
  }

  private async commit(
    { added, changed, removed }: Record<'added' | 'changed' | 'removed', number[]>,
    slices: Slices,
  ): Promise<void> {
    const moved = bitsFor(this.columns.capacity)
    for (const row of [...changed, ...removed]) setBit(moved, row)
    const sorted = Uint32Array.from([...added, ...changed])
    const orders = { ...this.orders }
    for (const sort of SORTS)
      orders[sort] = await reorder(this.orders[sort], moved, sorted, this.compare(sort), slices)

    for (const row of removed) {
      clearBit(this.listed, row)
      this.columns.ids.unlink(row)
    }
    for (const row of added) {
      setBit(this.listed, row)
      this.columns.ids.link(row)
    }
    this.orders = orders
    this.size = orders.newest.length
    this.totals.clear()
    this.knownOpenings = null

    for (const row of removed) {
      this.words.remove(row)
      this.freeRows.push(row)
      await slices.pauseIfDue()
    }
  }

  private grow(): void {
    const capacity = Math.ceil(this.columns.capacity * 1.5)
    this.columns.grow(capacity)
    this.words.reserve(capacity)
    this.listed = withRoomFor(this.listed, capacity)
    this.clauses.forget()
  }
}
