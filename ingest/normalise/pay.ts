import type { RawPay } from '#ingest/adapters/raw-posting.ts'
import { findAmounts } from './pay-amounts.ts'
import { spellOut } from './number-words.ts'
import { payEvidence, type PayEvidence } from './pay-evidence.ts'
import { OF_CANDIDATES, OTHER_MONEY, PROMISED } from './other-money.ts'
import { readFields } from './pay-fields.ts'
import { isPlausible, withPeriod, type Pay } from './pay-period.ts'
import { PAY } from './pay-words.ts'
import type { Extracted } from '#ingest/understand/extracted.ts'
import type { SectionLine } from '#ingest/understand/document/sections.ts'
import { excerpt, sentences } from '#ingest/understand/document/text.ts'

export interface PayWords {
  title: string
  /** Pay in fields of the source. */
  fields: RawPay[]
  /** Pay in a text field of the source. */
  field: string | null
  lines: SectionLine[]
  /** An internship pays by the month, whatever is promised for afterwards. */
  internship: boolean
  /** Advertised is the job that an internship opens: what the job pays counts. */
  opensJob?: boolean
}

/** "Salary:", "CTC offered -", "Monthly salary": what follows is pay unless another word stands between. */
const LABEL = new RegExp(
  `^\\W*(?:(?:job|current|offered|expected|monthly|annual|yearly|gross|net|fixed|starting|basic|total` +
    `|the|max(?:imum)?|min(?:imum)?) )*${PAY}s?(?: ` +
    `(?:range|offered|package|details|structure|slab|bracket|per month|per annum|p\\.?m\\.?|p\\.?a\\.?` +
    `|scale|level|band))*\\s*(?:\\(?(?:in )?(lpa|lakhs?|lacs?|inr|rs\\.?|₹|per month|monthly|per annum` +
    `|p\\.?a\\.?|p\\.?m\\.?)\\)?)?\\s*(?:[:\\-–—=➡→]|is\\b|of\\b)*\\s*` +
    `(?=[^a-z\\s]|rs|inr|up ?to|from|max|min|starting|lpa|be|attractive)`,
  'i',
)
const UNIT_FIRST = /^\s*\(?(?:in )?(lpa|lakhs?|lacs?)\)?\s*[:\-–]\s*(?=[\d₹])/i
/**
 * The pay that the employer states, in rupees: from the source's fields, else from the text. Foreign
 * currencies, budgets, benefits and the company's own figures are not pay. Pay is unknown if its period is
 * neither stated nor clear from the amount.
 *
 * @param inRupees Whether an amount without a currency ("Salary: 20,000 a month") may be read as rupees: only
 * if the work is not known to be outside India.
 */
export function readPay(words: PayWords, inRupees = false): Extracted<Pay | null> {
  const structured = readFields(words.fields)
  if (structured) return structured
  const { title, field, lines } = words
  const texts = [
    title,
    ...withHeadings(lines.filter(({ section }) => section !== 'about').map(({ text }) => text)),
  ]
  // Who tells the pay in dollars in one place tells it so in others.
  const plain = inRupees && !FOREIGN_SIGN.test(field ?? '')
  const stated = field === null ? [] : sentences(labelled(field, lines))
  const all = [
    ...stated.flatMap((text) => readSentence(text, { plain, isField: true })),
    ...texts.flatMap(sentences).flatMap((text) => readSentence(text, { plain, isField: false })),
  ]
  const monthly = words.internship ? all.find(({ value }) => value.period === 'month') : undefined
  const said = all.filter(({ by }) => by === 'explicit')
  // A stipend may be said and the pay behind it only stand there, or the other way round.
  const found = said.length > 0 && !IN_TRAINING.test(said[0]?.evidence.join() ?? '') ? said : all
  const chosen =
    monthly ??
    afterTraining(words.opensJob ? all : found, words) ??
    overBasic(found) ??
    joinEnds(found[0], found[1])
  if (!chosen) return { value: null, evidence: [] }
  const evidence = chosen.evidence.map((text) => (field === null ? text : text.replace(/^Salary: /, '')))
  return { value: chosen.value, evidence }
}

