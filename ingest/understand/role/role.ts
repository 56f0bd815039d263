import type { JobCategory } from '#core/job.ts'
import type { Extracted } from '../extracted.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import type { FoundSkill } from '../skills/skills.ts'
import { readOpenTitle } from './open-title.ts'
import { analystTools, elsewhereBy, isAnalysis } from './signs.ts'
import { narrowCategory, webCategory } from './skill-category.ts'
import type { Decided } from './title-category.ts'
import { decideTitle, HEADS, type TitleDecision } from './title-decision.ts'
import { titlePieces, type Item, type Piece } from './title-pieces.ts'

export interface Role {
  /** null where the posting says nothing of the work: no title, or one of a word like "Trainee" alone. */
  isIt: boolean | null
  /** null for IT work of no listed kind. */
  category: JobCategory | null
}

/**
 * Whether a posting is IT work, and its category. The title decides by its grammar. For titles that could be either
 * ("Graduate Engineer Trainee", "Strategy and Analytics Partner") the department and the description decide.
 */
export function readRole(
  posting: ScannedPosting,
  skills: FoundSkill[],
  title = posting.title.text,
): Extracted<Role> {
  const pieces = titlePieces(title)
  const found = decideWithDepartment(pieces, posting)
  const tools = found.kind === 'it' || isCertain(found) ? [] : analystTools(pieces.flat(), skills)
  if (tools.length > 0) return { value: { isIt: true, category: 'Analyst' }, evidence: tools }
  if (found.kind === 'open') return readOpenTitle(pieces, found.head, posting, skills)
  const words = found.items.map((item) => item.words)
  if (found.kind === 'other') return notIt(words)
  const elsewhere = found.soft ? soundsLikeIt(found, posting, skills) : null
  if (elsewhere !== null) return notIt([...words, elsewhere])
  const category = narrower(found, pieces.flat(), posting, skills) ?? found.category
  return { value: { isIt: true, category }, evidence: words }
}

/** Of the web: its pages, its servers, or both. */
const OF_THE_WEB = /^web(?:site| development)?$/

/** What the text or the tools tell of a title that leaves the kind of work open: a plain one, or a web developer's. */
function narrower(
  { plain, category, items: [decider] }: Decided,
  title: Item[],
  { lines }: ScannedPosting,
  skills: FoundSkill[],
): JobCategory | null {
  const words = decider?.words ?? ''
  if (plain && category === 'Software Engineering') return namedIn(lines) ?? narrowCategory(skills, words)
  const isScreens = title.some((item) => item.category === 'Frontend' && !OF_THE_WEB.test(item.words))
  const isWeb = category === 'Frontend' && OF_THE_WEB.test(words) && !isScreens
  return isWeb ? (namedIn(lines) ?? webCategory(skills)) : null
}

/** "talented Frontend Developer" */
const TRADE = String.raw`((?:[\w.+#/-]+ ){1,6}?(?:developer|engineer)s?)\b`
/** "We are seeking a talented Frontend Developer", not "If you are looking for a" */
const SOUGHT = new RegExp(
  String.raw`(?:\b(?:we are|we['’]re|is) (?:currently |actively |now )?|^\W*)` +
    String.raw`(?:looking for|seeking|hiring(?: for)?) an? ${TRADE}`,
  'i',
)
/** "As a Backend Engineer, you will" */
const AS_ONE = new RegExp(String.raw`\bas an? ${TRADE},? you\b`, 'i')
const BUILDS = 'Backend,Frontend,Full Stack,Mobile,Data & AI,QA & Testing'.split(',')

/** What the text calls who is sought. */
function namedIn(lines: readonly ScannedLine[]): JobCategory | null {
  for (const { text, section } of lines) {
    if (section === 'about') continue
    const words = (SOUGHT.exec(text) ?? AS_ONE.exec(text))?.[1]
    const named = words === undefined ? null : decideTitle(titlePieces(words))
    if (named?.kind !== 'it' || named.plain || OF_THE_WEB.test(named.items[0]?.words ?? '')) continue
    if (BUILDS.includes(named.category)) return named.category
  }
  return null
}

/** Whether a title is of other work, and of none that the tools in a description could make IT. */
export function isSurelyOther(title: string): boolean {
  const pieces = titlePieces(title)
  return decideTitle(pieces).kind === 'other' && !pieces.flat().some(isAnalysis)
}

function notIt(evidence: string[]): Extracted<Role> {
  return { value: { isIt: false, category: null }, evidence }
}

/** The noun of another trade, whatever tools it uses. */
function isCertain({ kind, items }: TitleDecision): boolean {
  return kind === 'other' && items.some(({ tag, always }) => always || tag === 'other')
}

/** What its department makes of a rank: "Engineer II" of "Platform Engineering", "Director" of "Cyber Security". */
function decideWithDepartment(pieces: Piece[], { departments }: ScannedPosting): TitleDecision {
  const found = decideTitle(pieces)
  const isRank = pieces.length === 1 && pieces.flat().every(({ tag }) => HEADS.has(tag) || tag === 'noise')
  if (found.kind !== 'open' || !isRank) return found
  for (const department of departments) {
    const joined = decideTitle([...pieces, ...titlePieces(department.text)])
    if (joined.kind === 'it') return { ...joined, items: [...pieces.flat(), ...joined.items] }
  }
  return found
}

/** Kinds of work whose titles factories and call centres use. */
const ELSEWHERE_TOO = new Set<JobCategory>([
  'QA & Testing',
  'IT Support',
  'Software Engineering',
  'DevOps & Cloud',
])

/** The words of the description that place a soft title elsewhere: testers and supporters are everywhere. */
function soundsLikeIt(
  { category }: Extract<TitleDecision, { kind: 'it' }>,
  posting: ScannedPosting,
  skills: FoundSkill[],
): string | null {
  if (!ELSEWHERE_TOO.has(category)) return null
  return elsewhereBy(posting, skills, category === 'IT Support' ? ['field', 'calls'] : ['shop'])
}
