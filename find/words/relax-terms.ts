import { countBits, intersect, intersectEither, isEmpty, subtract, type Bits } from '#find/bits.ts'

/** The rows that hold a term. */
export interface HeldRows {
  inFields: Bits
  /** null if its words do not count there. */
  inDescriptions: Bits | null
}

/** Of as many terms of the same worth, those of more rows: what a row adds. */
const ROW_WORTH = 1e-9

/**
 * The terms that rows hold together, a bit each: those that are worth the most. A term that only a description holds
 * counts half. Of terms worth the same, those that more rows hold together, and no others.
 *
 * @param importance What each term is worth.
 */
export function relaxTerms(terms: readonly HeldRows[], importance: readonly number[], allowed: Bits): number {
  const worths = worthiestHeld(terms, importance, allowed)
  const best = Math.max(0, ...worths.values())
  let chosen = 0
  let most = 0
  for (const [held, worth] of worths) {
    if (worth < best - slackOf(allowed)) continue
    const value = worth + countBits(rowsHolding(terms, held, allowed)) * ROW_WORTH
    if (value <= most) continue
    chosen = held
    most = value
  }
  return chosen
}

/**
 * By terms that rows hold together, what they are worth to the row that is worth the most: all that come near the best.
 * 32 rows at a time are parted by the terms that they hold, for as long as these rows can still be among the best.
 */
function worthiestHeld(
  terms: readonly HeldRows[],
  importance: readonly number[],
  allowed: Bits,
): Map<number, number> {
  const worthOf = (held: number) =>
    importance.reduce((sum, weight, term) => sum + (held & (2 ** term) ? weight : 0), 0)
  // The rarest first: most rows lack them, and are soon worth too little.
  const order = terms.map((_, term) => term).sort((a, b) => (importance[b] ?? 0) - (importance[a] ?? 0))
  /** By place in that order: what this term and all after it are worth. */
  const restWorth = new Float64Array(terms.length + 1)
  for (let at = terms.length - 1; at >= 0; at -= 1)
    restWorth[at] = (restWorth[at + 1] as number) + (importance[order[at] as number] as number)
  const inFields = order.map((term) => (terms[term] as HeldRows).inFields)
  const inDescriptions = order.map((term) => (terms[term] as HeldRows).inDescriptions)
  const slack = slackOf(allowed)
  const holding = new HoldingMany(inFields, inDescriptions)
  const worths = new Map<number, number>()
  let best = worthOfSome(inFields, inDescriptions, {
    worths: order.map((term) => importance[term] as number),
    allowed,
  })
  /** Parts some of 32 rows by what they hold of the terms from `at` on. */
  const part = (word: number, rows: number, at: number, worth: number, held: number, only: number): void => {
    if (rows === 0 || worth + (restWorth[at] as number) < best - slack) return
    const term = order[at]
    if (term === undefined) {
      if (held === 0) return
      const own = worthOf(held) - worthOf(only) / 2
      if (own > (worths.get(held) ?? 0)) worths.set(held, own)
      best = Math.max(best, own)
      return
    }
    const bit = 2 ** term
    const weight = importance[term] as number
    const fields = rows & ((inFields[at] as Bits)[word] as number)
    const described = rows & ~fields & (inDescriptions[at]?.[word] ?? 0)
    part(word, fields, at + 1, worth + weight, held | bit, only)
    part(word, described, at + 1, worth + weight / 2, held | bit, only | bit)
    part(word, rows & ~fields & ~described, at + 1, worth, held, only)
  }
  const sorted = order.map((term) => importance[term] as number)
  let least = holding.leastFor(best - slack, sorted)
  for (let word = 0; word < allowed.length; word += 1) {
    const rows = (allowed[word] as number) | 0
    if (rows === 0) continue
    const before = best
    part(word, rows & holding.rowsAt(word, least), 0, 0, 0, 0)
    if (best > before) least = holding.leastFor(best - slack, sorted)
  }
  return worths
}

