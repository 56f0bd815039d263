import type { ScannedLine, Span } from '../scan/scanned-line.ts'

/** A number with its signs: "Rs. 12,000/-", "3.5 LPA", "2 lakh 9 thousand". */
export interface Sum {
  value: number
  /** The number as it stands there. */
  written: number
  /** Whether a unit has been applied to it. */
  unit: string | null
  marked: boolean
  grouped: boolean
  plus: boolean
  /** The digits alone look like money: four and more, and no year. */
  isLarge: boolean
  per: Span | null
  from: number
  to: number
}

export function sumAt(line: ScannedLine, start: number, stop: number): Sum | null {
  const sign = line.at(start, 'money rupees')
  const at = sign ? sign.to : start
  const token = line.tokens[at]
  const word = line.at(at, 'number')
  if (at >= stop || !token || (token.kind !== 'number' && !word) || isInAnother(line, at)) return null
  let { value, to } = word ? wordsAt(line, at) : { value: token.value, to: at + 1 }
  const digits = token.text.replace(/\..*$/, '')
  const isLarge =
    token.kind === 'number' && digits.length >= 4 && digits.length <= 7 && !/^20[0-4]\d$/.test(digits)
  to = afterBrackets(line, afterScale(line, to))
  let plus = line.word(to) === '+' && line.at(to + 1, 'money unit') !== undefined
  if (plus) to += 1
  let unit: string | null = null
  const opened = line.word(to) === '(' && line.at(to + 1, 'money unit') && line.word(to + 2) === ')' ? 1 : 0
  const named = line.at(skipSlash(line, to) + opened, 'money unit')
  if (named) {
    unit = named.value
    value = scaled(value, unit)
    to = named.to + opened
    // "2 lakh 9 thousand 400"
    const rest = sumRest(line, to, Number(named.value))
    if (rest) ({ value, to } = { value: value + rest.value, to: rest.to })
  } else if (word && !line.at(to + 1, 'number')) return null
  const isSlashed = line.word(to) === '/' && /^[-=]$/.test(line.word(to + 1))
  if (isSlashed) to += 2
  if (line.word(to) === '+' && isPlusOpen(line, to)) {
    plus = true
    to += 1
  }
  const mark = line.at(to, 'money rupees')
  const isBehind = mark !== undefined && line.tokens[mark.to]?.kind !== 'number'
  const inBrackets = line.word(to) === '(' && /^(?:inr|₹|in)$/.test(line.word(to + 1))
  if (isBehind) to = mark.to
  const per = perAt(line, to)
  const marked = sign !== undefined || isSlashed || isBehind || inBrackets
  return {
    value,
    written: token.value,
    unit,
    marked,
    grouped: token.inLakhs,
    plus,
    isLarge,
    per,
    from: start,
    to: per?.to ?? to,
  }
}

function skipSlash(line: ScannedLine, at: number): number {
  return line.word(at) === '/' && line.word(at + 1) === '-' ? at + 2 : at
}

/** "twenty two and a half lakh" */
function wordsAt(line: ScannedLine, at: number): { value: number; to: number } {
  let value = 0
  let to = at
  for (let word = line.at(to, 'number'); word && to - at < 2; word = line.at(to, 'number')) {
    value += Number(word.value)
    to = word.to
  }
  const isHalf = line.word(to) === 'and' && line.word(to + 1) === 'a' && line.word(to + 2) === 'half'
  return isHalf ? { value: value + 0.5, to: to + 3 } : { value, to }
}

function sumRest(line: ScannedLine, at: number, above: number): { value: number; to: number } | null {
  const token = line.tokens[at]
  if (token?.kind !== 'number' || above < 1000) return null
  const unit = line.at(at + 1, 'money unit')
  const each = Number(unit?.value)
  if (unit && each >= 1000 && each < above) {
    const rest = sumRest(line, unit.to, each)
    return { value: token.value * each + (rest?.value ?? 0), to: rest?.to ?? unit.to }
  }
  const isLeft = above === 1000 && /^\d{3}$/.test(token.text) && !/^(?:-|to)$/.test(line.word(at + 1))
  return isLeft ? { value: token.value, to: at + 1 } : null
}

/** "40,000-3%-1,40,000": the step between; "64820-2340/1-67160-2680/10-93960" is read as its first and last. */
function afterScale(line: ScannedLine, at: number): number {
  let to = at
  for (;;) {
    const isStep = line.word(to) === '-' && line.tokens[to + 1]?.kind === 'number'
    if (isStep && line.word(to + 2) === '%' && line.word(to + 3) === '-') to += 3
    else if (isStep && line.word(to + 2) === '/' && line.word(to + 4) === '-') {
      const isLast = line.word(to + 6) !== '-'
      to += isLast ? 4 : 6
      if (isLast) return to
    } else return to
  }
}

/** "35,000 (thirty five thousand)", "13867 (13067+800)": said a second time, or of what it is made. */
function afterBrackets(line: ScannedLine, at: number): number {
  const slashed = skipSlash(line, at)
  if (line.word(slashed) !== '(') return at
  for (let to = slashed + 1; to < slashed + 9; to += 1) {
    if (line.word(to) === ')') return to > slashed + 2 ? to + 1 : at
    const isPart = line.at(to, 'number') ?? line.at(to, 'money unit') ?? line.at(to, 'money rupees')
    const token = line.tokens[to]
    if (!isPart && token?.kind !== 'number' && !/^(?:\+|and|only|hundred)$/.test(token?.text ?? '')) return at
  }
  return at
}

export function perAt(line: ScannedLine, at: number): Span | null {
  let start = at
  while (
    /^(?:\(|\)|ctc|consolidated|fixed|gross|in|hand|inr|rupees|₹)$/.test(line.word(start)) &&
    start - at < 3
  )
    start += 1
  return line.at(start, 'money per') ?? line.at(at, 'money per') ?? null
}

/** A number of a version, of a telephone, of a date. */
function isInAnother(line: ScannedLine, at: number): boolean {
  const before = line.tokens[at - 1]
  if (line.tokens[at]?.gap !== '' || !before) return false
  if (/^[.,]$/.test(before.text)) return line.tokens[at - 2]?.kind === 'number' && before.gap === ''
  return before.kind === 'word' && !line.before(at, 'money rupees') && /\d$/.test(before.text)
}

/** "+" with nothing behind it that it adds: "10 LPA+", "10 LPA+ (as per skills)"; not "10 LPA + (bonus)". */
function isPlusOpen(line: ScannedLine, at: number): boolean {
  const next = line.tokens[at + 1]
  if (next?.text === '(') return line.tokens[at]?.gap === '' && next.gap !== ''
  return !next || (next.kind === 'sign' && next.text !== '₹')
}

export function scaled(value: number, unit: string | null): number {
  const inLakhs = unit === 'lpa' || unit === 'lpm' || unit === '100000'
  // "INR 338,400 LPA": the sum is whole, whatever stands behind it.
  if (unit === '1000' && value === 401) return 0
  if (unit === null || (inLakhs && value >= 1000)) return Math.round(value)
  if (inLakhs) return Math.round(value * 100_000)
  return Math.round(value * Number(unit))
}
