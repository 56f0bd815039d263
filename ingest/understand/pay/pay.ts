import { isPlausiblePay } from '#core/plausible.ts'
import type { RawPay } from '#ingest/adapters/raw-posting.ts'
import type { Extracted } from '../extracted.ts'
import type { Sentence } from '../scan/sentences.ts'
import { isDenied } from '../scan/denial.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import { findAmounts, type Amount } from './amounts.ts'
import { payEvidence } from './evidence.ts'
import { readFields } from './fields.ts'
import { isOfOthers, isOfPromises } from './other-money.ts'
import { payParts } from './parts.ts'
import { withPeriod, type Pay } from './period.ts'

export interface PayTerms {
  /** Pay in fields of the source. */
  fields: RawPay[]
  /** Pay in a text field of the source. */
  field: ScannedLine | null
  /** An internship pays by the month, whatever is promised for afterwards. */
  internship: boolean
  /** Advertised is the job that an internship opens: what the job pays counts. */
  opensJob: boolean
}

/** Pay that a sentence states, and how surely these are rupees. */
interface Found extends Extracted<Pay> {
  by: 'explicit' | 'inferred'
  plain: boolean
  line: ScannedLine
  sentence: Sentence
}

/** What a posting states of pay, before it is known where the work is. */
export interface StatedPay {
  fields: Extracted<Pay> | null
  found: Found[]
  foreignField: boolean
}

/** Reads all that the posting states of pay, once. */
export function findPay({ title, lines }: ScannedPosting, { fields, field }: PayTerms): StatedPay {
  const structured = readFields(fields)
  if (structured) return { fields: structured, found: [], foreignField: false }
  const found: Found[] = []
  const read = (line: ScannedLine, isField: boolean) => {
    for (const sentence of line.sentences.filter((one) => !isOfPromises(line, one, title)))
      for (const part of isField ? [sentence] : payParts(line, sentence))
        found.push(...readSentence(line, part, isField))
  }
  if (field) read(field, true)
  const texts = [title, ...lines.filter(({ section }) => section !== 'about')]
  for (const [index, line] of texts.entries()) {
    if (!hasAmount(line) || (index > 0 && isHeadedOtherwise(texts[index - 1], line))) continue
    read(line, false)
  }
  return { fields: null, found, foreignField: field !== null && field.has('money foreign') }
}

/**
 * The pay that the employer states, in rupees: from the source's fields, else from the text. Foreign
 * currencies, budgets, benefits and the company's own figures are not pay. Pay is unknown if its period is
 * neither stated nor clear from the amount.
 *
 * @param inRupees Whether an amount without a currency ("Salary: 20,000 a month") may be read as rupees: only
 * if the work is not known to be outside India.
 */
export function choosePay(stated: StatedPay, terms: PayTerms, inRupees: boolean): Extracted<Pay | null> {
  if (stated.fields) return stated.fields
  // Who tells the pay in dollars in one place tells it so in others.
  const all = stated.found.filter(({ plain }) => !plain || (inRupees && !stated.foreignField))
  const monthly = terms.internship ? all.find(({ value }) => value.period === 'month') : undefined
  const said = all.filter(({ by }) => by === 'explicit')
  // A stipend may be said and the pay behind it only stand there, or the other way round.
  const first = said[0]
  const found = first && !says(first, 'in training') ? said : all
  const chosen =
    monthly ??
    afterTraining(terms.opensJob ? all : found, terms) ??
    ofSeveral(found) ??
    joinEnds(found[0], found[1])
  return chosen ? { value: chosen.value, evidence: chosen.evidence } : { value: null, evidence: [] }
}

function says({ line, sentence }: Found, tag: string): boolean {
  return line.has(tag, sentence.from, sentence.to)
}

function hasAmount(line: ScannedLine): boolean {
  return line.hasNumber || line.has('money unit')
}

