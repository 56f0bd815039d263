import { looksLikeHeading, sectionOf, type SectionKind } from '#core/posting-headings.ts'
import { wording } from '#core/any-of.ts'
import type { Line } from './description.ts'
import { hasLabelAndValue, labelledPieces } from './label-cuts.ts'
import { tellTables } from './typed-tables.ts'

/** A line of a description, and the section it is in. */
export interface SectionLine {
  section: SectionKind
  text: string
}

/** A line of a description with its section. */
export interface PostingLine extends SectionLine {
  kind: Line['kind']
}

/** A line that speaks of the work again, where no heading ends what a company says of itself. */
const OF_THE_WORK = wording(
  String.raw`^\W*`,
  [
    'build, develop, design, write, test, maintain, implement, collaborate, you will, you have',
    "you['’]ll, we are (?:looking|hiring|seeking), we['’]re (?:looking|hiring|seeking)",
    'looking for, candidates?, must have, should have, salary, ctc, stipend, pay(?= *(?:₹|rs|inr|[:–-] ?\\d))',
    '(?:job |work )?location, experience(?= required| ?[:–-]), key skills, skills\\W, apply',
    '(?:fixed|gross|monthly|annual) (?:pay|salary|ctc)(?= ?[:–-])',
    '(?:position|role|designation|qualifications?|eligibility|remuneration|package|vacanc(?:y|ies))(?= ?:)',
    '(?:job title|exp|yoe|notice period|mandatory skills)(?= ?[:–-])',
  ],
  String.raw`\b`,
)

/** A line that asks for something else below what is welcome: "Qualifications: Bachelor's degree". */
const OF_ELIGIBILITY = /^\W*(?:qualifications?|education|eligibility|(?:job )?location|notice period) ?:/i

/** A paragraph that says itself whom it is about: "About Acme: founded in 2003, ...". */
const OF_COMPANY = /^\W*(?:About (?=[A-Z])(?!You\b|The |This )[^.:;]{2,40}|Company [Pp]rofile)\s?:\s?\S/
/** "Good to have skills: NA" */
const NOTHING = /^\W*(?:n\.?a|none|nil)\W*$/i
/** "What do you do in a week?", "Who will do well?": a heading, whatever its list says. */
const ASKS = /^(?:what|who|where|how|when|why)\b[^.?!:]{3,50}\?$/i
/** Characters of a paragraph that is no item of the list above it, and no label. */
const PARAGRAPH = 120

/** Gives every line the kind of its heading. Headings are lines too, because some contain a value. */
export function sectionLines(lines: Line[]): PostingLine[] {
  let section: SectionKind = 'other'
  let listed = false
  let isList = false
  let isHeadingAbove = false
  return withLabels(splitLabels(tellTables(lines))).map(({ kind, text }, index, all) => {
    const [above, below] = [all[index - 1], all[index + 1]]
    const isHeading =
      kind === 'text' &&
      (looksLikeHeading(text) ||
        ASKS.test(text) ||
        headsList(text, above, below) ||
        headsProse(text, above, below))
    const heads = isHeading || kind === 'heading'
    if (heads) {
      section = sectionOf(text)
      listed = false
    } else if (section === 'about' && OF_THE_WORK.test(text)) section = 'other'
    else if (section === 'preferred' && kind === 'text' && (OF_ELIGIBILITY.test(text) || NOTHING.test(text)))
      section = 'other'
    // What is asked for or offered is a list; a paragraph beneath it is of something else.
    else if (listed && section !== 'about' && kind === 'text' && text.length >= PARAGRAPH) section = 'other'
    isList =
      !heads && (isList || isHeadingAbove) && isUnended(text) && (isList || isUnended(below?.text ?? ''))
    isHeadingAbove = heads
    listed ||= kind === 'item'
    return {
      kind: isList ? 'item' : kind,
      section: kind === 'text' && OF_COMPANY.test(text) ? 'about' : section,
      text,
    }
  })
}

/** "You will stand out if you have" over a list, "Things that make us smile" between two: a few words without an end. */
function headsList(text: string, above: Line | undefined, below: Line | undefined): boolean {
  if (below?.kind !== 'item' || text.length > 60 || !/^[A-Z].*[a-z]$/.test(text)) return false
  return above?.kind === 'item' || sectionOf(text) !== 'other'
}

/** Words without an end, and no label: beneath a heading, two such lines are items of a list that lost its bullets. */
function isUnended(text: string): boolean {
  // A letter by itself at the end is part of a name: "Group A".
  if (!text.includes(' ') || text.at(-2) === ' ' || '.!?:;'.includes(text.at(-1) ?? '')) return false
  return !(text.includes(':') && STARTS_WITH_LABEL.test(text)) && !OTHER_GAP.test(text)
}

