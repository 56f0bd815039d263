import type { JobCategory } from '#core/job.ts'
import type { Reading } from './reading.ts'
import {
  ANALYTICS,
  DESIGN_TOOLS,
  ELSEWHERE,
  ENGINEER,
  IT_DEPARTMENT,
  OTHER_DEPARTMENT,
  PHYSICAL,
  SOFTWARE_PHRASES,
  TECHNICAL_NOUN,
} from './role-titles-other.ts'
import { DEFINITE, SPECIALITIES, type TitleRule } from './role-titles.ts'
import type { SectionLine } from './sections.ts'
import type { FoundSkill } from './skills.ts'
import { cleanLine, fold } from './text.ts'

export interface Role {
  isIt: boolean
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
 * Whether a posting is IT work, and of which kind. The title decides, its first part before the others ("Account
 * Executive, AI Platform" sells); titles that could be either ("Graduate Engineer Trainee", "Strategy and
 * Analytics Partner") are decided by department and by the technical skills the description names.
 */
export function readRole(words: RoleWords): Reading<Role> {
  const parts = titleParts(words.title)
  for (const [index, part] of parts.entries()) {
    const rule = match(DEFINITE, part)
    if (rule) return decided(rule, parts.slice(index))
    const analysts = readAnalytics(part, words)
    if (analysts) return analysts
    // What follows an engineer is what they build for: "Staff Engineer, Financial Systems".
    if (ENGINEER.test(part)) break
    const other = match(ELSEWHERE, part)
    if (other) return notIt(other.words)
  }
  return readOpenTitle(parts.join(' '), words)
}

function notIt(...evidence: string[]): Reading<Role> {
  return { value: { isIt: false, category: null }, evidence }
}

interface Match extends TitleRule {
  words: string
}

function match(rules: TitleRule[], part: string): Match | null {
  for (const rule of rules) {
    const found = rule.pattern.exec(part)
    if (found) return { ...rule, words: found[0] }
  }
  return null
}

function decided({ category, words }: Match, parts: string[]): Reading<Role> {
  const sells = category === null ? words : parts.find((part) => /^pre-? ?sales/.test(part))
  if (sells !== undefined) return notIt(sells)
  const special = category === 'Software Engineering' ? match(SPECIALITIES, parts.join(' ')) : null
  return {
    value: { isIt: true, category: special?.category ?? category },
    evidence: special ? [words, special.words] : [words],
  }
}

/** "Strategy and Analytics Business Partner": analysts' work when the description names analysts' tools. */
function readAnalytics(part: string, { departments, skills }: RoleWords): Reading<Role> | null {
  const words = ANALYTICS.exec(part)?.[0]
  const tools = skills.filter(({ name }) => DATA_TOOLS.has(name)).map(({ name }) => name)
  if (!words || tools.length === 0) return null
  return { value: { isIt: true, category: 'Analyst' }, evidence: [words, ...departments, ...tools] }
}

function readOpenTitle(title: string, { departments, skills, lines }: RoleWords): Reading<Role> {
  const physical = PHYSICAL.exec(title)
  if (physical) return notIt(physical[0])
  const noun = TECHNICAL_NOUN.exec(title)?.[0]
  const signs = [
    ...skills
      .filter((skill) => skill.technical || (noun?.startsWith('design') && DESIGN_TOOLS.has(skill.name)))
      .map(({ name }) => name),
    ...softwarePhrases(lines),
  ]
  const department = departments.map((name) => fold(name)).join(' / ')
  const inIt = IT_DEPARTMENT.test(department)
  const elsewhere = OTHER_DEPARTMENT.test(department)
  const asked = inIt === elsewhere ? ENOUGH : inIt ? ENOUGH_WITH_DEPARTMENT : ENOUGH_AGAINST_DEPARTMENT
  const named = skills.some(({ technical, inTitle }) => technical && inTitle)
  const isIt =
    named || signs.length >= (ENGINEER.test(title) ? Math.max(asked - 1, 1) : noun ? asked : asked + 2)
  return {
    value: { isIt, category: isIt ? openCategory(title, noun) : null },
    evidence: [title, ...departments, ...signs],
  }
}

function softwarePhrases(lines: SectionLine[]): string[] {
  const text = lines
    .filter(({ section }) => section !== 'about' && section !== 'offer')
    .map((line) => line.text)
    .join('\n')
  return SOFTWARE_PHRASES.flatMap((phrase) => phrase.exec(text)?.[0] ?? [])
}

function openCategory(title: string, noun = ''): JobCategory | null {
  const special = match(SPECIALITIES, title)
  if (special) return special.category
  if (noun.startsWith('design')) return 'Design'
  if (/scientist|research/.test(title)) return 'Data & AI'
  if (ENGINEER.test(title) || /^(?:programming|technical|integration|implementation)/.test(noun))
    return 'Software Engineering'
  if (noun.startsWith('analy')) return 'Analyst'
  return /(?:project|program|programme|delivery) manager/.test(title) ? 'Engineering Management' : null
}

const RANK =
  /^(?:head|director|manager|vp|avp|svp|evp|vice president|(?:associate|assistant|deputy|general) (?:director|manager|vice president)|chief)$/

/** A title's parts, folded, without seniority words; "VP - Engineering" is one: "vp of engineering". */
function titleParts(title: string): string[] {
  const [first = '', second, ...rest] = splitTitle(title)
  if (second !== undefined && RANK.test(first)) return [`${first} of ${second}`, ...rest]
  return second === undefined ? [first] : [first, second, ...rest]
}

/** A part about the terms of work, not the work: "(1099 Contract)", "Full-time". */
const TERMS =
  /^(?:[0-9]+ )?(?:contract(?:ual|or)?|c2h|c2c|full[ -]?time|part[ -]?time|permanent|temporary|fixed[ -]term(?: contract)?|remote|hybrid|on-?site|wfh|work from home|urgent|immediate|new|fresher|freshers|night shift|day shift)$/

function splitTitle(title: string): string[] {
  return fold(cleanLine(title))
    .replace(/[._]net\b/g, ' .net')
    .split(/\s+[-|@–]+\s*|\s*[-–]\s+|[,:()[\]{}|;]|\s\/\s(?=[a-z]+ [a-z]+ ?$)/)
    .map((part) =>
      part
        .replace(
          /\b(?:senior|sr\.?|junior|jr\.?|staff(?= )|principal|lead(?= (?:software|data|ml|ai|java|python|product|qa|devops|frontend|backend|full|security|cloud|ui|ux|engineer))|associate(?= (?:software|data|product|qa|devops|engineer|business))|deputy|assistant(?= (?:manager|vice))|hiring(?: for)?|urgent(?:ly)?|opening for|immediate joiners?|experienced|global|remote|hybrid|we are)\b\.?/g,
          ' ',
        )
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '' && !TERMS.test(part))
}
