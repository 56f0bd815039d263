import type { Extracted } from './extracted.ts'
import type { SectionLine } from './sections.ts'
import { excerpt, sentences } from './text.ts'

export interface BatchWords {
  title: string
  /** A field for experience, where people write "2025 passout" too. */
  field: string | null
  lines: SectionLine[]
}

/** Graduation years a posting may name. */
const FIRST = 2010
const LAST = 2039
const MOST = 10
/** Years from joining to graduation: of an integrated degree five, with a diploma before it six. */
const LONGEST_COURSE = 6

const YEAR = '(?:20[0-3][0-9]|2k[0-3][0-9])'
const JOIN =
  '(?:\\s(?=20[0-3]\\d (?:20|batch|pass|grad))|\\s*(?:,|/|&|\\+|\\||-|–|—|~|to|till|se|and|or|,\\s*(?:and|or))\\s*)'
/** "2024", "2024/2025", "2023 to 2025", "2024-25". */
const YEARS = `(${YEAR}(?:${JOIN}${YEAR})*(?:(?:\\s?[-–/]\\s?|,(?=\\d\\d(?!\\d)))[0-3][0-9])*)(?!\\d)`
const LABEL =
  '(?:batch(?:es)?(?: (?:eligible|allowed))?|(?:year|yr)s? ?of ?' +
  '(?:pass(?:ing|ed)?(?:[ -]?out|[up]g)?|graduation|completion)|passing[ -]?(?:out )?years?|pass' +
  '(?:ed|ing)?[ -]?out(?: (?:year|batch))?s?|passouts?(?: years?| batch)?|' +
  '(?:eligible|target|graduation|graduating|yop) (?:batch(?:es)?|years?|class)|y\\.?o\\.?p\\.?|class of' +
  '|passed (?:[a-z./]+ ){0,3}in|grads|graduat(?:e|es|ed|ing|ion)(?: (?:students?|batch))?|pass' +
  '(?:ed|ing) out|(?:degrees?|graduation|course|engineering|b\\.?tech) (?:completed|obtained)' +
  '|completed (?:their )?(?:degree|graduation|engineering))'
const BETWEEN =
  '(?:\\s*(?:[:=()|➡→·"*-]|,(?= ?(?:year|batch|yop))|–|is|are|of|in|from|only|the highest|' +
  '(?:highest|last) (?:degree|qualification)|the|year|years|between|should be|must be)){0,4}\\s*'
const PEOPLE =
  "(?:'s)?(?:[ -]years? of)?\\s*\\)?\\s*(?:-\\s*)?" +
  '(?:b\\.?\\s?tech |b\\.?e\\.? |m\\.?c\\.?a\\.? |mba |women |female |engineering |college |year ' +
  '|fresh )?(?:batch(?:es)?|pass(?:ed|ing)?[ -]?-?outs?|passouts?|p\\.?o(?![a-z])|graduat(?:es?|ing)' +
  '(?! (?:school|program))|grads?|freshers?|students|yop|pass(?:ed)?(?! percentage))'
const DEGREE =
  '(?:b\\.?\\s?tech|[bm]\\.?lib|ll\\.?b(?: ?\\([^()]{1,12}\\))?|(?:any|dual) degree|[bm]\\.?pharm' +
  '|[bm]\\.?des|b\\.?arch|b\\.?e|m\\.?\\s?tech|m\\.?c\\.?a|b\\.?c\\.?a|students?(?= ?\\()|mbas?|iti' +
  '(?: pass)?|pgdm|bba|b\\.?com|b\\.?sc|any graduate|graduates?|freshers? (?:from|of)|freshers?' +
  '(?= ?[-–(:]| 20\\d\\d ?(?:-|–|to|/|,|&|and) ?20)|m\\.?\\s?sc(?: \\([a-z, /]+\\))?(?: of| from)?|' +
  '(?:graduate )?trainees?(?: engineers?)?|get|apprentices?|new grad[a-z ]*|university graduate)'
/** A drive's year, which is the batch's where nothing else is said of batches. */
const DRIVE = '(?:campus(?= ?[-–(]? ?20)|campus (?:hiring|hires?|drive|recruitment|recruits?))'