const STARTS_WITH_LABEL = /^\W*[\p{L} ]{2,25}:/u
const OTHER_GAP = /[^\S ]|  /

/** "The rhythm", "Your part": a few words without an end between lines that have one, in a text whose headings lost their markup. */
function headsProse(text: string, above: Line | undefined, below: Line | undefined): boolean {
  return (
    above?.kind !== 'heading' &&
    below?.kind === 'text' &&
    /[.!?]$/.test(above?.text ?? '') &&
    /[.!?]$/.test(below.text) &&
    /^\p{Lu}[\p{L}'’ -]{1,40}$/u.test(text) &&
    text.split(' ').length <= 5
  )
}

/** A row of a table that was typed: "Passout | 2024, 2025". */
const ROW = /^\W*(\w[\w -]*?)\s*[|‖·]\s*([^|‖·]+)$/

const NAMES_ROW = wording(
  '^',
  [
    'position, post, role, job role, job title, designation, company, (?:job |work )?location, place',
    'qualification, education, eligibility, pass(?:ed)?[ -]?outs?, batch, year of passing, yop',
    '(?:work )?experience, exp, salary, ctc, stipend, package, pay, budget, vacanc(?:y|ies), openings, notice(?: period)?',
    '(?:work )?mode, (?:key )?skills, duration, last date, joining, bond, shift, job type',
  ],
  '$',
)

/** "Exp- 2 To 5 YearsSalary- Up to 6 LPA": labels that lost the break in front of them. */
const GLUED_LABEL = new RegExp(
  String.raw`(?<=[a-z)\d]|LPA|CTC)(?=(?:Experience|Exp|(?:Job )?Location|Salary(?: Range)?|CTC|Stipend` +
    String.raw`|Package|Qualifications?|Education|Skills|Designation|Department|Company|Notice Period)\s?` +
    String.raw`(?::-|:|-|–))`,
)

/** Most lines have no such start of a label, and are not searched for whole ones. */
const GLUED = /[a-z)\dAC](?:Exp|Job L|Loc|Sal|CTC|Sti|Pac|Qua|Edu|Ski|Des|Dep|Com|Not)/

/** Most lines have none of the signs that part labels, and stay as they are. */
const PARTS = /[|•‖·:➡=]|[-–—](?:(?<= .)|(?= ))/

/** Each line of several labelled pieces as one line for each piece. */
function splitLabels(lines: Line[]): Line[] {
  const split: Line[] = []
  for (const line of lines) {
    if (PARTS.test(line.text) || hasLabelAndValue(line.text) || GLUED.test(line.text))
      split.push(...labelsOf(line))
    else split.push(line)
  }
  return split
}

function labelsOf(line: Line): Line[] {
  const apart = GLUED.test(line.text) ? line.text.split(GLUED_LABEL) : []
  if (apart.length > 1) return splitLabels(apart.map((text) => ({ kind: line.kind, text })))
  const [, label, value] = (/[|‖·]/.test(line.text) && ROW.exec(line.text)) || []
  if (label && value && NAMES_ROW.test(label)) return [{ kind: line.kind, text: `${label}: ${value}` }]
  const cells = line.text.split(/[|‖]/).map((cell) => cell.trim())
  // "Experience | 3 to 5 years | Location | Chennai": every other cell is a label.
  if (
    cells.length > 2 &&
    cells.length % 2 === 0 &&
    cells.every((cell, at) => at % 2 > 0 || NAMES_ROW.test(cell))
  )
    return cells.flatMap((cell, at) =>
      at % 2 > 0 ? [] : { kind: line.kind, text: `${cell}: ${cells[at + 1]}` },
    )
  const pieces = labelledPieces(line.text).filter((piece) => piece.trim() !== '')
  return pieces.length < 2 ? [line] : pieces.map((text) => ({ kind: line.kind, text: text.trim() }))
}

const PAY = '(?:ctc|salary|stipend|compensation|pay|remuneration|budget)'

const LABEL = wording(
  String.raw`^\W*`,
  [
    '(?:(?:work|total|relevant|required|minimum) )?(?:experience|exp)(?: (?:required|level|range|needed))?',
    `${PAY}(?: (?:range|offered|package|details))?`,
    '(?:(?:job|work|office) )?locations?, (?:work|working|job) (?:mode|type|location)',
    'work remotely, willingness to travel',
    'employment type, mode of work, type',
    'notice(?: period)?, shifts?(?: timings?)?, year of passing, passing year, bond(?: period)?, service agreement',
    '(?:(?:no\\.?|number) of |open(?:ing)? )?(?:openings?|vacanc(?:y|ies)|positions|posts)',
    '(?:(?:educational|minimum|required) )?(?:qualifications?|education)',
  ],
  String.raw`\W*$`,
)

