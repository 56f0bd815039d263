import { clauseEnd } from './clauses.ts'
import type { ScannedLine } from './scanned-line.ts'
import { byNumber } from './vocabulary.ts'

/** Tokens between a denial and what it is about. */
const FAR = 12

/** What may stand between "not" and what it denies: who looks for it, offers it, allows it. */
const BETWEEN = byNumber([
  [
    'filler',
    'a an any the this that it for to of in on with at from and your our prior previous relevant specific strict such ' +
      'need needed needs require required requires requiring want wanted ask asking look looking seek seeking hire hiring ' +
      'take taking accept accepting consider considering entertain entertaining expect expecting demand insist necessary ' +
      'have having has know knowing knowledge experience be been being is are use using work working done performed ' +
      'offer offering provide providing allow allowing support permit give giving open suitable meant ideal intended ' +
      'applicable recommended advisable eligible available fully purely completely entirely option options kind type sort ' +
      'hands-on hands exposure minimum min least at-least apply if you who candidates people applicants anyone from do does role job',
  ],
  ['or', 'or nor /'],
  ['item', ', &'],
])

/**
 * Whether the words `from` up to `to` of a line are denied where they stand: "PHP is not needed", "no need of PHP, Perl or
 * Ruby", "we are not looking for freshers", "the 2022 batch will not be considered". Every reader asks it of what it found.
 *
 * It looks at the clause alone, a few words on each side. "Not only Java", "no less than 3 years" and "not mandatory" (a
 * wish) deny nothing. Whom a sentence turns away ("with 5 years need not apply") is denied as well.
 */
export function isDenied(line: ScannedLine, { from, to }: { from: number; to: number }): boolean {
  return isDeniedBefore(line, from, to) || isDeniedBehind(line, to)
}

function kindAt(line: ScannedLine, at: number): string | undefined {
  return BETWEEN[line.tokens[at]?.number ?? 0]
}

function isDeniedBefore(line: ScannedLine, from: number, to: number): boolean {
  if (!line.has('denies', Math.max(0, from - FAR), from)) return false
  let inList = isBeforeOr(line, to)
  for (let at = from; at > Math.max(0, from - FAR); at -= 1) {
    const denies = line.before(at, 'denies')
    if (denies) return line.word(from - 1) !== 'but'
    const kind = kindAt(line, at - 1)
    if (kind === 'or') inList = true
    else if (kind === 'item' ? !inList : kind === undefined && !(inList && isItem(line, at - 1))) return false
  }
  return false
}

/** A word of a list: "PHP" of "no PHP, Perl or Ruby". */
function isItem(line: ScannedLine, at: number): boolean {
  const token = line.tokens[at]
  return token !== undefined && token.kind !== 'sign' && line.at(at, 'but') === undefined
}

/** Whether the list goes on behind it: "Perl" of "no PHP, Perl or Ruby". */
function isBeforeOr(line: ScannedLine, to: number): boolean {
  for (let at = to; at < to + 6 && line.tokens[at]; at += 1) {
    if (kindAt(line, at) === 'or') return true
    if (line.tokens[at]?.kind === 'sign' && line.word(at) !== ',') return false
  }
  return false
}

function isDeniedBehind(line: ScannedLine, to: number): boolean {
  if (!line.has('denied', to, to + FAR + 4) && line.word(to) !== ':') return false
  const end = clauseEnd(line, to - 1)
  for (let at = to; at <= Math.min(end, to + FAR); at += 1) {
    if (line.at(at, 'denied')) return true
  }
  return goesOn(line, to, end)
}

/** "PHP, Perl and Ruby are not needed", "freshers, please excuse", "Bond: no": what is said behind the clause is of it. */
function goesOn(line: ScannedLine, to: number, end: number): boolean {
  const sign = line.word(end)
  const behind = end === to && /^[:(,]$/.test(sign) ? line.at(end + 1, 'denied') : undefined
  // "From your home, no need of visiting any branch" denies the visits.
  if (behind) return sign !== ',' || !/^(?:of|for)$/.test(line.word(behind.to))
  if (sign === ':') return NONE.test(line.word(end + 1)) && clauseEnd(line, end + 1) === end + 2
  const denied = line.all('denied', to, to + FAR + 4)[0]
  if (end !== to || !denied) return false
  if (sign === '/') return NAMES.test(line.words(to, denied.from))
  if (sign !== ',' || !PLURAL.test(line.word(denied.from - 1))) return false
  return line.tokens.slice(to, denied.from).some(({ text }) => text === 'or' || text === 'and')
}

const NONE = /^(?:no|none|nil|na)$/
/** "BCA/MSc/MCA students need not apply", not "Node/React required, PHP not needed" */
const NAMES = /^(?:\s?\/\s?[\w.]+)+(?: \w+)?$/
const PLURAL = /^(?:are|will|need|should|do|not)$/