const FOREIGN_SIGN = /[$€£]|\b(?:usd|eur|gbp|aed|sgd|cad|aud)\b/i

/** "Course fee" and, on the next line, "₹25,000": a sum that stands alone is what the line above it says. */
function withHeadings(texts: string[]): string[] {
  return texts.map((text, index) => {
    const above = texts[index - 1] ?? ''
    const isHeading = above.length <= 60 && !/\d|\.\s*$/.test(above) && above.search(OTHER_MONEY) >= 0
    return isHeading && SUM_ALONE.test(text) ? `${above.replace(/\W+$/, '')}: ${text}` : text
  })
}

const SUM_ALONE =
  /^\W*(?:(?:up ?to|from|rs|inr|k|lakhs?|lacs?|l|per|a|month|year|annum|p\.?m|p\.?a|monthly|annually)\b|[^a-z])+$/i

/** A field's value as a line says it, with the unit that the text names for it: "3.5" and "CTC in lakhs p.a." */
function labelled(field: string, lines: SectionLine[]): string {
  if (LABEL.test(field)) return field
  const isBare = /^\s*\d{1,2}(?:\.\d+)?(?:\s*(?:-|–|to)\s*\d{1,2}(?:\.\d+)?)?\s*$/.test(field)
  const inLakhs = isBare && lines.some(({ text }) => IN_LAKHS.test(text))
  return `Salary: ${field}${inLakhs ? ' LPA' : ''}`
}

const IN_LAKHS =
  /\b(?:salary|ctc|pay|package|compensation)\b[^.;\d]{0,40}\bin (?:lpa|(?:lakhs?|lacs?)(?: (?:per annum|p\.?a\.?|inr|rupees))*)\b/i

/** "Stipend of ₹20,000 in training, then 5 LPA": a job pays what follows; an internship may not lead to it. */
function afterTraining(
  [first, ...others]: Extracted<Pay>[],
  { internship, opensJob = false }: Pick<PayWords, 'internship' | 'opensJob'>,
): Extracted<Pay> | undefined {
  if (first?.value.period !== 'month' || !IN_TRAINING.test(first.evidence.join())) return undefined
  const yearly = others.find(({ value }) => value.period === 'year')
  if (opensJob || (!internship && /\btraining\b/i.test(first.evidence.join()))) return yearly
  const words = [...first.evidence, ...(yearly?.evidence ?? [])].join()
  return /\bintern|conver(?:sion|ted)|\bppo\b|pre-?placement/i.test(words) ? undefined : yearly
}

const IN_TRAINING =
  /stipend|training|probation|\bfor (?:the )?(?:first |initial )?\d+ months?,? (?:and )?then\b/i

/** "Basic pay: ₹40,000 - 1,40,000. CTC: 12 lakhs": the whole is told, not the scale that it is reckoned from. */
function overBasic([first, ...others]: Extracted<Pay>[]): Extracted<Pay> | undefined {
  if (first?.value.period !== 'month' || !/\bbasic\b|\bscale\b|grade pay/i.test(first.evidence.join()))
    return undefined
  return others.find(({ value, evidence }) => value.period === 'year' && /\bctc\b/i.test(evidence.join()))
}

/** "Min salary 20k, max salary 30k": two ends stated apart. */
function joinEnds(first?: Extracted<Pay>, second?: Extracted<Pay>): Extracted<Pay> | undefined {
  if (!first || !second || first.value.period !== second.value.period) return first
  const isWhole = second.value.min !== null && second.value.max !== null
  if (isWhole && first.value.min === null && first.value.max === second.value.max) return second
  const { min, period } = first.value
  const { max } = second.value
  const apart = first.value.max === null && second.value.min === null
  if (!apart || min === null || max === null || max < min) return first
  return { value: { min, max, period }, evidence: [...first.evidence, ...second.evidence] }
}

