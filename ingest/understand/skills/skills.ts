import { SKILLS } from '#core/skills/skills.ts'
import type { SectionKind } from '#core/posting-headings.ts'
import type { Extracted } from '../extracted.ts'
import { isDenied } from '../scan/denial.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'

const MOST = 12
const SECTIONS: SectionKind[] = ['requirements', 'other', 'preferred']
const TECHNICAL = new Set(SKILLS.flatMap(({ name, everywhere }) => (everywhere ? [] : name)))

export interface FoundSkill {
  name: string
  /** Tells a software job from its neighbours. */
  technical: boolean
  /** The title itself names it. */
  inTitle: boolean
}

/** Skills that say another one: "Spring Boot" says Spring. */
const SAID_BY: Record<string, string> = {
  Spring: 'Spring Boot',
  SAP: 'SAP ABAP',
  Ruby: 'Ruby on Rails',
  C: 'Embedded C',
}

/**
 * The skills that a posting names, under their usual names, at most twelve: first those of the title, then those of the
 * requirements, the rest, and the preferred ones. What a company says of itself and its benefits does not count.
 */
export function readSkills({ title, skills, lines }: ScannedPosting): Extracted<FoundSkill[]> {
  const found = new Map<string, { skill: FoundSkill; words: string }>()
  const read = [title, ...skills]
  for (const kind of SECTIONS) for (const line of lines) if (line.section === kind) read.push(line)
  for (const line of read) {
    for (const span of skillsOf(line)) {
      if (found.has(span.value) || isDenied(line, span)) continue
      const skill = { name: span.value, technical: TECHNICAL.has(span.value), inTitle: line === title }
      found.set(span.value, { skill, words: around(line, span) })
    }
  }
  const chosen = [...found.values()]
    .filter(({ skill }) => !found.has(SAID_BY[skill.name] ?? ''))
    .slice(0, MOST)
  return { value: chosen.map(({ skill }) => skill), evidence: chosen.map(({ words }) => words) }
}

const TAGS = ['skill', 'skill listed', 'skill spoken']
/** Words that also tell that a neighbour is a skill. */
const NEIGHBOURS = [...TAGS, 'skill beside']
/** How far away a neighbour starts or ends: the words of the longest, and what joins it. */
const NEAR = 12

/** The skills of a line, of which some are known only by their neighbours. */
function skillsOf(line: ScannedLine): Span[] {
  const named = line.allOf(TAGS)
  if (named.length === 0) return named
  const sure = new Set(named.filter((span) => span.tag === 'skill' && !isPartOfWord(line, span)))
  const doubtful = new Set(named.filter((span) => span.tag !== 'skill' && !isPartOfWord(line, span)))
  // Each that is told by its neighbours tells the next: "C, R and Go".
  for (let before = -1; before !== sure.size;) {
    before = sure.size
    for (const span of doubtful)
      if (!sure.has(span) && isMeant(line, span, { sure, doubtful })) sure.add(span)
  }
  return named.filter((span) => sure.has(span))
}

/** ".net" of "company.net", "Go" of "Go-to-market", "C" of "C-level". */
function isPartOfWord(line: ScannedLine, { from, to, tag }: Span): boolean {
  const first = line.tokens[from]
  const before = line.tokens[from - 1]
  if (first?.kind === 'sign' && first.gap === '' && before?.kind === 'word') return true
  if (before?.text === '@' && first?.gap === '') return true
  return tag !== 'skill' && (line.tokens[to]?.gap === '-' || first?.gap === '-')
}

interface Others {
  sure: Set<Span>
  doubtful: Set<Span>
}

const JOINS = new Set([',', '/', '|', '&', 'and', 'or', '•', ';', '+'])
const OPENS = new Set(['', ':', ',', '/', '|', '&', '(', '•', ';', '-'])
const CLOSES = new Set(['', ',', '/', '|', '&', ')', '•', ';', '.', '-'])
const MADE_WITH = new Set(
  'developer developers programmer engineer engineers backend programming language microservices lang'.split(
    ' ',
  ),
)
const SPEAKS = new Set('in with of using know knows like learn love as'.split(' '))
const SPOKEN = new Set(
  'and or on is with experience skill skills code service services systems crates ecosystem'.split(' '),
)

function isMeant(line: ScannedLine, span: Span, { sure, doubtful }: Others): boolean {
  const before = line.word(span.from - 1)
  const after = line.word(span.to)
  if (after === 'to' || after === "'") return false
  if (MADE_WITH.has(after)) return true
  const isLanguage = ({ value }: Span) => value.length <= 5
  for (const other of line.allOf(NEIGHBOURS, span.from - NEAR, span.to + NEAR)) {
    const isKnown = sure.has(other) || other.tag === 'skill beside'
    const areLanguages = doubtful.has(other) && isLanguage(other) && isLanguage(span)
    if (other.value === span.value || !(isKnown || areLanguages)) continue
    if (isNext(line, other.to, span.from) || (other.from > span.to && isNext(line, span.to, other.from)))
      return true
  }
  const isList = line.kind === 'field' || line.has('skill line', 0, span.from) || isShortList(line, sure)
  if (isList && OPENS.has(before) && CLOSES.has(after)) return true
  return span.tag === 'skill spoken' && SPEAKS.has(before) && (CLOSES.has(after) || SPOKEN.has(after))
}

/** "Java, JPA, Oracle": a line of few words, some of them skills. */
function isShortList({ tokens }: ScannedLine, sure: Set<Span>): boolean {
  return sure.size > 0 && tokens.length <= 15 && tokens.some(({ text }) => text === ',' || text === '/')
}

/** Whether only joining signs stand between two places of a line. */
function isNext(line: ScannedLine, end: number, start: number): boolean {
  if (start < end || start - end > 2) return false
  for (let at = end; at < start; at += 1) if (!JOINS.has(line.word(at))) return false
  return true
}

/** The words around a skill. */
function around(line: ScannedLine, { from, to }: Span): string {
  return line.words(Math.max(0, from - 3), to + 3)
}
