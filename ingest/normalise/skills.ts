import type { Extracted } from '#ingest/understand/extracted.ts'
import type { SectionKind } from '#core/posting-headings.ts'
import type { SectionLine } from '#ingest/understand/document/sections.ts'
import { SKILLS } from './skill-words.ts'
import { excerpt } from '#ingest/understand/document/text.ts'

const MOST = 12
const SECTIONS: SectionKind[] = ['requirements', 'other', 'preferred']

interface Matcher {
  name: string
  technical: boolean
  pattern: RegExp
}

/** Languages that are letters or everyday words: only beside another language, or before "programming". */
const LANGUAGE = anyCase(
  '(?:java(?:script)?|python|c\\+\\+|c#|ruby|rust|scala|kotlin|php|perl|typescript|node(?:\\.?js)?|sql' +
    '|sas|spss|matlab|stata|julia|assembly|go(?:lang)?|swift|elixir|erlang|r|c)',
)
/** What is built in Go stands beside it in lists. */
const AROUND_GO = anyCase(
  '(?:docker|kubernetes|k8s|grpc|kafka|postgres(?:ql)?|mysql|redis|mongo(?:db)?|aws|gcp|azure|terraform' +
    '|linux|microservices|rest(?:ful)? apis?)',
)
const JOIN = '\\s*(?:,|/|\\||&|or|and|,\\s*(?:or|and))\\s*'

function amongLanguages(letter: string): string {
  const start = "(?<![\\w+#&'’.-])"
  return [
    `(?<=(?:^|[^\\w])${LANGUAGE}${JOIN})${letter}(?![\\w+#&'’]|[-.]\\w| to\\b)`,
    `${start}${letter}(?=${JOIN}${LANGUAGE}(?![\\w]))`,
    `${start}${letter}(?= ${anyCase('(?:programming|language|developers?|programmer|engineers?|backend|microservices)')}\\b)`,
  ].join('|')
}

/** A language that is an everyday word too: among languages, in a list, or as what something is built in. */
function everydayWord(name: string): string {
  return [
    amongLanguages(name),
    `(?<=(?:^|\\n|[,/|(:;•&] ?|\\b(?:in|with|of|using|like|as|know|knows|learn|love|and|or) ))${name}` +
      `(?=\\s*(?:$|\\n|[,/|);]|\\.(?:\\s|$))|,? (?:and|or|on|is|with|experience|skills?|code|services?` +
      `|crates?|ecosystem|programming|systems)\\b)`,
    `${name}(?= ?lang\\b)`,
  ].join('|')
}

const SPECIAL: Matcher[] = [
  {
    name: 'Go',
    technical: true,
    pattern: new RegExp(
      `\\b${anyCase('golang')}\\b|${amongLanguages('Go')}|(?<![\\w-])Go(?=\\s*[,/|]\\s*${AROUND_GO})|` +
        `(?<=${AROUND_GO}\\s*[,/|]\\s*)Go(?![\\w-]| to)|(?<=\\b(?:in|with|of|using) )Go(?=[.,;)]| ` +
        `(?:and|or|is)\\b|\\n|$)`,
      'g',
    ),
  },
  ...['Rust', 'Ruby', 'Swift', 'Dart'].map((name) => ({
    name,
    technical: true,
    pattern: new RegExp(everydayWord(name), 'g'),
  })),
  { name: 'C', technical: true, pattern: new RegExp(amongLanguages('[Cc]'), 'g') },
  { name: 'R', technical: true, pattern: new RegExp(amongLanguages('[Rr]'), 'g') },
]

const MATCHERS: Matcher[] = [
  ...SPECIAL,
  ...SKILLS.map(({ name, technical, words }) => ({ name, technical, pattern: wordsPattern(words) })),
]

