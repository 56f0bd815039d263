import type { Sentence } from '../scan/sentences.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import { isOfOthers } from './others.ts'
import { isWelcome } from './welcome.ts'
import { weigh } from './weigh.ts'
import { PART_ENDS, type Words } from './words-around.ts'

/** How far from its years a word can be that says what they are of, in tokens. */
const FAR = 22
const NEAR = 4

/** What years weigh at least: beside words of need or experience, behind a word to whoever applies ("you've"), and others. */
const LEAST_NAMED = -0.5
const LEAST_ADDRESSED = 1
const LEAST_BARE = 2

/**
 * Whether a length of time in a sentence is experience that is asked for. What the grammar does not refuse is weighed by
 * all words around it (`weigh.ts`), unless it stands in the list of what is asked for, or who has less is turned away.
 */
export function isAsked(words: Words, refusesOthers = false): boolean {
  const { line, duration, sentence } = words
  if (duration.fromFresher) return true
  if (isOther(words) || isAge(words) || isWelcome(words) || isOfOthers(words)) return false
  if (isOfFirm(line, sentence) || (words.opens && isBehindFounding(line, sentence))) return false
  // What is offered after some years, or for them.
  if (line.section === 'offer' && (line.kind === 'item' || !namesExperience(words))) return false
  if ((line.section !== 'requirements' || isLong(words)) && isOfCompany(words)) return false
  const isAsking = isNamed(words) || isMeant(words)
  // "5+ years" in the list of what is asked for is asked for.
  const isListed = line.section === 'requirements' && line.kind === 'item' && duration.isBound
  if (refusesOthers || (isAsking && isListed) || (!isAsking && duration.inMonths)) return isAsking
  if (isAsking) return weigh(words) > LEAST_NAMED
  return weigh(words) > (line.has('about you', sentence.from, duration.from) ? LEAST_ADDRESSED : LEAST_BARE)
}

/** Whether years behind a label are a wish, another length of time, or those of others: "Experience: 2+ years preferred". */
export function isWaived(words: Words): boolean {
  return !words.duration.fromFresher && (isOther(words) || isWelcome(words) || isOfOthers(words))
}

/** "3 years bond", "within 2 years", "training for 6 months": nearer than any word of experience. */
function isOther({ line, duration }: Words): boolean {
  const { from, to } = duration
  const other = line.next(to, 'time other', NEAR)
  const named = line.next(to, 'exp word', NEAR + 2)
  if (other && !(named && named.from <= other.to)) {
    // "2 years, degree in engineering" and "5 years in growth" go on with something else.
    if (other.from === to) return true
    if (
      other.value !== 'adjacent' &&
      line.tokens.slice(to, other.from).every(({ text }) => !GOES_ON.has(text))
    )
      return true
  }
  const before = line.previous(skipBefore(line, from), 'time of other', 1)
  const isSpent =
    before !== undefined &&
    before.value !== 'thing' &&
    line.previous(before.from, 'exp word', 3) !== undefined
  if (before && !isSpent && !(before.value === 'degree' && named)) return true
  return line.previous(from, 'exp none', 10) !== undefined
}

const GOES_ON = new Set([
  ',',
  ':',
  '(',
  ')',
  '|',
  '-',
  'in',
  'with',
  'as',
  'at',
  'for',
  'and',
  'or',
  'on',
  'to',
])

