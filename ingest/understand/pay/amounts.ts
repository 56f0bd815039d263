import type { ScannedLine } from '../scan/scanned-line.ts'
import { perAt, scaled, sumAt, type Sum } from './sums.ts'

/** An amount or range of money in a line, in rupees; it may not be this job's pay. */
export interface Amount {
  /** null: "up to 12 LPA" states no minimum. */
  min: number | null
  max: number | null
  period: 'year' | 'month' | null
  /** How surely these are rupees: a symbol or code, a unit only Indians use (lakh, LPA, 12,00,000), or neither. */
  rupees: 'marked' | 'by unit' | 'unmarked'
  /** LPA: pay by its own word. */
  isPay: boolean
  /** Counted in thousands: "15k". */
  inThousands: boolean
  from: number
  to: number
}

/** Nobody states more amounts in a sentence; each is judged by all words around it. */
const MOST_AMOUNTS = 30

/** Finds every amount of money in these tokens that could be rupees, not those in foreign currencies. */
export function findAmounts(
  line: ScannedLine,
  from: number,
  to: number,
  unit: string | null = null,
): Amount[] {
  const amounts: Amount[] = []
  // Most sentences have amounts in figures alone, if any.
  const inWords = line.has('number') || line.has('money rupees')
  for (let at = from; at < to && amounts.length < MOST_AMOUNTS; at += 1) {
    if (!inWords && line.tokens[at]?.kind !== 'number') continue
    const read = amountAt(line, at, { stop: to, unit })
    if (!read) continue
    if (read.amount) amounts.push(read.amount)
    at = read.to - 1
  }
  return amounts
}

interface Scope {
  stop: number
  /** The unit that a label names for numbers without one: "CTC (LPA): 8-10". */
  unit: string | null
}

function amountAt(line: ScannedLine, at: number, scope: Scope): { amount: Amount | null; to: number } | null {
  const { stop } = scope
  const read = sumAt(line, at, stop)
  if (!read) return null
  const low = withUnit(read, scope.unit)
  const join = joinAt(line, low, stop)
  const next = join === null ? null : sumAt(line, join, stop)
  // "20k fixed and ₹300 a case": another sum.
  const isOther =
    next !== null &&
    line.word(next.from - 1) === 'and' &&
    (next.value < low.value || (next.marked && !low.marked))
  const high = next && !isOther ? withUnit(next, scope.unit) : null
  const last = high ?? low
  const trailing = line.at(last.to, 'money rupees')
  const end = trailing ? trailing.to : last.to
  const isOpen = line.at(end, 'money open') ?? (last.per ? line.at(last.per.to, 'money open') : undefined)
  const per = last.per ?? low.per ?? perAt(line, isOpen?.to ?? end)
  const to = Math.max(end, isOpen?.to ?? 0, per?.to ?? 0, line.at(per?.to ?? end, 'money rupees')?.to ?? 0)
  const unit = low.unit ?? high?.unit ?? null
  const marked = low.marked || (high?.marked ?? false) || trailing !== undefined
  const indian = isLakhs(low.unit) || isLakhs(high?.unit ?? null) || low.grouped || (high?.grouped ?? false)
  const isMoney = low.isLarge || (per !== null && /^20\d\d$/.test(line.word(at)))
  const isForeign = foreignAt(line, low.from, to)
  if (isForeign || (!marked && unit === null && !indian && !isMoney)) return { amount: null, to }
  const isLpa = low.unit === 'lpa' || high?.unit === 'lpa'
  const period = per ? per.value : isLpa ? 'year' : unit === 'lpm' ? 'month' : null
  if (period === 'other') return { amount: null, to }
  // "3-8 LPA": the lower end is in lakhs too; "50,000-1.5 lacs" is whole already.
  const first =
    low.unit === null && !low.isLarge ? scaled(low.value, high?.unit ?? null) : Math.round(low.value)
  const lost = high === null ? withoutDash(low) : null
  const second =
    high && high.unit === null && !high.isLarge
      ? scaled(high.value, low.unit)
      : high && Math.round(high.value)
  const limits = limitsOf(line, {
    first: lost?.[0] ?? first,
    second: lost?.[1] ?? second ?? null,
    from: low.from,
    to,
    open: low.plus || (high?.plus ?? false) || isOpen !== undefined,
  })
  if (!limits) return { amount: null, to }
  const rupees = marked ? 'marked' : indian ? 'by unit' : 'unmarked'
  const inThousands = low.unit === '1000' || high?.unit === '1000'
  return {
    amount: {
      ...limits,
      period: asPeriod(period),
      rupees,
      isPay: isLpa,
      inThousands,
      from: low.from,
      to,
    },
    to,
  }
}