/** "Course fee" and, on the next line, "₹25,000": a sum that stands alone is what the line above it says. */
function isHeadedOtherwise(above: ScannedLine | undefined, line: ScannedLine): boolean {
  if (!above || above.kind === 'title' || above.text.length > 60 || !above.has('other money')) return false
  if (above.hasNumber || above.tokens.at(-1)?.text === '.') return false
  const sums = line.allOf(SUM_TAGS)
  const isSum = (at: number) => sums.some(({ from, to }) => from <= at && at < to)
  return line.tokens.every(({ kind }, at) => kind !== 'word' || isSum(at))
}

const SUM_TAGS = ['money unit', 'money per', 'money rupees', 'money at most', 'money at least']

function readSentence(line: ScannedLine, sentence: Sentence, isField: boolean): Found[] {
  if (isOfOthers(line, sentence)) return []
  const label = isField ? sentence.from : labelEnd(line, sentence)
  const unit = unitOfLabel(line, label ?? sentence.from, sentence)
  const found: Found[] = []
  for (const amount of findAmounts(line, sentence.from, sentence.to, unit)) {
    const by = payEvidence(line, amount, sentence, { labelled: label, isField })
    const pay = by === null ? null : withPeriod(amount, line, sentence)
    const isRange = amount.min !== amount.max && amount.min !== null
    const isSum = amount.period === null && !isRange
    if (isSum && (paysOnce(line, amount) || paysForStep(line, amount, sentence))) continue
    if (isSum && opensWithPay(line, sentence, label) && !isPlain(line, amount, sentence)) continue
    if (by === null || !pay || !isPlausiblePay(pay) || isDenied(line, amount)) continue
    const evidence = [
      line.words(Math.max(sentence.from, amount.from - 8), Math.min(sentence.to, amount.to + 8)),
    ]
    found.push({ by, value: pay, evidence, plain: amount.rupees === 'unmarked', line, sentence })
  }
  return found
}

const OPENS_PAY = /^(?:pay|earn)$/

/** "We pay ₹5,000" by no month or year: for a test, a desk, a day; what a year pays is larger. */
function paysOnce(line: ScannedLine, { from, min, max }: Amount): boolean {
  const word = line.previous(from, 'pay word', 4)
  return word?.value === 'verb' && (max ?? min ?? 0) <= ONCE
}

/** The most that is paid once, in rupees. */
const ONCE = 100_000

/** "A pairing session on our code (paid: ₹2,000)": in brackets behind a step of the hiring stands what that pays. */
function paysForStep(line: ScannedLine, { from, min, max }: Amount, sentence: Sentence): boolean {
  const first = Math.max(sentence.from, from - IN_BRACKETS)
  let open = from
  while (open > first && !/^[()]$/.test(line.word(open))) open -= 1
  if (line.word(open) !== '(' || (max ?? min ?? 0) > A_STEP) return false
  return line.has('hiring step', sentence.from, open)
}

/** Tokens between a bracket and the sum in it. */
const IN_BRACKETS = 12
/** The most that a step of the hiring pays, in rupees. */
const A_STEP = 15_000

/** Whether "pay" alone is the label: a sum behind it may be one that others pay. */
function opensWithPay(line: ScannedLine, { from }: Sentence, label: number | null): boolean {
  return (
    label !== null &&
    OPENS_PAY.test(line.word(label - 1)) &&
    line.tokens.slice(from, label - 1).every(({ kind }) => kind === 'sign')
  )
}

/** "Pay 28,000", "Pay 25k + Rs 700 per demo": of a month's size, nothing but more money behind it, and no fee to pay ("Pay ₹15,000"). */
function isPlain(line: ScannedLine, { from, to, min, rupees }: Amount, sentence: Sentence): boolean {
  if (rupees !== 'unmarked' || line.word(from - 1) !== 'pay' || (min ?? 0) < LEAST_MONTHLY) return false
  if (to >= sentence.to) return true
  if (line.word(to) === '+') return line.word(to + 1) !== 'gst'
  return line.word(to) === 'with' && /^(?:esi|pf)$/.test(line.word(to + 1))
}

/** The least that a month pays, in rupees. */
const LEAST_MONTHLY = 8000

