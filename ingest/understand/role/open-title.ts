import type { JobCategory } from '#core/job.ts'
import type { Extracted } from '../extracted.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { FoundSkill } from '../skills/skills.ts'
import type { Role } from './role.ts'
import { signsOf, type Noun } from './signs.ts'
import { categoryOfSkills } from './skill-category.ts'
import { HEADS } from './title-decision.ts'
import { titlePieces, type Item, type Piece } from './title-pieces.ts'

/**
 * Signs of technical work that a description must give before it makes IT of a title that leaves it open: by the noun,
 * in a department of IT, in one that says nothing, and in one of something else.
 */
const NEEDED = {
  builds: [1, 2, 3],
  technical: [1, 2, 4],
  plain: [1, 3, 4],
  none: [2, 5, 6],
  office: [2, 9, 9],
} as const

/** Reads the work of a title that its words leave open from the department and the description. */
export function readOpenTitle(
  pieces: Piece[],
  head: Item | null,
  posting: ScannedPosting,
  skills: FoundSkill[],
): Extracted<Role> {
  const items = pieces.flat()
  const departments = posting.departments.map(({ text }) => text)
  const place = departmentOf([...departments.flatMap(titlePieces), ...pieces.slice(1)].flat())
  const noun = nounOf(items)
  const signs = signsOf(posting, skills, noun)
  const named = skills.some(({ technical, inTitle }) => technical && inTitle)
  const isIt = named || signs.length >= NEEDED[weightOf(noun, head, items)][place]
  const evidence = [posting.title.text, ...departments, ...signs].filter((text) => text !== '')
  const silent = signs.length === 0 && posting.lines.length === 0 && (departments.length === 0 || place === 0)
  // A title in Hindi alone is not read, so it says nothing against the work.
  const isUnread = /\p{L}/u.test(posting.title.text) && !/\p{Script=Latin}/u.test(posting.title.text)
  if (!isIt && isUnread) return { value: { isIt: null, category: null }, evidence: [] }
  if (!isIt && silent && (items.length === 0 || (head !== null && items.every(saysNothing))))
    return { value: { isIt: null, category: null }, evidence: [] }
  return { value: { isIt, category: isIt ? categoryOf(items, noun, skills) : null }, evidence }
}

function saysNothing({ tag, category }: Item): boolean {
  return HEADS.has(tag) || tag === 'noise' || category !== null
}

const IT_DEPARTMENT = new Set(['field', 'loose', 'role', 'softRole', 'builds', 'draws', 'develops'])
const PRODUCT =
  /^(?:technology|tech|technical|digital|products?|platforms?|rnd|security|qa|testing|support|systems?)$/
const OTHER_DEPARTMENT = new Set(['function', 'industry', 'trade', 'other'])

/** 0: a department of IT; 1: of both or neither; 2: of something else. */
function departmentOf(items: Item[]): 0 | 1 | 2 {
  const inIt = items.some(({ tag, words }) => IT_DEPARTMENT.has(tag) || PRODUCT.test(words))
  const elsewhere = items.some(
    ({ tag, words }) => OTHER_DEPARTMENT.has(tag) || /^(?:operations?|ops)$/.test(words),
  )
  return inIt === elsewhere ? 1 : inIt ? 0 : 2
}

function nounOf(items: Item[]): Noun {
  const is = (pattern: RegExp) => items.some(({ words }) => pattern.test(words))
  if (items.some(({ tag }) => tag === 'builds' || tag === 'develops')) return 'builds'
  if (items.some(({ tag }) => tag === 'draws')) return 'designs'
  if (is(/^analy/)) return 'analyses'
  if (is(/^consult/)) return 'consults'
  return is(
    /^(?:research|fellow|jrf|srf|trainee|intern|apprentice|graduate|scientist|project (?:associate|assistant))/,
  )
    ? 'learns'
    : 'other'
}

/** Words of offices where technical tools are named too. */
const BUSINESS = /^(?:operations?|ops|strategy|strategic|business|growth|planning|process)$/

function weightOf(noun: Noun, head: Item | null, items: Item[]): keyof typeof NEEDED {
  if (noun === 'builds') return 'builds'
  if (noun === 'analyses' && items.some(({ tag }) => tag === 'industry')) return 'office'
  if (noun === 'analyses' || noun === 'consults') return 'technical'
  if (items.some(({ tag, words }) => tag === 'keeps' || /^managers?$/.test(words)))
    return items.length > 1 ? 'technical' : 'plain'
  if (items.some(({ words }) => BUSINESS.test(words))) return 'office'
  const known = head !== null || items.some(({ category }) => category !== null)
  return known || items.length === 0 ? 'plain' : 'none'
}

const MANAGES = /^(?:project|program|programme|delivery|practice)$/

function categoryOf(items: Item[], noun: Noun, skills: FoundSkill[]): JobCategory | null {
  if (items.some(({ words }, at) => MANAGES.test(words) && HEADS.has(items[at + 1]?.tag ?? 'noise')))
    return 'Engineering Management'
  const named = items.find(({ category, plain }) => category !== null && !plain)
  if (named) return named.category
  if (noun === 'analyses') return 'Analyst'
  const skilled = categoryOfSkills(skills)
  if (noun === 'designs' && (skilled === null || skilled === 'Frontend')) return 'Design'
  if (items.some(({ words }) => /support/.test(words))) return 'IT Support'
  return skilled ?? (noun === 'builds' ? 'Software Engineering' : null)
}