function withUnit(sum: Sum, unit: string | null): Sum {
  return unit === null || sum.unit !== null ? sum : { ...sum, unit, value: scaled(sum.value, unit) }
}

function asPeriod(period: string | null): Amount['period'] {
  return period === 'year' || period === 'month' ? period : null
}

/** Where the other end of a range starts. */
function joinAt(line: ScannedLine, low: Sum, stop: number): number | null {
  const at = low.to
  if (at >= stop) return null
  const word = line.word(at)
  // "Rs.20,000-Rs.25,000"
  if (line.tokens[at]?.gap === '-') return at
  if (/^(?:-|~|to|se|and)$/.test(word)) return line.word(at + 1) === '-' ? at + 2 : at + 1
  // "2.5 LPA 6.5 LPA", "25k 35k": the dash is lost.
  const next = sumAt(line, at, stop)
  const isLost = next !== null && next.unit === low.unit && (low.unit === 'lpa' || low.unit === '1000')
  return isLost && next.value > low.value ? at : null
}

function foreignAt(line: ScannedLine, from: number, to: number): boolean {
  if (line.before(from, 'money foreign') ?? line.at(to, 'money foreign')) return true
  if (line.all('money foreign', from, to).length > 0) return true
  // "$70-85k"
  const low = line.tokens[from - 2]?.kind === 'number' && /^(?:-|to)$/.test(line.word(from - 1))
  return low && line.before(from - 2, 'money foreign') !== undefined
}

interface Ends {
  first: number
  second: number | null
  from: number
  to: number
  open: boolean
}

function limitsOf(
  line: ScannedLine,
  { first, second, from, to, open }: Ends,
): Pick<Amount, 'min' | 'max'> | null {
  if (second !== null) return second < first ? null : { min: first, max: second }
  const bound = skipBound(line, from)
  const isAtMost = line.before(bound, 'money at most') !== undefined
  if (isAtMost || isAtMostBehind(line, to)) return { min: null, max: first }
  if (open || line.at(to, 'money open') || line.before(bound, 'money at least'))
    return { min: first, max: null }
  return { min: first, max: first }
}

/** "Maximum budget for this position is 24 LPA", "max salary: 30k", "from around ₹5 lakh". */
function skipBound(line: ScannedLine, from: number): number {
  if (line.before(from, 'money at most') ?? line.before(from, 'money at least')) return from
  for (let at = from; at > Math.max(0, from - 9); at -= 1) {
    if (line.before(at, 'money at most') ?? line.before(at, 'money at least'))
      return isSaidOf(line, at, from) ? at : from
    if (!BETWEEN_BOUND.test(line.word(at - 1))) return from
  }
  return from
}

const BETWEEN_BOUND =
  /^(?:a|at|of|:|-|is|salary|ctc|package|pay|stipend|compensation|budget|for|this|the|position|role|we|can|offer)$/

/** A mere "from" or "max" binds only what stands right behind it, or behind a word of pay. */
function isSaidOf(line: ScannedLine, at: number, from: number): boolean {
  return from - at <= 1 || line.tokens.slice(at, from).some(({ text }) => /^(?:is|of|:|-|at|a)$/.test(text))
}

/** "12 LPA max"; in "min 7 lacs max: 15 lacs" it is said of what follows. */
function isAtMostBehind(line: ScannedLine, to: number): boolean {
  const at = line.word(to) === '(' ? to + 1 : to
  if (!/^max(?:imum)?$/.test(line.word(at))) return false
  for (let next = at + 1; next < at + 4; next += 1) {
    const token = line.tokens[next]
    if (!token || /^[.;]$/.test(token.text)) return true
    if (token.kind === 'word' && !/^(?:rs|inr|salary|ctc|pay)$/.test(token.text)) return true
    if (token.kind === 'word' || token.text === '₹') return false
    if (token.kind === 'number') return line.word(next + 1) === '%'
  }
  return true
}

/** "710 LPA" is seven to ten: nobody is paid seven crore a year in lakhs. */
function withoutDash({ unit, written }: Sum): [number, number] | null {
  if (unit !== 'lpa') return null
  const digits = String(written)
  if (!/^[1-9][1-9]\d$/.test(digits)) return null
  const [low, high] = [Number(digits[0]), Number(digits.slice(1))]
  return low < high && high <= 60 ? [low * 100_000, high * 100_000] : null
}

function isLakhs(unit: string | null): boolean {
  return unit === 'lpa' || unit === 'lpm' || unit === '100000' || unit === '10000000'
}