/** "64820-2340/1-67160-2680/10-93960": pay, a yearly step, how many of them, and what that makes. */
const BANK_SCALE = /(\d{4,6})(?:\s*[-–]\s*\d{3,5}\s*(?:\/\s*|\()\d{1,2}\)?\s*[-–]\s*(\d{4,6}))+/g
/** "35,000 (thirty five thousand) per month" */
const IN_WORDS =
  /(?<=\d(?:\/-)?\s*)\((?:rupees |rs\.? )?(?:[a-z]+[ -]){0,6}(?:thousand|lakhs?|hundred)(?:[ -][a-z]+){0,4}\)/gi

/** What the pay depends on is no pay: "CTC 16 to 22 lacs depending upon last drawn", "(max 30% hike)". */
const DEPENDING = new RegExp(
  String.raw`\b(?:depend(?:ing|s|ent)|based|subject|commensurate|according|as per)\b[^.;]*|\(?` +
    String.raw`(?:with |max(?:imum)? |up ?to )*\d+(?:\s*(?:-|–|to)\s*\d+)?\s?% hike[^.;]*`,
  'gi',
)

/** "40,000-3%-1,40,000" and "Rs.13867/-(13067+800)": the step of a scale, the parts of a sum. */
function withoutSteps(text: string): string {
  return text
    .replace(/(?<=\d ?)(LPA|[Ll]akhs?|[Ll]acs?)(?=[A-Z][a-z])/g, '$1 ')
    .replace(/(?<=\b(?:a|per) (?:month|year|annum))(?=[A-Z][a-z])/g, '. ')
    .replace(/(?<=\d ?(?:thousand|k)) (?=month\b)/gi, '/')
    .replace(/(?<=\d\s*)-\s*\d%\s*-(?=\s*\d)/g, (step) => '-'.padEnd(step.length))
    .replace(BANK_SCALE, (scale, first: string, last: string) => `${first}-${last}`.padEnd(scale.length))
    .replace(IN_WORDS, (words) => ' '.repeat(words.length))
    .replace(/(?<=\d(?:\/-)?\s*)\(\d+(?:\s*\+\s*\d+)+\)/g, (sum) => ' '.repeat(sum.length))
}

interface Found extends Extracted<Pay> {
  by: PayEvidence
}

interface SentenceKind {
  plain: boolean
  /** Of a field of the source that is made for pay. */
  isField: boolean
}

function readSentence(sentence: string, { plain, isField }: SentenceKind): Found[] {
  if (!/\d/.test(sentence) && !/lakh|lac|crore|thousand/i.test(sentence)) return []
  const stated = withoutSteps(sentence)
  const digits = /lakh|lac|crore|thousand|lpa/i.test(stated) ? spellOut(stated) : stated
  if (!/\d/.test(digits) || PROMISED.test(sentence)) return []
  if (OF_CANDIDATES.test(sentence.replace(DEPENDING, ' '))) return []
  const label = LABEL.exec(digits)
  const rest = label ? digits.slice(label[0].length) : ''
  // "CTC (LPA): 8-10" states the unit before the number.
  const unit = label?.[1] ?? UNIT_FIRST.exec(rest)?.[1]
  const text =
    unit && !/[a-z]/i.test(rest.replace(UNIT_FIRST, ''))
      ? `${label?.[0] ?? ''}${rest.replace(UNIT_FIRST, '').trimEnd()} ${unit}`
      : digits
  return findAmounts(text).flatMap((amount) => {
    if (amount.rupees === 'unmarked' && !plain) return []
    const by = payEvidence(amount, text, { labelled: label ? label[0].length : null, isField })
    if (by === null) return []
    const pay = withPeriod(amount, text)
    return pay && isPlausible(pay)
      ? [
          {
            by,
            value: pay,
            evidence: [excerpt(sentence, amount.start, Math.min(amount.end, sentence.length))],
          },
        ]
      : []
  })
}