const PATTERNS = [
  new RegExp(`\\b${LABEL}${BETWEEN}${YEARS}`, 'gi'),
  new RegExp(`\\b${YEARS}${PEOPLE}\\b`, 'gi'),
  new RegExp(
    `\\b${DEGREE}\\.?(?: \\(?(?:cse?|it|ece|eee|vlsi|computer science|computers?)\\)?` +
      `(?: ?[/&] ?(?:cse?|it|ece|eee|vlsi|entc))*| ?\\([^()]{1,40}\\))?\\s*` +
      `(?:[-–:(,]|for|of)?\\s*${YEARS}`,
    'gi',
  ),
]
const DRIVES = [new RegExp(`\\b${DRIVE}\\s*(?:[-–:(,]|for)?\\s*${YEARS}`, 'gi')]
const MONTHS = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?,?\s+(?=20\d\d)/gi
/** Batches that nobody graduates in: of start-ups, of training, of an accelerator. */
const OTHER_BATCH =
  /\b(?:batch of (?:\w+ )?start-?ups?|accelerat\w+|cohort|training batch|companies|founded|since)\b/i

/**
 * The graduation years that a posting is open to, ascending: "2025/2026 batch", "2024 pass-outs", "YOP
 * 2023-2025" (each year of the range). For the span of a course, "2021-2025 batch", only the last year.
 */
export function readBatch({ title, field, lines }: BatchWords): Extracted<number[]> {
  const texts = [
    title,
    ...(field === null ? [] : [field]),
    ...lines.filter(({ section }) => section !== 'about').map(({ text }) => text),
  ]
    .filter((text) => /20[0-3]\d|2k/i.test(text))
    .flatMap(sentences)
    .map((one) => one.replace(MONTHS, ''))
  const stated = yearsIn(texts, PATTERNS)
  return stated.value.length > 0 ? stated : yearsIn(texts, DRIVES)
}

const TWO_YEARS = /\b(?:mba|pgdm|mca|m\.? ?tech|m\.? ?sc|m\.? ?com)\W*$/i

function yearsIn(texts: string[], patterns: RegExp[]): Extracted<number[]> {
  const years = new Set<number>()
  const evidence: string[] = []
  for (const text of texts) {
    for (const pattern of patterns) {
      for (const match of text.matchAll(pattern)) {
        const start = match.index
        const end = start + match[0].length
        if (OTHER_BATCH.test(text.slice(Math.max(0, start - 40), end + 40))) continue
        const words = match[1] ?? ''
        const named = yearsOf(words, match[0].slice(0, match[0].indexOf(words)), text.slice(0, start))
        if (named.length === 0 || named.length > MOST) continue
        if (named.every((year) => years.has(year))) continue
        for (const year of named) years.add(year)
        evidence.push(excerpt(text, start, end, 20))
      }
    }
  }
  return { value: [...years].sort((a, b) => a - b), evidence }
}

/** @param before What the match says before the years, and `earlier` what stands before the match. */
function yearsOf(words: string, before: string, earlier: string): number[] {
  const numbers = [...words.matchAll(/20\d\d|2k(\d\d)|(?<=[-–/]\s?|\d,)\d\d(?!\d)/gi)].map(([year, short]) =>
    short === undefined ? Number(year.length === 2 ? `20${year}` : year) : Number(`20${short}`),
  )
  const isBetween = /\bbetween\s*$/i.test(before) && / and /i.test(words)
  const isRange = numbers.length === 2 && (isBetween || /\d\s*(?:-|–|—|~|to|till|se)\s*[2\d]/i.test(words))
  const [first = 0, last = 0] = numbers
  const sane = numbers.every((year) => year >= FIRST && year <= LAST)
  if (!sane) return []
  if (!isRange) return numbers.every((year) => year >= first) || !/\/\s?\d\d(?!\d)/.test(words) ? numbers : []
  if (last < first) return []
  // A degree takes three or four years: "2021-2025" is its span where the words call it one batch.
  const isSpan = /\d\s*[-–—~]\s*2/.test(words)
  if (isSpan && last - first >= 4 && last - first <= LONGEST_COURSE) return [last]
  // A master's takes two: "MBA 2024-2026 batch".
  if (isSpan && last - first === 2 && TWO_YEARS.test(`${earlier}${before}`)) return [last]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