/** Characters of a label, and of its value. */
const LONGEST_LABEL = 80

/** "₹10,000 a month for twenty hours a week, and lunch": beneath "Stipend" an amount is its value, however much follows. */
const OPENS_WITH_AMOUNT = /^\W*(?:₹|rs\.?|inr)\s?\d/i
const PAY_LABEL = new RegExp(String.raw`^\W*${PAY}\b`, 'i')

/** A label that stands as a heading over its one value is joined with it: "Experience" and "2-4 years". */
function withLabels(lines: Line[]): Line[] {
  return lines.map((line, index) => {
    const above = lines[index - 1]
    if (!above || line.kind === 'heading') return line
    const isValue =
      line.text.length <= LONGEST_LABEL || (OPENS_WITH_AMOUNT.test(line.text) && PAY_LABEL.test(above.text))
    if (!isValue) return line
    if (above.text.length > LONGEST_LABEL || !LABEL.test(above.text)) return line
    if (LABEL.test(line.text)) return line
    return { kind: line.kind, text: `${above.text.replace(/\W+$/, '')}: ${line.text}` }
  })
}

const LOCATION_LABEL = new RegExp(
  String.raw`^\W*(?:(?:(?:job|work|office|base|posting|interview|venue)\s+)?locations?|` +
    String.raw`(?:place|location) of (?:posting|work|duty|employment)|place|state|` +
    String.raw`(?:job|work|posting) place)\s*(?::|-|–|—|·)\s*(.{2,120})$`,
  'i',
)

/** Behind the place, where one also goes: "Ranchi, with visits to Gumla", "Kochi (interviews in Chennai)". */
const ELSEWHERE =
  /[\s,;(.–-]+(?:with )?(?:occasional |frequent |some |regular )?(?:visits?|travel|trainings?|interviews?|reporting to)\b.*$/i

/** A portal's own words: "Mohali, Punjab: Reliably commute or planning to relocate before starting work". */
const COMMUTE =
  /^(?:\W*Ability to [^:]{3,20}:)?\W*([^:]{2,60}): (?:Reliably commute|Relocate (?:before|with))/i

/** The values of lines such as "Job location: Pune". */
export function labelledLocations(lines: readonly PostingLine[]): string[] {
  return lines.flatMap(({ text }, index) => {
    const value = (LOCATION_LABEL.exec(text) ?? COMMUTE.exec(text))?.[1]
    if (value === undefined) return []
    const end = lines.findIndex(
      ({ text: name }, at) => at > index && (!NAME.test(name) || looksLikeHeading(name)),
    )
    const below = NAME.test(value) ? lines.slice(index + 1, end < 0 ? undefined : end) : []
    return [value.replace(ELSEWHERE, ''), ...below.map((line) => line.text)]
  })
}

/** A name by itself, as of cities beneath each other. */
const NAME = /^\W*\p{Lu}\p{Ll}+\W*$/u

const TITLE_LABEL = new RegExp(
  String.raw`(?:^|[.;]\s)\W*(?:job |post |position |open )?` +
    String.raw`(?:role|position|title|designation|profile|opening|vacancy|post|requirement|hiring` +
    String.raw`(?: for)?|job)(?: name)?s?\W{0,3}(?::|-|–|—|➡|=)\W*(.{2,80}?)(?=$|[.;] )`,
  'i',
)
const TITLE_SENTENCE = new RegExp(
  String.raw`\b(?:hiring|(?:looking|openings?|requirement|vacancy) for` +
    String.raw`|for the post of|required|we need|urgent requirement of)(?: an?| the| some)? (.{3,60}?)` +
    String.raw`(?=$|[.!,;|\n]| (?:for|at|in|with|who|having|to)\b)`,
  'i',
)

/** The title that the lines state: "Role: QA Engineer", "We are hiring Java developers"; else ''. */
export function statedTitle(lines: Pick<Line, 'text'>[]): string {
  for (const pattern of [TITLE_LABEL, TITLE_SENTENCE]) {
    for (const { text } of lines) {
      const title = pattern.exec(text)?.[1]?.replace(/[*_]+/g, '').trim()
      if (title) return title
    }
  }
  return ''
}
