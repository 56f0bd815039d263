import type { Sentence } from '../scan/sentences.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import type { Amount } from './amounts.ts'
import { isShortened, isWord } from './words.ts'

/**
 * Whether an amount is stated as pay, and is not just near a word of pay: only words from the closed list connect it
 * to one, or everything before it in its clause is from the list or names a job.
 */
export function statesPay(line: ScannedLine, amount: Amount, sentence: Sentence): boolean {
  const { from, to } = amount
  if (isOfSomebody(line, from, sentence)) return false
  // Duties speak of others' money; what stands behind a comma may still be pay: "Handle calls, salary 18k".
  if (tellsDuties(line, sentence) && !isMadeOfThem(line, lastPart(line, from, sentence, OTHER_CLAUSE), from))
    return false
  const clause = lastPart(line, from, sentence, OTHER_SENTENCE)
  if (isMadeOfThem(line, clause, from) || namesJob(line, from, sentence)) return true
  if (isListed(line, amount, sentence)) return true
  return line
    .all('pay word', sentence.from, sentence.to)
    .filter((word) => isWord(line, word, sentence))
    .some((word) =>
      word.to <= from ? isMadeOfThem(line, word.to, from) : isMadeOfThem(line, to, Math.max(to, word.from)),
    )
}

/** Whether all words are of the list; a word of pay itself may be among them. */
function isMadeOfThem(line: ScannedLine, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const token = line.tokens[at]
    if (token?.kind !== 'word' || line.at(at, 'pay clause')) continue
    const word = line.all('pay word', from, to).find((one) => one.from <= at && at < one.to)
    if (!word) return false
  }
  return true
}

const OTHER_CLAUSE = /^[.;|,-]$/
/** What an abbreviation's dot did not end: "LLB with 3-5 yrs. 9-13 LPA". */
const OTHER_SENTENCE = /^[.|]$/

/** Where the last part before a token starts that such a sign, with a space behind it, cuts off. */
function lastPart(line: ScannedLine, to: number, sentence: Sentence, sign: RegExp): number {
  for (let at = to - 1; at >= sentence.from; at -= 1)
    if (sign.test(line.word(at)) && line.tokens[at + 1]?.gap === ' ' && !isShortened(line, at)) return at + 1
  return sentence.from
}

/** "Hire developers in the 8-25 LPA range", "You'll manage cooks with wages of Rs. 14,000 each" */
function tellsDuties(line: ScannedLine, { from, to }: Sentence): boolean {
  let at = from
  while (at < to && line.tokens[at]?.kind === 'sign') at += 1
  while (/^(?:you|you'll|will|must|should|to|responsible|for)$/.test(line.word(at)) && at < from + 5) at += 1
  if (line.at(at, 'duty')) return true
  const stem = line.word(at).replace(/(?:ing|s)$/, '')
  return stem !== line.word(at) && VERBS.has(stem)
}

/** Verbs that openers of duties are made of: "Handling", "Manages". */
const VERBS = new Set(
  'handl handle manag manage collect process recruit hir hire fill plac place sell clos close'.split(' '),
)

/** "Guards' salary 14,500": a plural that owns the pay. */
function isOfSomebody(line: ScannedLine, from: number, sentence: Sentence): boolean {
  return line.all('pay word', sentence.from, from).some((word) => {
    const owner = line.tokens[word.from - 1]
    const first = line.tokens[word.from]
    if (!owner || !first || owner.kind !== 'word' || owner.text.length < 4) return false
    const between = line.text.slice(owner.end, first.start)
    return /^(?:['’]s?)\s/.test(between) && !/^(?:months?|years?)$/.test(owner.text)
  })
}

const BEFORE_AMOUNT =
  /^(?:up|to|upto|from|starting|at|around|approx|approximately|max|maximum|min|minimum|an?|salary|ctc|package|of|\.)$/
const BEHIND_JOB = /^(?:\||\(|:|@|-|offers?|pays?|carry|carries|gets?|draws?|jobs)$/
/** Words that may stand between a job's name and its pay. */
const FAR = 6

/** "Data Engineer - ₹36 lakh p.a.", "Python Developer (8-12 LPA)": a job, and beside it what it pays. */
function namesJob(line: ScannedLine, from: number, sentence: Sentence): boolean {
  let at = from - 1
  while (at > sentence.from && BEFORE_AMOUNT.test(line.word(at))) at -= 1
  if (!BEHIND_JOB.test(line.word(at))) return false
  for (let job = at; job >= Math.max(sentence.from + 1, at - FAR); job -= 1) {
    if (line.before(job, 'pay of job')) return startsClause(line, job, sentence)
    const word = line.tokens[job - 1]
    if (word?.kind === 'sign' && !/^[&/.+#-]$/.test(word.text)) return false
  }
  return false
}

/** Only a few words stand before the job in its clause. */
function startsClause(line: ScannedLine, job: number, sentence: Sentence): boolean {
  let at = job - 1
  while (at > sentence.from && !/^[.;:|]$/.test(line.word(at - 1))) at -= 1
  const start = line.tokens[at]?.start ?? 0
  return (line.tokens[job - 1]?.end ?? 0) - start <= 80
}

/** "RN dev, 1-3 yoe, office 5 days, 10-18lpa, esops": a piece of a list, in no brackets. */
function isListed(line: ScannedLine, { from, to }: Amount, sentence: Sentence): boolean {
  if (line.word(from - 1) !== ',') return false
  let open = 0
  for (let at = sentence.from; at < from; at += 1)
    open += line.word(at) === '(' ? 1 : line.word(at) === ')' ? -1 : 0
  return open <= 0 && (to >= sentence.to || /^(?:[,.;)+]|max|maximum)$/.test(line.word(to)))
}
