import type { JobCategory } from '#core/job.ts'
import type { Extracted } from '#ingest/understand/extracted.ts'
import { categoryOfSkills, narrowCategory } from './role-skills.ts'
import { titleParts } from './role-title-parts.ts'
import type { SectionLine } from '#ingest/understand/document/sections.ts'
import type { FoundSkill } from '#ingest/understand/skills/skills.ts'
import { fold } from '#ingest/understand/document/text.ts'
import { DEFINITE } from './titles/definite.ts'
import { NON_IT_WORK } from './titles/non-it-work.ts'
import { isEmployer, match, ofField, type Match } from './titles/match.ts'
import {
  ANALYTICS,
  CALLS,
  COMPUTING,
  COMPUTING_FIELD,
  DESIGN_TOOLS,
  DIGITAL,
  ENGINEER,
  FIELD_WORK,
  GOODS,
  HEADS_DESIGN,
  IT_DEPARTMENT,
  OTHER_DEPARTMENT,
  PHYSICAL,
  RECRUITS,
  RESEARCH,
  SHOP_FLOOR,
  SOFTWARE_ONLY,
  SOFTWARE_PHRASES,
  STRONG,
  SURE_PHRASES,
  TECHNICAL_NOUN,
  TRADES,
  TEACHES,
  VOICE,
} from './titles/open-titles.ts'
import { SPECIALITIES } from './titles/specialities.ts'

export interface Role {
  /** null where the posting says nothing of the work: no title, or one of a word like "Trainee" alone. */
  isIt: boolean | null
  /** null for IT work of no listed kind. */
  category: JobCategory | null
}

export interface RoleWords {
  title: string
  departments: string[]
  skills: FoundSkill[]
  lines: SectionLine[]
}

/** Signs of technical work a description must give before it makes IT of a title that leaves it open. */
const ENOUGH_WITH_DEPARTMENT = 1
const ENOUGH = 3
const ENOUGH_WITH_RANK = 2
const ENOUGH_AGAINST_DEPARTMENT = 4
const DATA_TOOLS = new Set([
  'SQL',
  'Python',
  'R',
  'Tableau',
  'Power BI',
  'Looker',
  'BigQuery',
  'Snowflake',
  'ETL',
])

/**
 * Whether a posting is IT work, and its category. The title decides, and its first part before the others
 * ("Account Executive, AI Platform" is sales). For titles that could be either ("Graduate Engineer Trainee",
 * "Strategy and Analytics Partner") the department and the technical skills in the description decide.
 */
export function readRole(words: RoleWords): Extracted<Role> {
  const title = fold(words.title)
  const calls = VOICE.exec(title)
  if (calls) return notIt(calls[0])
  const teaches = TEACHES.exec(title)
  if (teaches) return notIt(teaches[0])
  const recruits = RECRUITS.exec(title)
  if (recruits) return notIt(recruits[0])
  const parts = titleParts(words.title)
  for (const [index, part] of parts.entries()) {
    const rule = match(DEFINITE, part) ?? ofField(part, parts[index + 1])
    if (rule) return decided(rule, parts.slice(index), words)
    const analysts = readAnalytics(part, words)
    if (analysts) return analysts
    if (ENGINEER.test(part)) {
      // What follows an engineer is what they build for, "Staff Engineer, Financial Systems", or their field.
      const field = parts.slice(index + 1).flatMap((other) => match(DEFINITE, other) ?? [])
      const [special] = field
      if (special?.category && !PHYSICAL.test(part)) return decided(special, parts.slice(index), words)
      break
    }
    if (index > 0 && COMPUTING_FIELD.test(part)) break
    const other = match(NON_IT_WORK, part)
    if (other && !isEmployer(part, parts.slice(index + 1))) return notIt(other.words)
  }
  return readDepartment(parts, words) ?? readOpenTitle(parts, words)
}

/** A title that is nothing but a rank. */
const RANK_ALONE = new RegExp(
  String.raw`^(?:(?:engineer|developer|architect|analyst|specialist|consultant|associate|lead|manager` +
    String.raw`|director|head|intern|trainee|officer|i{1,3}|iv|[1-5]|l[1-5])\s*)+$`,
)

/** What its department makes of a rank: "Engineer II" of "Platform Engineering", "Director" of "Cyber Security". */
function readDepartment([rank, ...others]: string[], posting: RoleWords): Extracted<Role> | null {
  if (rank === undefined || others.length > 0 || !RANK_ALONE.test(rank)) return null
  for (const department of posting.departments) {
    const name = fold(department)
    const rule = match(DEFINITE, `${name} ${rank}`) ?? match(DEFINITE, name)
    if (rule?.category)
      return { value: { isIt: true, category: rule.category }, evidence: [posting.title, department] }
  }
  return null
}