/** Bits for the number of terms that a row holds: there are at most 16, and each may count twice. */
const COUNT_BITS = 6

/** Finds the rows that hold many terms: 32 at a time are counted together, a bit of their counts in each number. */
class HoldingMany {
  private readonly inFields: readonly Bits[]
  /** Empty if descriptions count for no term; none of a term's rows in place of null. */
  private readonly inDescriptions: readonly Bits[]
  private readonly counts = new Int32Array(COUNT_BITS)

  constructor(inFields: readonly Bits[], inDescriptions: readonly (Bits | null)[]) {
    this.inFields = inFields
    const none = new Uint32Array(inFields[0]?.length ?? 0)
    const areDescribed = inDescriptions.some((rows) => rows !== null && !isEmpty(rows))
    this.inDescriptions = areDescribed ? inDescriptions.map((rows) => rows ?? none) : []
  }

  /**
   * How much a row has to hold to be worth so much: a term counts one. If there are descriptions, a term that only a
   * description holds counts one, and another two.
   *
   * @param importance What each term is worth, the most first.
   */
  leastFor(worth: number, importance: readonly number[]): number {
    const steps =
      this.inDescriptions.length === 0 ? importance : importance.flatMap((one) => [one / 2, one / 2])
    let sum = 0
    return steps.findIndex((step) => (sum += step) >= worth) + 1
  }

  /** Of 32 rows those that hold so much or more. */
  rowsAt(word: number, least: number): number {
    const { inFields, inDescriptions, counts } = this
    counts.fill(0)
    for (let term = 0; term < inFields.length; term += 1) {
      const fields = (inFields[term] as Bits)[word] as number
      if (inDescriptions.length > 0) {
        this.add(fields | ((inDescriptions[term] as Bits)[word] as number))
      }
      this.add(fields)
    }
    let [more, same] = [0, -1]
    for (let bit = COUNT_BITS - 1; bit >= 0; bit -= 1) {
      const count = counts[bit] as number
      if ((least >>> bit) & 1) same &= count
      else {
        more |= same & count
        same &= ~count
      }
    }
    return more | same
  }

  private add(rows: number): void {
    const { counts } = this
    let carry = rows
    for (let bit = 0; carry !== 0; bit += 1) {
      const before = counts[bit] as number
      counts[bit] = before ^ carry
      carry &= before
    }
  }
}

/**
 * What the rows are worth that are left when each term in turn takes the rows away that lack it, unless it takes all.
 * No row of the best is worth less, so most rows need not be looked at.
 */
function worthOfSome(
  inFields: readonly Bits[],
  inDescriptions: readonly (Bits | null)[],
  { worths, allowed }: { worths: readonly number[]; allowed: Bits },
): number {
  let rows = allowed
  let sum = 0
  for (const [at, fields] of inFields.entries()) {
    const held = rows.slice()
    intersect(held, fields)
    if (!isEmpty(held)) {
      rows = held
      sum += worths[at] as number
      continue
    }
    const described = inDescriptions[at]
    if (!described) continue
    held.set(rows)
    intersect(held, described)
    if (isEmpty(held)) continue
    rows = held
    sum += (worths[at] as number) / 2
  }
  return sum
}

/** The allowed rows that hold these terms and no others. */
function rowsHolding(terms: readonly HeldRows[], held: number, allowed: Bits): Bits {
  const rows = allowed.slice()
  for (const [term, { inFields, inDescriptions }] of terms.entries()) {
    if ((held & (2 ** term)) === 0) {
      subtract(rows, inFields)
      if (inDescriptions) subtract(rows, inDescriptions)
    } else if (inDescriptions) intersectEither(rows, inFields, inDescriptions)
    else intersect(rows, inFields)
  }
  return rows
}

/** More than what any number of rows adds, and what rounding may change. */
function slackOf(allowed: Bits): number {
  return (allowed.length * 32 + 1) * ROW_WORTH
}
