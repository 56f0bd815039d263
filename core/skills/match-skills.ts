import { slugOf } from '../slug.ts'
import { SKILLS, type Skill } from './skills.ts'

/** What a text is to its reader: a sentence, or a label such as a tag. */
interface SkillText {
  /** Titles and sentences: only the forms that mean a skill in any text are found. */
  texts: readonly string[]
  /** Tags: a label that is a name or another form of a skill means it, whatever the name ("Go", "C"). */
  labels: readonly string[]
}

/** A form in sentences. */
interface Form {
  words: string
  /** In lower case: a text without it is not searched further. */
  folded: string
  name: string
}

const SENTENCE_FORMS: Form[] = SKILLS.flatMap(({ name, ambiguous, forms }) =>
  (ambiguous ? forms : [name.toLowerCase(), ...forms]).map((words) => ({
    words,
    folded: words.toLowerCase(),
    name,
  })),
)

const LABELS = new Map(
  SKILLS.flatMap(({ name, forms, listed, spoken, typed }) =>
    [name, ...forms, ...listed, ...spoken, ...typed].map((form): [string, string] => [
      form.toLowerCase(),
      name,
    ]),
  ),
)

const NAMES = SKILLS.map(({ name }) => name)

/**
 * The skills that a curated row names, in the order of the dictionary. Of two that overlap the longer one counts:
 * "React Native" is not React, "PL/SQL" is not SQL.
 */
export function matchSkills({ texts, labels }: SkillText): string[] {
  const found = new Set<string>()
  for (const label of labels) {
    const name = LABELS.get(label.trim().toLowerCase())
    if (name !== undefined) found.add(name)
  }
  for (const text of [...texts, ...labels]) for (const name of namedIn(text)) found.add(name)
  return NAMES.filter((name) => found.has(name))
}

/** The dictionary's name of a skill, by any of its names: "nodejs" is "Node.js". As given if it has none. */
export function standardSkill(name: string): string {
  return LABELS.get(name.trim().toLowerCase()) ?? name
}

const BY_SLUG = new Map(SKILLS.map((skill) => [slugOf(skill.name), skill]))

/** A skill of the dictionary by its slug, or by the slug of another name of it: `nodejs`. */
export function skillAt(slug: string): Skill | null {
  const forms = [slug, standardSkill(slug), standardSkill(slug.replaceAll('-', ' '))]
  return forms.map((form) => BY_SLUG.get(slugOf(form))).find((skill) => skill !== undefined) ?? null
}

function namedIn(text: string): string[] {
  const folded = text.toLowerCase()
  const spans = SENTENCE_FORMS.filter((form) => folded.includes(form.folded))
    .flatMap(({ words, name }) =>
      [...text.matchAll(patternOf(words))].map(({ index, 0: found }) => ({
        from: index,
        to: index + found.length,
        name,
      })),
    )
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
  const chosen: typeof spans = []
  for (const span of spans)
    if (!chosen.some((other) => span.from < other.to && other.from < span.to)) chosen.push(span)
  return chosen.map(({ name }) => name)
}

/** A form as a whole word. One with a capital only as it is written (`skills.ts`). */
function patternOf(form: string): RegExp {
  const isAsWritten = form !== form.toLowerCase()
  const words = form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<![\p{L}\p{N}][.#+-])${words}(?![\p{L}\p{N}+#]|\.[\p{L}\p{N}])`,
    isAsWritten ? 'gu' : 'giu',
  )
}