function notIt(...evidence: string[]): Extracted<Role> {
  return { value: { isIt: false, category: null }, evidence }
}

function decided({ category, words }: Match, parts: string[], posting: RoleWords): Extracted<Role> {
  const sells =
    category === null ? words : parts.find((part) => /^(?:pre-? ?sales|sales(?! ?force)$)/.test(part))
  if (sells !== undefined) return notIt(sells)
  const outside = onlySoundsLikeIt(category, words, posting)
  if (outside !== null) return notIt(words, outside)
  const delivers =
    category !== 'ERP & CRM' &&
    /^(?:sr |senior )?(?:delivery|practice|(?:project|program|programme) (?:manager|director|head)) ?/.test(
      fold(posting.title),
    )
  if (delivers)
    return { value: { isIt: true, category: 'Engineering Management' }, evidence: [posting.title, words] }
  // "Technology Analyst" is a grade of service companies too: the field behind it says what is developed.
  const isPlain = category === 'Software Engineering' || (words === 'technology analyst' && parts.length > 1)
  const special = isPlain ? match(SPECIALITIES, parts.join(' ')) : null
  const skilled =
    category === 'Software Engineering' && !special
      ? narrowCategory(posting.skills.map(({ name }) => name))
      : null
  return {
    value: { isIt: true, category: special?.category ?? skilled ?? category },
    evidence: special ? [words, special.words] : [words],
  }
}

/** Kinds of work whose titles other trades use. */
const ELSEWHERE_TOO = new Set<JobCategory>(['QA & Testing', 'IT Support', 'Design', 'Software Engineering'])

/** Testers, supporters and designers are everywhere: the words that place these elsewhere, else null. */
function onlySoundsLikeIt(category: JobCategory | null, words: string, posting: RoleWords): string | null {
  if (category === 'Product' || category === 'Analyst') return GOODS.exec(fold(posting.title))?.[0] ?? null
  if (category === null || !ELSEWHERE_TOO.has(category)) return null
  if (HEADS_DESIGN.test(words) && posting.lines.length > 0 && !DIGITAL.test(bodyOf(posting.lines)))
    return words
  const general =
    category !== 'Software Engineering' ||
    /^(?:application|project|product|systems?|implementation|integration) /.test(words)
  const trade = general && !words.startsWith('it ') ? TRADES.exec(fold(posting.title)) : null
  if (trade) return trade[0]
  const signs = signsOf(posting, words)
  if (signs.length >= ENOUGH_WITH_RANK || /software|automation|web|mobile|api|data|cloud/.test(words))
    return null
  const text = bodyOf(posting.lines)
  if (
    /^(?:qa|test|testing|quality|application|project|product|systems?|deployment|implementation|performance|simulation)(?: |$)/.test(
      words,
    )
  )
    return SHOP_FLOOR.exec(text)?.[0] ?? null
  const fieldWork = /^(?:customer|client|technical|tech|field|product|support|service)(?: |$)/.test(words)
    ? FIELD_WORK.exec(text)
    : null
  if (fieldWork) return fieldWork[0]
  const isExecutive = /support (?:executive|associate|representative|advisor|officer|agent)/.test(
    fold(posting.title),
  )
  return category === 'IT Support' && isExecutive ? (CALLS.exec(text)?.[0] ?? null) : null
}

/** "Strategy and Analytics Business Partner": analysts' work when the description names analysts' tools. */
function readAnalytics(part: string, { departments, skills }: RoleWords): Extracted<Role> | null {
  const words = ANALYTICS.exec(part)?.[0]
  const tools = skills.filter(({ name }) => DATA_TOOLS.has(name)).map(({ name }) => name)
  if (!words || tools.length === 0) return null
  return { value: { isIt: true, category: 'Analyst' }, evidence: [words, ...departments, ...tools] }
}

/** Those whose field says what they do. */
const LEARNS = new RegExp(
  String.raw`(?<![a-z])(?:analysts?|research(?:er)?s?|fellows?|jrf|srf|trainees?|interns?|internship` +
    String.raw`|apprentice|graduate|scientists?|project (?:associate|assistant|staff|fellow)s?)(?![a-z])`,
)
/** A title's part that is a department: "Senior Associate - Technology". */
const DEPARTMENT_PART =
  /^(?:technology|development|it|information technology|software|engineering|software engineering)$/

