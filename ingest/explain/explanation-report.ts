import { formatYears } from '#core/experience.ts'
import { FACT_NAMES as STATED_NAMES, formatFact } from '#core/format-facts.ts'
import { STATED_FACTS } from '#core/posting-facts.ts'
import { formatSalary } from '#core/money.ts'
import type { Explanation, FactName } from './explanation.ts'

const WIDTH = 80
const MARGIN = 15

/** Explains a posting in at most 80 columns: each fact, and below it the words it was read from. */
export function formatExplanation(title: string, explanation: Explanation): string {
  const rows = ROWS.flatMap(([name, field, show]) => {
    const value = show(explanation)
    const words = explanation.evidence[field] ?? []
    const shown = row(name, value ?? 'not stated')
    const quoted = row('', words.map((text) => `“${text}”`).join(' '))
    return value === null || words.length === 0 ? [shown] : [shown, quoted]
  })
  return [...wrap(title || '(no title)', WIDTH), '─'.repeat(WIDTH), ...rows].join('\n')
}

type ShownRow = [name: string, field: FactName, show: (facts: Explanation) => string | null]

const ROWS: ShownRow[] = [
  ['India', 'india', ({ india, country }) => yesNo(india) && withCountry(yesNo(india), country)],
  ['Cities', 'cities', ({ cities }) => cities?.join(', ') ?? null],
  ['IT', 'is_it', ({ is_it, category }) => withCountry(yesNo(is_it), category)],
  ['Experience', 'experience_min', (facts) => (facts.experience_max === 0 ? 'none' : formatYears(facts))],
  ['Level', 'level', ({ level }) => level],
  ['Batch', 'batch', ({ batch }) => batch?.join(', ') ?? null],
  ['Pay', 'salary_period', formatPay],
  ['Work mode', 'work_mode', ({ work_mode }) => work_mode],
  ['Skills', 'skills', ({ skills }) => skills?.join(', ') ?? null],
  ['Last date', 'last_date', ({ last_date }) => last_date],
  ...STATED_FACTS.map((fact): ShownRow => [STATED_NAMES[fact], fact, (facts) => formatFact(facts, fact)]),
]

function yesNo(value: boolean | null): string | null {
  return value === null ? null : value ? 'yes' : 'no'
}

function withCountry(value: string | null, detail: string | null): string | null {
  return value === null || detail === null ? value : `${value}, ${detail}`
}

function formatPay({ salary_min, salary_max, salary_period }: Explanation): string | null {
  return salary_period && formatSalary({ salary_min, salary_max, salary_period })
}

function row(name: string, text: string): string {
  return wrap(text, WIDTH - MARGIN)
    .map((line, index) => (index === 0 ? name : '').padEnd(MARGIN) + line)
    .join('\n')
}

/** Wraps text at this width, between words; longer words are broken. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text
    .split(/\s+/)
    .flatMap((word) => word.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [])) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
