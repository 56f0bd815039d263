import { tokenize, type Token } from './tokens.ts'

/** A sentence of a line: tokens `from` up to but not `to`. */
export interface Sentence {
  from: number
  to: number
}

/** Words whose dot ends no sentence. */
const ABBREVIATIONS = new Set(
  (
    'rs no nos exp min max yr yrs mr mrs ms dr sr jr st vs approx incl govt dept sec dist opp pvt ltd inc engg tech ' +
    'sc ph e.g i.e etc'
  ).split(' '),
)
/** Abbreviations behind which a sentence does end where a capital follows. */
const UNITS = new Set('p.a p.m pa pm lpa l.p.a yrs yr exp etc ltd inc tech'.split(' '))

/** What goes on behind "5 LPA p.a.". */
const GOES_ON = new Set(
  'to max maximum plus fixed only with and for based depending in as gross net during or ctc'.split(' '),
)

/** Cuts a line into sentences. A dot inside a number or an abbreviation ends none. */
export function sentencesOf(tokens: Token[], text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  for (let at = 0; at < tokens.length; at += 1) {
    if (!endsAt(tokens, at, text)) continue
    sentences.push({ from, to: at + 1 })
    from = at + 1
  }
  if (from < tokens.length) sentences.push({ from, to: tokens.length })
  return sentences
}

/** The sentences of a text as they are written. */
export function sentenceTexts(text: string): string[] {
  const tokens = tokenize(text)
  let start = 0
  return sentencesOf(tokens, text).map(({ to }) => {
    const end = tokens[to - 1]?.end ?? text.length
    // A quote or bracket that closes it is no token.
    const stop = to < tokens.length ? end + Math.max(0, text.slice(end).search(/\s/)) : text.length
    const sentence = text.slice(start, stop).trim()
    start = stop
    return sentence
  })
}

function endsAt(tokens: Token[], at: number, text: string): boolean {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (!token || !next || next.gap !== ' ') return false
  const sign = token.kind === 'sign' ? token.text : text[token.end - 1] === '.' ? 'unit.' : ''
  if (sign === '!' || sign === '?' || sign === ';' || sign === '।') return true
  const word = sign === 'unit.' ? token : tokens[at - 1]
  if (sign !== 'unit.' && sign !== '.') return false
  const opens = next.capital || next.text === '₹' || next.kind === 'number'
  if (word && word.kind === 'word' && ABBREVIATIONS.has(word.text)) return UNITS.has(word.text) && opens
  if (sign === 'unit.')
    return UNITS.has(word?.text ?? '') && (opens || (next.kind === 'word' && !GOES_ON.has(next.text)))
  // A single letter is an initial, and a lower case word goes on, save where the word before it is long enough.
  if (word?.kind === 'word' && word.text.length === 1 && word.gap === ' ') return false
  return next.kind !== 'word' || next.capital || (word?.text.length ?? 0) >= 4 || word?.kind === 'number'
}
