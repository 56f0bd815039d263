import { FACETS } from '#core/find/job-search.ts'
import { slugOf } from '#core/slug.ts'
import type { Choices } from './filter-groups.ts'

const GROUP_END = '\n'
const FIELD_END = '\t'

/**
 * The choices as one line of text for each group, without the names of fields: a page hands 160 of them to the browser,
 * and as objects they were half of its data. A value that is the slug of its label is left out, as is a label that is
 * its value.
 */
export function packChoices(choices: Choices): string {
  return FACETS.map((group) =>
    choices[group]
      .flatMap(({ value, label, count }) => [
        label !== value && value === knownSlugOf(label) ? '' : value,
        label === value ? '' : label,
        count ?? '',
      ])
      .map((field) => String(field).replaceAll(/[\t\n]/g, ' '))
      .join(FIELD_END),
  ).join(GROUP_END)
}

/** On the server, the slugs of labels. Each page has 160, nearly the same as the page before. */
const slugs = new Map<string, string>()
const MAX_SLUGS = 2000

function knownSlugOf(label: string): string {
  const known = slugs.get(label)
  if (known !== undefined) return known
  if (slugs.size === MAX_SLUGS) slugs.clear()
  const slug = slugOf(label)
  slugs.set(label, slug)
  return slug
}

export function unpackChoices(packed: string): Choices {
  const lines = packed.split(GROUP_END)
  return Object.fromEntries(FACETS.map((group, at) => [group, choicesOf(lines[at] ?? '')])) as Choices
}

function choicesOf(line: string): Choices[keyof Choices] {
  if (line === '') return []
  const fields = line.split(FIELD_END)
  return Array.from({ length: fields.length / 3 }, (_, at) => {
    const [value = '', label = '', count = ''] = fields.slice(at * 3, at * 3 + 3)
    return {
      value: value || (import.meta.env.SSR ? knownSlugOf : slugOf)(label),
      label: label || value,
      count: count === '' ? null : Number(count),
    }
  })
}