/** "CTC (LPA): 8-10", "Salary: LPA: 6 - 9": the unit stands before the number, and no word behind it. */
function unitOfLabel(line: ScannedLine, label: number, { from, to }: Sentence): string | null {
  let first = label
  const { length } = line.tokens
  while (first < length && line.tokens[first]?.kind !== 'number') first += 1
  if (first === length || line.tokens.slice(first, to).some(({ kind }) => kind === 'word')) return null
  const unit = line.all('money unit', from, first).at(-1)
  // "Level L-10" names no unit.
  return unit && line.word(unit.from).length > 1 ? unit.value : null
}

/** Behind "Salary:", "CTC offered -", "Monthly salary", where a sentence starts so. */
function labelEnd(line: ScannedLine, sentence: Sentence): number | null {
  let at = sentence.from
  while (line.tokens[at]?.kind === 'sign' && !line.at(at, 'money rupees') && at < sentence.to) at += 1
  // "Pay ₹20,000 a month", "Earn up to 30,000 per month"
  let isNamed = OPENS_PAY.test(line.word(at))
  if (isNamed) at += 1
  while (at < sentence.to) {
    const word = line.at(at, 'pay word')
    const part = word ?? line.at(at, 'pay label') ?? (isNamed ? line.at(at, 'money per') : undefined)
    if (!part) break
    isNamed ||= word !== undefined
    at = part.to
  }
  if (!isNamed) return null
  while (
    /^(?:\(|\)|in|is|of|:|-|=|➡|→|>)$/.test(line.word(at)) ||
    (line.word(at - 1) === '(' && line.at(at, 'money unit'))
  )
    at += 1
  const token = line.tokens[at]
  const isValue =
    token?.kind !== 'word' ||
    line.at(at, 'money at most') !== undefined ||
    line.at(at, 'money at least') !== undefined ||
    /^(?:rs|inr|lpa|be|between|attractive)$/.test(token.text)
  return isValue ? at : null
}

/** "Stipend of ₹20,000 in training, then 5 LPA": a job pays what follows; an internship may not lead to it. */
function afterTraining([first, ...others]: Found[], { internship, opensJob }: PayTerms): Found | undefined {
  if (first?.value.period !== 'month' || !says(first, 'in training')) return undefined
  const yearly = others.find(({ value }) => value.period === 'year')
  const inTraining = first.line
    .words(first.sentence.from, first.sentence.to)
    .toLowerCase()
    .includes('training')
  if (opensJob || (!internship && inTraining)) return yearly
  const isOpen = says(first, 'after internship') || (yearly !== undefined && says(yearly, 'after internship'))
  return isOpen ? undefined : yearly
}

/** "3-5 LPA for 0-2 yrs, 6-9 LPA for 3-5 yrs", "Pune 5 LPA; Mumbai 6 LPA": from the least that anybody gets to the most. */
function ofSeveral(found: Found[]): Found | undefined {
  const [first] = found
  if (!first) return undefined
  const { line, value } = first
  const beside = found.filter((other) => other.line === line && other.value.period === value.period)
  if (beside.length < 2 || line.allOf(WHOSE_PAY).length < beside.length) return undefined
  const [min, max] = [Math.min, Math.max].map((end) =>
    end(...beside.flatMap((one) => [one.value.min ?? [], one.value.max ?? []].flat())),
  )
  return {
    ...first,
    value: { ...value, min: min ?? null, max: max ?? null },
    evidence: beside.flatMap(({ evidence }) => evidence),
  }
}

/** Words for whom an amount is, where pay is told by experience, grade or city. */
const WHOSE_PAY = ['time unit', 'fresher', 'exp word', 'place', 'pay grade']

/** "Min salary 20k, max salary 30k": two ends stated apart. */
function joinEnds(first?: Found, second?: Found): Found | undefined {
  if (!first || !second || first.value.period !== second.value.period) return first
  const { min, period } = first.value
  const { max } = second.value
  const apart = first.value.max === null && second.value.min === null
  if (!apart || min === null || max === null || max < min) return first
  return { ...first, value: { min, max, period }, evidence: [...first.evidence, ...second.evidence] }
}