/** Before the bound, its signs and small words: "age limit : not more than". */
function skipBefore(line: ScannedLine, from: number): number {
  let at = from
  while (
    /^(?:of|is|:|-|\(|for|the|a|max|min|maximum|minimum|upto|up|to|not|no|than|more|only)$/.test(
      line.word(at - 1),
    )
  )
    at -= 1
  return at
}

/** "Female 18-27 yrs", "local woman, 18-35 yrs": how old, where nothing says experience. */
function isAge({ line, duration }: Words): boolean {
  const { written, max, from, to } = duration
  if (written < 18) return false
  if (line.previous(from, 'time of age', 3)) return true
  const named = line.next(to, 'exp word', FAR) ?? line.previous(from, 'exp word', 8)
  return max !== null && max >= 30 && !named
}

/** More years than most jobs ask; "24 months" are few. */
function isLong({ duration: { written, inMonths } }: Words): boolean {
  return written >= 20 && !inMonths
}

/** "With over 25 years of experience, Acme serves ...": a company's age, not a candidate's. */
function isOfCompany(words: Words): boolean {
  const { line, duration, sentence } = words
  const { from, to } = duration
  if (/^(?:hiring|required|openings?|for)$/.test(line.word(sentence.from))) return false
  const you = line.has('about you', sentence.from, from)
  const company = line.all('about company', sentence.from, from).at(-1)
  if (company && line.word(company.from) === 'team') return true
  if (you) return false
  if (company || (!duration.isBound && isFigure(line, sentence))) return true
  if (isLong(words) && (from > sentence.from || line.at(from, 'time at least'))) return true
  // "Acme has 10+ years of experience"
  const has = /^(?:has|brings|boasts|carries|possesses)$/.test(line.word(from - 1))
  if (has && line.tokens[from - 2]?.capital === true) return true
  const isWith = line.word(sentence.from) === 'with' && from === sentence.from + 1
  if (isWith && line.at(from, 'time at least') && !line.has('about you', to, sentence.to)) return true
  return goesOnWithCompany(line, to, sentence)
}

/** "Larkspur is a Gold partner with 19 years", "About Larkspur – 11 years": a name is what the sentence speaks of. */
function isOfFirm(line: ScannedLine, { from, to }: Sentence): boolean {
  const isName = (at: number) => line.tokens[at]?.capital === true && !NO_FIRM.has(line.word(at))
  let at = from
  if (line.word(from) === 'about') return isName(from + 1)
  while (isName(at) && at < from + 5) at += 1
  if (at === from) return false
  const [verb, next] = [line.word(at), line.word(at + 1)]
  if (/^(?:is|was)$/.test(verb)) return /^(?:an?|the|one|among)$/.test(next)
  return (
    (verb === 'has' && /^(?:spent|been)$/.test(next)) ||
    (verb === ',' && next === 'with' && goesOn(line, at + 2, to))
  )
}

/** "Established 2009. 16+ years of experience in e-governance.": goes on with the company. */
function isBehindFounding(line: ScannedLine, { from }: Sentence): boolean {
  const before = line.sentences.find(({ to }) => to === from)
  return before !== undefined && /^(?:established|founded|incorporated)$/.test(line.word(before.from))
}

/** "..., is part of a group": behind what stands between two commas. */
function goesOn(line: ScannedLine, from: number, to: number): boolean {
  return line.tokens
    .slice(from, to)
    .some(({ text }, at) => text === ',' && /^(?:is|was|has)$/.test(line.word(from + at + 1)))
}

/** What opens a sentence and is no name. */
const NO_FIRM = new Set(
  'this that it there here what experience role position job opening he she who ours'.split(' '),
)

/** "55 employees, 9 years, projects in 11 countries": a sentence that asks for nothing. */
function isFigure(line: ScannedLine, { from, to }: Sentence): boolean {
  return (
    line.has('figure of company', from, to) &&
    !['about you', 'exp word'].some((tag) => line.has(tag, from, to))
  )
}

/** "... years of experience, we help banks" */
function goesOnWithCompany(line: ScannedLine, to: number, sentence: Sentence): boolean {
  const named = line.next(to, 'exp word', FAR)
  if (!named) return false
  for (let at = named.to; at < Math.min(named.to + 10, sentence.to); at += 1)
    if (line.word(at) === ',' && /^(?:we|our)$/.test(line.word(at + 1))) return true
  return false
}

/** A word of experience stands near. */
function namesExperience({ line, duration: { from, to, inMonths } }: Words): boolean {
  if (line.has('exp word', from, to)) return true
  const named = [line.next(to, 'exp word', FAR), line.previous(from, 'exp word', 14)]
  return named.some((span) => span && (!inMonths || span.value === 'name'))
}

/** A word of experience stands near, or a word of need right behind it. */
function isNamed(words: Words): boolean {
  const { line, duration, sentence } = words
  const { to } = duration
  if (namesExperience(words)) return true
  const need = /^(?:\(|is|are|a)$/.test(line.word(to)) ? to + 1 : to
  const needed = line.at(need, 'exp needed')
  if (!needed || /^(?:of|for)$/.test(line.word(duration.from - 1))) return false
  const isSure = !/^(?:only|must)$/.test(line.word(need))
  return isSure || needed.to >= sentence.to || PART_ENDS.has(line.word(needed.to))
}

/** No word says so, but nothing else can be meant. */
function isMeant(words: Words): boolean {
  const { line, duration, sentence, opens, closes, startsPart, endsPart } = words
  const { from, to, isBound, inMonths, inDigits, written } = duration
  if ((written >= 20 && !(opens && closes)) || (inMonths && !isBound)) return false
  // "Kept for two years with your consent"
  if (!isBound && line.word(from - 1) === 'for' && !line.has('exp having', sentence.from, from)) return false
  const work = line.at(to, 'exp work')
  const first = line.at(sentence.from, 'exp having') ?? line.at(sentence.from + 1, 'exp having')
  const has =
    line.previous(from, 'exp having', 6) !== undefined ||
    (isBound && /^ha(?:s|ve)$/.test(first ? line.word(first.from) : ''))
  if (inMonths) return work !== undefined && (has || line.section === 'requirements')
  const doing = isDoing(line, to, sentence)
  // "Keep 3 years of metrics" is work; "It takes 5+ years of Java" asks.
  const word = line.word(from - 1)
  const near = isBound ? word === 'from' || !BEFORE_LENGTH.test(word) : startsPart
  const having = has || (near && from - sentence.from <= 4)
  if (work?.value === 'tool') return true
  if (opens && closes) return inDigits || isBound
  // "Overall 8 years, 3 of them in testing"
  if (opensWithTotal(words) && endsPart) return true
  if (isBound && startsPart && endsPart) return true
  if (isBound && opens && line.tokens[to]?.kind === 'word') return true
  if (isBound && (work || doing) && (startsPart || having)) return true
  if (isBound && has && endsPart) return true
  // "B.Tech Mech 3-6 years.", "Overall 9 to 12 years;"
  if (isBound && endsPart && from - sentence.from <= 6 && !BEFORE_LENGTH.test(line.word(from - 1)))
    return true
  if ((work || (doing && isBound)) && (line.section === 'requirements' || having)) return true
  // "B.Com, 3 yr.", "Java, 5 years.", "MCA + 3 years": what was learnt, and how long it was done.
  const joins =
    /^(?:,|\+|with)$/.test(word) || (word === 'and' && line.previous(from, 'exp having', 5) !== undefined)
  const behind = joins && from - sentence.from <= 14
  return inDigits && behind && (isBound || endsPart) && !line.has('time of other', sentence.from, sentence.to)
}

/** "kept for 2 years", "proof of 2 years": how long something else took. */
const BEFORE_LENGTH = /^(?:for|over|in|of|to|by|from|%)$/

function opensWithTotal({ line, duration, sentence }: Words): boolean {
  return (
    duration.from - sentence.from <= 2 && /^(?:overall|total|totally)$/.test(line.word(duration.from - 1))
  )
}

const NOT_DOING =
  /^(?:going|growing|remaining|starting|being|ongoing|serving|pending|engineering|training|learning)$/

/** "5+ years managing engineers". */
function isDoing(line: ScannedLine, at: number, sentence: Sentence): boolean {
  const token = line.tokens[at]
  // "2 years running" is how long without a break, "running Kubernetes" is work.
  if (token?.text === 'running') return at + 2 < sentence.to
  return token?.kind === 'word' && /^[a-z]{2,}ing$/.test(token.text) && !NOT_DOING.test(token.text)
}