/** A letter that stands alone in a list of skills is a language. */
const LISTED: Matcher[] = SPECIAL.map(({ name, technical }) => ({
  name,
  technical,
  pattern: new RegExp(`(?<=(?:^|[,;/|•:&])\\s*)${name}(?=\\s*(?:$|[,;/|•&]))`),
}))
const SKILL_LABEL = new RegExp(
  String.raw`^\W*(?:key |technical |tech |required |must[ -]have |mandatory |primary |core )*` +
    String.raw`(?:skills?|tech stack|technologies)(?: required| set| needed)?\s*[:\-–]`,
  'i',
)

/** One pattern for the words of any case, one alternative each for those that need their capital. */
function wordsPattern(words: string[]): RegExp {
  const alternatives = words.map((word) =>
    /[A-Z]/.test(word.replaceAll(/\\[A-Z]/g, '')) ? word : anyCase(word),
  )
  return new RegExp(`(?<![\\w+#@-])(?<!\\w\\.)(?:${alternatives.join('|')})(?![\\w+#])`, 'g')
}

/** The expression with each of its literal letters in both cases: flags cannot be set for a part. */
function anyCase(word: string): string {
  return word.replace(/\\.|\[[^\]]*\]|[a-z]/g, (part) => {
    if (part.startsWith('\\')) return part
    if (part.startsWith('['))
      return part.replace(/\b[a-z]{2,}\b/g, (letters) => letters + letters.toUpperCase())
    return `[${part}${part.toUpperCase()}]`
  })
}

export interface FoundSkill {
  name: string
  technical: boolean
  /** The title itself names it. */
  inTitle: boolean
}

export interface SkillWords {
  title: string
  /** Skills in a field of the source. */
  field: string[]
  lines: SectionLine[]
}

/**
 * The skills that a posting names, under their usual names, at most twelve: first those of the title, then
 * those of the requirements, the rest, and the preferred ones. What a company says about itself and its
 * benefits does not count.
 */
export function readSkills({ title, field, lines }: SkillWords): Extracted<FoundSkill[]> {
  const text = [title, ...field, ...SECTIONS.flatMap((section) => ofSection(lines, section))].join('\n')
  const found = MATCHERS.flatMap(({ name, technical, pattern }) => {
    pattern.lastIndex = 0
    const match = pattern.exec(text)
    return match ? [{ name, technical, at: match.index, end: match.index + match[0].length }] : []
  })
  const lists = [...field, ...lines.map((line) => line.text).filter((line) => SKILL_LABEL.test(line))]
  for (const { name, technical, pattern } of LISTED) {
    if (found.some((skill) => skill.name === name)) continue
    for (const list of lists) {
      const match = pattern.exec(list)
      const at = match ? text.indexOf(list) + match.index : -1
      if (at < 0) continue
      found.push({ name, technical, at, end: at + name.length })
      break
    }
  }
  const chosen = withoutDoubles(found.sort((a, b) => a.at - b.at)).slice(0, MOST)
  return {
    value: chosen.map(({ name, technical, at }) => ({ name, technical, inTitle: at < title.length })),
    evidence: chosen.map(({ at, end }) => lineAround(text, at, end)),
  }
}

/** The words around a match, within its line. */
function lineAround(text: string, at: number, end: number): string {
  const start = text.lastIndexOf('\n', at) + 1
  const stop = text.indexOf('\n', end)
  return excerpt(text.slice(start, stop < 0 ? undefined : stop), at - start, end - start, 20)
}

function ofSection(lines: SectionLine[], section: SectionKind): string[] {
  return lines.filter((line) => line.section === section).map((line) => line.text)
}

const COVERED: Record<string, string> = {
  Spring: 'Spring Boot',
  SAP: 'SAP ABAP',
  Ruby: 'Ruby on Rails',
  C: 'Embedded C',
}

/** "Spring Boot" says Spring, "SAP ABAP" says SAP. */
function withoutDoubles<T extends { name: string }>(found: T[]): T[] {
  const names = new Set(found.map(({ name }) => name))
  return found.filter(
    ({ name }, index) =>
      !names.has(COVERED[name] ?? '') && found.findIndex((other) => other.name === name) === index,
  )
}
