import { countBits, intersect, intersectEither, subtract, type Bits } from '#find/bits.ts'

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
export function mostHeld(terms: readonly HeldRows[], importance: readonly number[], allowed: Bits): number {
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
  const worths = new Map<number, number>()
  let best = 0
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
  for (let word = 0; word < allowed.length; word += 1) part(word, allowed[word] as number, 0, 0, 0, 0)
  return worths
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
