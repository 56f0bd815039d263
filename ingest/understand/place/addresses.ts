import type { ScannedLine } from '../scan/scanned-line.ts'

/** A part of a location: what stands between two separators. */
export interface Part {
  from: number
  to: number
  /** Whether it is one more location, not a wider place of the one before ("Pune | Delhi", not "Pune, India"). */
  starts: boolean
  /** "(except Bangalore)": what it names is not meant. */
  excluded: boolean
  /** Codes of Indian states: "KA". */
  codes: string[]
  /** Whether a code is also one of a state of the US. */
  sharedCode: boolean
  /** Whether it is nothing but words of work modes. */
  isMode: boolean
  /** Words of an address within a city: they name no other place. */
  isAddress: boolean
  /** Whether it names something that no table has. */
  unknown: boolean
}

const GO_ON = new Set([',', '(', ')', ':', '>'])
const START = new Set([';', '|', '/', '•', '·', '+', '&'])
const START_WORDS = new Set(['or', 'and'])

/** The addresses of a location: lists of parts, each of which may be in the next ("Baner, Pune, India"). */
export function addressesOf(line: ScannedLine, within = { from: 0, to: line.tokens.length }): Part[][] {
  const addresses: Part[][] = []
  let excluded = false
  let from = within.from
  let starts = true
  const close = (to: number) => {
    if (to <= from) return
    const part = partOf(line, from, to, starts, excluded)
    if (starts || addresses.length === 0) addresses.push([part])
    else addresses.at(-1)?.push(part)
    starts = false
  }
  for (let at = within.from; at < within.to; at += 1) {
    const word = line.word(at)
    const place = line.at(at, 'place') ?? line.at(at, 'abroad')
    if (place && place.to > at + 1) {
      at = place.to - 1
      continue
    }
    const span = line.at(at, 'at except')
    const separates = GO_ON.has(word) || START.has(word) || isJoin(line, at) || isSpacedDash(line, at)
    if (span && !separates && line.at(span.to, 'place')) {
      close(at)
      from = at
      excluded = true
    }
    if (!separates) continue
    close(at)
    from = at + 1
    if (excluded && (word === ')' || word === ';' || word === '|')) excluded = false
    if (START.has(word) || START_WORDS.has(word)) starts = true
  }
  close(within.to)
  return addresses
}

/** "Remote - India", but "Remote- India" is one part. */
function isSpacedDash(line: ScannedLine, at: number): boolean {
  return line.word(at) === '-' && line.tokens[at]?.gap === ' ' && line.tokens[at + 1]?.gap !== ''
}

/** "Bangalore or Pune", but "Madras, OR". */
function isJoin(line: ScannedLine, at: number): boolean {
  if (!START_WORDS.has(line.word(at))) return false
  const next = line.tokens[at + 1]
  return !(line.word(at - 1) === ',' && (!next || next.kind !== 'word'))
}

function partOf(line: ScannedLine, from: number, to: number, starts: boolean, excluded: boolean): Part {
  const codes: string[] = []
  let sharedCode = false
  let isMode = true
  let unknown = false
  for (let at = from; at < to; at += 1) {
    const mode = line.at(at, 'at remote') ?? line.at(at, 'at hybrid') ?? line.at(at, 'at onsite')
    if (mode) {
      at = mode.to - 1
      continue
    }
    const token = line.tokens[at]
    if (token?.kind !== 'word') continue
    isMode = false
    const place = line.at(at, 'place') ?? line.at(at, 'abroad') ?? line.at(at, 'no place')
    if (place) {
      at = place.to - 1
      continue
    }
    const code = line.at(at, 'state code')
    if (code && stands(line, at, from, to)) {
      codes.push(code.value)
      sharedCode ||= line.at(at, 'shared code') !== undefined
      continue
    }
    if (line.at(at, 'shared code') && stands(line, at, from, to)) {
      sharedCode = true
      continue
    }
    if (line.at(at, 'code abroad') && stands(line, at, from, to)) continue
    const open = line.at(at, 'at open') ?? line.at(at, 'at wide') ?? line.at(at, 'at except')
    if (open) at = open.to - 1
    else if (!(token.text === 'in' || token.text === 'ind' || token.text.length === 1)) unknown = true
  }
  const isAddress = line.has('at address', from, to) || line.has('at road', from, to)
  return { from, to, starts, excluded, codes, sharedCode, isMode, isAddress, unknown: unknown && !isAddress }
}

/** A code counts alone in its part, behind a place, or in front of a postal code. */
function stands(line: ScannedLine, at: number, from: number, to: number): boolean {
  if (line.before(at, 'place') || line.word(at - 1) === 'in') return true
  const rest = at + 1 === to || line.tokens.slice(at + 1, to).every(({ kind }) => kind !== 'word')
  return rest && (at === from || line.words(at, at + 1) === line.words(at, at + 1).toUpperCase())
}

/** The countries abroad that a part names, by their names or by the code of a state. */
export function abroadIn(line: ScannedLine, { from, to, sharedCode }: Part): string[] {
  const named = line.all('abroad', from, to).map(({ value }) => value)
  const codes = line
    .all('code abroad', from, to)
    .filter(
      (span) => span.from === from && (leads(line, from, to) || (from > 0 && stands(line, from, from, to))),
    )
  // "Fort Wayne, IN 46802": five digits are a code of the US, six of India.
  const zip =
    sharedCode && line.tokens.slice(from, to).some(({ kind, text }) => kind === 'number' && text.length === 5)
  return [...named, ...codes.map(({ value }) => value), ...(zip ? ['US'] : [])]
}

/** "CA-Remote": a code in front, as boards of many countries write it. */
function leads(line: ScannedLine, from: number, to: number): boolean {
  const code = line.words(from, from + 1)
  return from + 1 < to && line.tokens[from + 1]?.gap === '-' && code === code.toUpperCase()
}

/** Whether these words say that the work is remote. */
export function isRemote(line: ScannedLine, from: number, to: number): boolean {
  return line.has('at remote', from, to) || (to - from === 1 && line.word(from) === 'online')
}