function readOpenTitle(parts: string[], words: RoleWords): Extracted<Role> {
  const title = parts.join(' ')
  const { departments, skills, lines } = words
  const physical = PHYSICAL.exec(title)
  if (physical) return notIt(physical[0])
  const noun = TECHNICAL_NOUN.exec(title)?.[0]
  const signs = signsOf(words, noun)
  const own = parts.slice(1).filter((part) => DEPARTMENT_PART.test(part))
  const department = [...departments.map((name) => fold(name)), ...own].join(' / ')
  const inIt = IT_DEPARTMENT.test(department)
  const elsewhere = OTHER_DEPARTMENT.test(department)
  const enough = /manager|consultant|support|administrator|analyst/.test(noun ?? '')
    ? ENOUGH_WITH_RANK
    : ENOUGH
  const asked = inIt === elsewhere ? enough : inIt ? ENOUGH_WITH_DEPARTMENT : ENOUGH_AGAINST_DEPARTMENT
  const computing =
    (ENGINEER.test(title) ? COMPUTING.exec(title) : null) ??
    (LEARNS.test(title) ? COMPUTING_FIELD.exec(title) : null)
  const named = computing !== null || skills.some(({ technical, inTitle }) => technical && inTitle)
  const needed = ENGINEER.test(title)
    ? Math.max(asked - 1, 1)
    : noun
      ? asked
      : title === ''
        ? asked
        : asked + (inIt && !elsewhere ? 1 : 2)
  const isIt = named || signs.length >= needed
  const saysNothing =
    signs.length === 0 && lines.length === 0 && (departments.length === 0 || (inIt && !elsewhere))
  const evidence = [words.title, ...departments, ...signs].filter((text) => text !== '')
  if (!isIt && saysNothing && (title === '' || noun !== undefined))
    return { value: { isIt: null, category: null }, evidence: [] }
  return { value: { isIt, category: isIt ? openCategory(title, skills, noun) : null }, evidence }
}

/** What in a posting speaks of technical work: the skills it names and the phrases of its description. */
function signsOf({ title, skills, lines }: RoleWords, noun = ''): string[] {
  const isEngineer = ENGINEER.test(fold(title))
  const learns = LEARNS.test(fold(title))
  const isConsulting = noun.startsWith('consult')
  const counted = skills.filter(
    ({ name, technical }) =>
      technical ||
      (noun.startsWith('design') && DESIGN_TOOLS.has(name)) ||
      (noun.startsWith('analy') && DATA_TOOLS.has(name)) ||
      (isConsulting && STRONG.has(name)),
  )
  const twice = isConsulting ? STRONG : isEngineer ? SOFTWARE_ONLY : learns ? RESEARCH : null
  const names = counted.flatMap(({ name }) => (twice?.has(name) ? [name, name] : [name]))
  const text = bodyOf(lines)
  const sure = SURE_PHRASES.flatMap((phrase) => phrase.exec(text)?.[0] ?? [])
  return [...names, ...sure, ...sure, ...SOFTWARE_PHRASES.flatMap((phrase) => phrase.exec(text)?.[0] ?? [])]
}

function bodyOf(lines: SectionLine[]): string {
  return lines
    .filter(({ section }) => section !== 'about' && section !== 'offer')
    .map((line) => line.text)
    .join('\n')
}

/** Those who answer for a delivery, whatever it is built with. */
const MANAGES = new RegExp(
  String.raw`(?<![a-z])(?:(?:project|program|programme|delivery|practice) ` +
    String.raw`(?:manager|head|director|lead|leader)|head of (?:delivery|practice))(?![a-z])`,
)

function openCategory(title: string, skills: FoundSkill[], noun = ''): JobCategory | null {
  if (MANAGES.test(title)) return 'Engineering Management'
  const special = match(SPECIALITIES, title)
  if (special) return special.category
  if (noun.startsWith('analy')) return 'Analyst'
  const skilled = categoryOfSkills(skills.map(({ name }) => name))
  if (noun.startsWith('design') && (skilled === null || skilled === 'Frontend')) return 'Design'
  if (/scientist|research/.test(title)) return 'Data & AI'
  if (noun.startsWith('support')) return 'IT Support'
  if (skilled) return skilled
  if (ENGINEER.test(title) || /^(?:programming|technical|integration|implementation)/.test(noun))
    return 'Software Engineering'
  return null
}
