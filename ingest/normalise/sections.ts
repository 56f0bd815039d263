import { anyOf, expression } from './any-of.ts'
import type { Line } from './description.ts'
import { tellTables } from './typed-tables.ts'

export type SectionKind = 'requirements' | 'preferred' | 'about' | 'offer' | 'other'

/** A line of a description, and the section it is in. */
export interface SectionLine {
  section: SectionKind
  text: string
}

const PREFERRED = new RegExp(
  String.raw`\b(?:preferred(?! candidate(?:['’]?s)? profile)|nice[ -]to[ -]haves?|good[ -]to[ -]haves?` +
    String.raw`|bonus|brownie|desirable|optional|extra credit|(?:a|big|huge|added) plus|pluses|would be ` +
    String.raw`(?:great|nice)|stand out|even better)\b`,
  'i',
)
const REQUIRED = /\b(?:required?|must[ -]haves?|minimum|mandatory|basic|essential)\b/i
const REQUIREMENTS = expression(
  'i',
  String.raw`\b`,
  anyOf(
    'requirements?, required, qualifications?, who you are, about you, you have, you bring',
    "you(?:'|’)?ll (?:have|bring|need), we(?:'|’)?re looking for, we are looking for",
    "looking for, (?:what|skills) (?:you|we)(?:'|’)?(?:ll)? (?:need|want|seek|expect|bring)",
    'must[ -]haves?, skills?, experience, eligib\\w+, criteria, candidate, competenc\\w+',
    'what it takes, your (?:profile|background), who can apply, expertise, prerequisites?',
    'attributes',
  ),
  String.raw`\b`,
)
/** "Qualifications & Preferred Experience": what is asked for and what is welcome, in one list. */
const BOTH = /\b(?:qualifications?|requirements?|skills?|experience)(?: ?\/ ?| ?& ?| and )preferred\b/i
const ABOUT = expression(
  'i',
  '^',
  anyOf(
    'about (?!you\\b|(?:the )?(?:money|pay|salary|compensation|offer)\\b|the ' +
      '(?:role|job|position|opportunity)|this (?:role|job|position)|your role)',
    'who we are, our (?:company|story|mission|culture|values|team)',
    "why (?!you(?:'|’)?(?:re| are)), life at, company (?:overview|profile|description)",
    'overview of, the company, equal, diversity, disclaimer, join us',
  ),
  String.raw`|\blife\b.*@`,
)
/** Headings that say nothing of the lines' kind but end the part above them. */
const DUTIES = expression(
  'i',
  '^',
  anyOf(
    '(?:roles?|position|job|tasks?)$',
    "what you(?:['’]| wi)ll (?:do|be doing|own|build|work on|achieve), what you do",
    'what (?:the|this) (?:role|job) (?:is|involves)',
    '(?:key |your |main |primary |job |core |roles? (?:and|&) )*(?:responsibilit(?:y|ies)|duties|deliverables)',
    '(?:the|about the|about this|your) (?:role|job|position|opportunity)',
    'role (?:overview|summary|description|purpose)',
    '(?:job|position) (?:overview|summary|description|purpose|brief|details|profile)',
    '(?:a )?(?:typical )?day[- ]to[- ]day, a day in the life, your (?:impact|mission|day)',
    'how to apply, (?:selection|interview|hiring|application) (?:process|rounds?)',
  ),
  String.raw`\b`,
)
const OFFER = new RegExp(
  String.raw`\b(?:benefits?|perks?|we offer|we(?:'|’)ll offer|compensation|salary|stipend|ctc` +
    String.raw`|remuneration|pay|rewards?|in it for you|what you(?:'|’)?ll get|what you get)\b`,
  'i',
)

/** A line that speaks of the work again, where no heading ends what a company says of itself. */
const OF_THE_WORK = new RegExp(
  `^\\W*(?:${anyOf(
    'build, develop, design, write, test, maintain, implement, collaborate, you will, you have',
    "you['’]ll, we are (?:looking|hiring|seeking), we['’]re (?:looking|hiring|seeking)",
    'looking for, candidates?, must have, should have, salary, ctc, stipend, pay(?= *(?:₹|rs|inr|[:–-] ?\\d)), location',
    'experience(?: required)?\\W, key skills, skills\\W, apply',
  )})\\b`,
  'i',
)

/** Gives every line the kind of its heading. Headings are lines too, because some contain a value. */
export function sectionLines(lines: Line[]): SectionLine[] {
  let section: SectionKind = 'other'
  return withLabels(tellTables(lines).flatMap(splitLabels)).map(({ kind, text }) => {
    if (kind === 'heading' || (kind === 'text' && looksLikeHeading(text))) section = sectionOf(text)
    else if (section === 'about' && OF_THE_WORK.test(text)) section = 'other'
    return { section, text }
  })
}

/** Where another labelled piece starts in one line: "Exp: 3-5 yrs | Location: Pune, CTC: 8 LPA". */
const NEXT_LABEL = expression(
  'i',
  String.raw`\s*[|•‖]+\s*|(?<![:➡])(?<!\b`,
  anyOf(
    'job, work, working, office, base, posting, min(?:imum)?, max(?:imum)?, total, relevant',
    'overall, required, key, notice, monthly, annual, gross, fixed, current, present, expected',
    'supplemental, equal, overtime, base, variable, performance, holiday, leave, sick, severance, ' +
      'grade, offered, training, bond, year, interview, the, of, and, your, our, for, with, in, as, to, ' +
      'per',
    'on, at, any, post, project, client, media, marketing, campaign, department, learning',
    'wellness, internet, home, education, wifi, phone, mobile, gym, fitness, health, travel',
    'meal, book, equipment, relocation, salary, ctc, highest, lowest, average, avg, median, last, previous',
    'present, existing, starting, initial, revised, basic, net, alumni, students?, others?, package, cost',
  ),
  String.raw`)[,;.]?\s+(?=\W?(?:(?:job|work|min(?:imum)?|max(?:imum)?|total|required|key|notice) )?`,
  anyOf(
    'location, loc, experience, exp, ctc, salary, stipend, package, pay, budget, mode, work mode',
    'skills, role, position, batch, duration, benefits, schedule, job type, ' +
      'application questions?(?:\\(s\\))?, qualification, eligibility, education',
    'notice period, notice, shift, timings?, interview, last date, yop, joining, vacanc(?:y|ies)',
    'openings?',
  ),
  String.raw`\s?(?:required|range)?\s?[:➡]\s?\S)`,
)

