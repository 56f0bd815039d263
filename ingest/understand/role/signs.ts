import { SKILLS } from '#core/skills/skills.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import type { FoundSkill } from '../skills/skills.ts'
import type { Item } from './title-pieces.ts'

/** Signs of technical work that outweigh a word of another trade. */
const ENOUGH_AGAINST_TRADE = 2
const KIND_OF = new Map(SKILLS.map(({ name, of }) => [name, of]))
const DATA_TOOLS = new Set('SQL, Python, R, Tableau, Power BI, Looker, BigQuery, Snowflake, ETL'.split(', '))
const DESIGN_TOOLS = new Set(
  'Figma, Adobe XD, Wireframing, Prototyping, User research, Design systems, HTML, CSS'.split(', '),
)
/** Tools that engineers of nothing else touch. */
const SOFTWARE_ONLY = new Set(
  'Kubernetes, VMware, Docker, Terraform, Microservices, Spring Boot, React, Node.js, Django'.split(', '),
)
/** What fellows and trainees of computing work on. */
const RESEARCH = new Set(
  'Deep Learning, Machine Learning, Computer Vision, NLP, LLMs, Generative AI'.split(', '),
)

/** The lines that speak of the work, not of the company or its benefits. */
function ofTheWork({ lines }: ScannedPosting): ScannedLine[] {
  return lines.filter(({ section }) => section !== 'about' && section !== 'offer')
}

/** What kind of noun the title has, for whom different tools tell different things. */
export type Noun = 'builds' | 'learns' | 'consults' | 'designs' | 'analyses' | 'other'

/** What in a posting speaks of technical work: the skills it names and the phrases of its description. */
export function signsOf(posting: ScannedPosting, skills: FoundSkill[], noun: Noun): string[] {
  const counted = skills.filter(
    ({ name, technical }) =>
      technical ||
      (noun === 'designs' && DESIGN_TOOLS.has(name)) ||
      (noun === 'analyses' && DATA_TOOLS.has(name)),
  )
  const twice = noun === 'builds' ? SOFTWARE_ONLY : noun === 'learns' ? RESEARCH : null
  const names = counted.flatMap(({ name }) => (twice?.has(name) ? [name, name] : [name]))
  const phrases = new Map<string, string>()
  for (const line of ofTheWork(posting))
    for (const { tag, value, from, to } of line.allOf(['role sign', 'role sure'])) {
      phrases.set(value, line.words(from, to))
      // What can be said of no other work outweighs three signs.
      if (tag === 'role sure')
        for (const times of ['twice', 'thrice']) phrases.set(`${value} ${times}`, line.words(from, to))
    }
  return [...names, ...phrases.values()]
}

/** The words of another trade in the description, where few signs of technical work stand against them. */
export function elsewhereBy(posting: ScannedPosting, skills: FoundSkill[], kinds: string[]): string | null {
  if (signsOf(posting, skills, 'other').length >= ENOUGH_AGAINST_TRADE) return null
  for (const line of ofTheWork(posting)) {
    const span = line.all('role elsewhere').find(({ value }) => kinds.includes(value))
    if (span) return line.words(span.from, span.to)
  }
  return null
}

const ANALYSES = /\b(?:analytics|data|mis|bi|reporting)\b/

export function isAnalysis({ words }: Item): boolean {
  return ANALYSES.test(words)
}

/** "Strategy and Analytics Business Partner": the title's word and the analysts' tools that make it analysts' work. */
export function analystTools(items: Item[], skills: FoundSkill[]): string[] {
  const word = items.find(isAnalysis)
  const tools = skills.flatMap(({ name }) => (DATA_TOOLS.has(name) ? name : []))
  return word && tools.length > 0 ? [word.words, ...tools] : []
}

/** The work that a skill tells by itself. */
export function kindOf(skill: FoundSkill) {
  return KIND_OF.get(skill.name) ?? null
}
