import { anyOf, expression } from '#core/any-of.ts'
import { DUTY_VERBS } from './duty-verbs.ts'
import { PAY_CLAUSE_WORDS } from './pay-clause-words.ts'
import { PAY } from './pay-words.ts'

const PAY_WORD = new RegExp(`(?<![a-z])${PAY}(?![a-z])`, 'gi')
const WORD = /[a-z]+(?:[-'’.][a-z]+)*/gi

/** "Data Engineer - ₹36 lakh p.a.", "Python Developer (8-12 LPA)": a job, and beside it what it pays. */
const NAMES_JOB = expression(
  'i',
  String.raw`(?:^|[.;:|]\s)[^.;:|]{0,80}\b`,
  anyOf(
    'officer, engineer, associate, assistant, fellow, manager, trainee, intern, scientist, coordinator, lead, head, executive, analyst',
    'consultant, representative, specialist, developer, dev, programmer, tester, administrator, admin, designer, architect, technician',
    'operator, accountant, clerk, driver, nurse, teacher, trainer, professor, lecturer, supervisor, director, writer, editor, helper',
    'apprentice, jrf, srf, internship, jobs, programming, role, category, position, post, sde, ' +
      'sde-?\\d, qa, president, advisor, adviser, expert, staff, guard, cook, chef, agent, tutor',
  ),
  String.raw`s?\b(?:-[ivx\d]+\b)?(?: [a-z0-9&/.+# -]{0,30})?\s*(?:[|(:@–—-]|\b(?:offers?|pays?|carr(?:ies|y)|gets?|draws?|jobs)\b)\s*`,
  String.raw`(?:(?:up ?to|from|starting (?:at|from)|around|approx\w*\.?|max\w*|min\w*|an?|salary|ctc|package|of)\W*)?$`,
)
/** "Stipend for Bachelor (B.Tech/BE) students: approximately Rs 1,25,000" */
const HEADS_CLAUSE = new RegExp(
  `^\\W*(?:[a-z]+ )?${PAY} (?:for|of|in|during|after|to|per) [^;:]{1,60}:\\s*(?:approx\\w*\\.?|around|about|up ?to|from|is)?\\s*$`,
  'i',
)
/** "We're a ₹40 crore firm offering 5-6 LPA" */
const WE_OFFER = new RegExp(
  String.raw`^\W*(?:we|this (?:role|position|job|internship))\b[^.;:]{0,60}\b` +
    String.raw`(?:offer(?:ing|s)?|pay(?:s|ing)?) (?:up ?to |between |from |around )?\W*$`,
  'i',
)
/** "Salary for GNM is Rs 18,000" */
const IS_FOR = new RegExp(`${PAY} (?:for|of) (?:[\\w.+/]+ ){1,3}(?:is|will be|shall be)\\s*$`, 'i')
/** "salaryDetails":" */
const KEY = /\b(?:salary|ctc|stipend|compensation|package)\w*["']?\s*[:=]\s*["']?$/i

/** "Hire developers in the 8-25 LPA range", "You'll manage cooks with wages of Rs. 14,000 each" */
const TELLS_DUTIES = expression(
  'i',
  String.raw`^\W*(?:(?:you(?:['’]ll| will| must| should)|will|to|responsible for|must|should)\s+)?`,
  DUTY_VERBS,
  String.raw`(?:s|ing)?\b`,
)
/** "Guards' salary 14,500" */
const OF_SOMEBODY = new RegExp(`\\b(?!month|year)[a-z]{4,}(?:['’]s|s['’]) ${PAY}`, 'i')

/**
 * Whether an amount is stated as pay, and is not just near a pay word: only words from the list connect it to
 * a pay word, or everything before it in its clause is from the list or names a job.
 *
 * @param start Start of the amount in the sentence.
 * @param end End of the amount in the sentence.
 */
export function statesPay(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(0, start)
  if (OF_SOMEBODY.test(before)) return false
  // Duties speak of others' money; what stands behind a comma may still be pay: "Handle calls, salary 18k".
  if (TELLS_DUTIES.test(sentence) && !isMadeOfThem(withoutPay(before.replace(OTHER_CLAUSES, ''))))
    return false
  const clause = before.replace(OTHER_SENTENCES, '')
  if (HEADS_CLAUSE.test(clause) || isMadeOfThem(clause)) return true
  if ([NAMES_JOB, WE_OFFER, IS_FOR, KEY, GLUED].some((pattern) => pattern.test(before))) return true
  if (LIST_BEFORE.test(before) && LIST_AFTER.test(sentence.slice(end))) return true
  return [...sentence.matchAll(PAY_WORD)].some((match) => {
    const stop = match.index + match[0].length
    return isMadeOfThem(
      stop <= start ? sentence.slice(stop, start) : sentence.slice(end, Math.max(end, match.index)),
    )
  })
}

/** "RN dev, 1-3 yoe, office 5 days, 10-18lpa, esops": a piece of a list, in no brackets. */
const LIST_BEFORE = /^[^(]*(?:\([^)]*\)[^(]*)*,\s*$/
const LIST_AFTER = /^\s*(?:[,.;)+]|max(?:imum)?\b|$)/

/** What an abbreviation's dot did not end: "LLB with 3-5 yrs. 9-13 LPA". */
const OTHER_SENTENCES = /^.*[.|]\s/s
/** "Tamil Nadu₹25,000": two lines that lost their break. */
const GLUED = /[a-z]$/

const OTHER_CLAUSES = /^.*(?:[.;|]\s|,\s|\s[-–—]\s)/s

function withoutPay(words: string): string {
  return words.replace(PAY_WORD, ' ')
}

function isMadeOfThem(words: string): boolean {
  return [...words.matchAll(WORD)].every(([found]) => {
    const word = found.toLowerCase().replace('’', "'")
    return PAY_CLAUSE_WORDS.has(word) || word.split('-').every((part) => PAY_CLAUSE_WORDS.has(part))
  })
}