/** A row of a table that was typed: "Passout | 2024, 2025". */
const ROW = new RegExp(
  `^\\W*(${anyOf(
    'position, post, role, job role, job title, designation, company, (?:job |work )?location, place',
    'qualification, education, eligibility, pass(?:ed)?[ -]?outs?, batch, year of passing, yop',
    '(?:work )?experience, exp, salary, ctc, stipend, package, pay, vacanc(?:y|ies), openings',
    '(?:work )?mode, (?:key )?skills, duration, last date, joining, bond, shift, job type',
  )})\\s*[|‖·]\\s*([^|‖·]+)$`,
  'i',
)

/** "Exp- 2 To 5 YearsSalary- Up to 6 LPA": labels that lost the break in front of them. */
const GLUED_LABEL = new RegExp(
  String.raw`(?<=[a-z)\d]|LPA|CTC)(?=(?:Experience|Exp|(?:Job )?Location|Salary(?: Range)?|CTC|Stipend` +
    String.raw`|Package|Qualifications?|Education|Skills|Designation|Department|Company|Notice Period)\s?` +
    String.raw`(?::-|:|-|–))`,
)

/** One line of several labelled pieces as one line each. */
function splitLabels(line: Line): Line[] {
  const apart = /[a-z)\dAC][A-Z]/.test(line.text) ? line.text.split(GLUED_LABEL) : []
  if (apart.length > 1) return apart.flatMap((text) => splitLabels({ kind: line.kind, text }))
  const [, label, value] = ROW.exec(line.text) ?? []
  if (label && value) return [{ kind: line.kind, text: `${label}: ${value}` }]
  if (!/[|•‖:➡]/.test(line.text)) return [line]
  const pieces = line.text.split(NEXT_LABEL).filter((piece) => piece.trim() !== '')
  return pieces.length < 2 ? [line] : pieces.map((text) => ({ kind: line.kind, text: text.trim() }))
}

const LABEL = expression(
  'i',
  String.raw`^\W*`,
  anyOf(
    '(?:(?:work|total|relevant|required|minimum) )?(?:experience|exp)(?: (?:required|level|range|needed))?',
    '(?:ctc|salary|stipend|compensation|pay|remuneration)(?: (?:range|offered|package|details))?',
    '(?:(?:job|work|office) )?locations?, (?:work|working|job) (?:mode|type|location)',
    'work remotely',
    'employment type, mode of work, type',
  ),
  String.raw`\W*$`,
)

/** A label that stands as a heading over its one value is joined with it: "Experience" and "2-4 years". */
function withLabels(lines: Line[]): Line[] {
  return lines.map((line, index) => {
    const above = lines[index - 1]
    if (!above || line.kind === 'heading' || line.text.length > 60 || !LABEL.test(above.text)) return line
    if (LABEL.test(line.text)) return line
    return { kind: line.kind, text: `${above.text.replace(/\W+$/, '')}: ${line.text}` }
  })
}

function sectionOf(heading: string): SectionKind {
  if (PREFERRED.test(heading) && !REQUIRED.test(heading) && !BOTH.test(heading)) return 'preferred'
  if (ABOUT.test(heading)) return 'about'
  if (REQUIREMENTS.test(heading)) return 'requirements'
  return OFFER.test(heading) ? 'offer' : 'other'
}

/** A line of a few words on its own, in text without markup: "Requirements", "About Acme". */
function looksLikeHeading(text: string): boolean {
  const isShort = /^[A-Z][^.,:;!?\d]{2,40}$/.test(text) && text.split(' ').length <= 5
  return isShort && (sectionOf(text) !== 'other' || DUTIES.test(text))
}

const LOCATION_LABEL = new RegExp(
  String.raw`^\W*(?:(?:(?:job|work|office|base|posting|interview|venue)\s+)?locations?|` +
    String.raw`(?:place|location) of (?:posting|work|duty|employment)|place|state|` +
    String.raw`(?:job|work|posting) place)\s*(?::|-|–|—|·)\s*(.{2,120})$`,
  'i',
)

/** The values of lines such as "Job location: Pune". */
export function labelledLocations(lines: Line[]): string[] {
  return withLabels(tellTables(lines).flatMap(splitLabels)).flatMap(({ text }) => {
    const value = LOCATION_LABEL.exec(text)?.[1]
    return value === undefined ? [] : [value]
  })
}

const TITLE_LABEL = new RegExp(
  String.raw`(?:^|[.;]\s)\W*(?:job |post |position |open )?` +
    String.raw`(?:role|position|title|designation|profile|opening|vacancy|post|requirement|hiring` +
    String.raw`(?: for)?|job)(?: name)?s?\W{0,3}(?::|-|–|—|➡|=)\W*(.{2,80}?)(?=$|[.;] )`,
  'i',
)
const TITLE_SENTENCE = new RegExp(
  String.raw`\b(?:hiring|looking for|opening for|openings for|requirement for|vacancy for` +
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
