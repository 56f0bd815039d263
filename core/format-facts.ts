import { formatDay } from './dates.ts'
import { nameOfStudy } from './degrees.ts'
import type { EveryFact, PostingFacts, Shift, StatedFact } from './posting-facts.ts'

/** Facts in the order in which a page shows them, each with its name there. */
export const FACT_NAMES = {
  degree: 'Degree',
  branch: 'Branch',
  notice_days: 'Notice period',
  shift: 'Shift',
  office_days: 'Office days',
  openings: 'Openings',
  walk_in: 'Walk-in',
  travel: 'Travel',
  relocation: 'Relocation',
  bond: 'Bond',
  languages: 'Languages',
  fee_asked: 'Asks for money',
} as const satisfies Record<StatedFact, string>

/** Those that stand among the facts of a posting. That it asks for money is a warning. */
export const SHOWN_FACTS = [
  'degree',
  'branch',
  'notice_days',
  'shift',
  'office_days',
  'openings',
  'walk_in',
  'travel',
  'relocation',
  'bond',
  'languages',
] as const satisfies StatedFact[]

const SHIFT_NAMES: Record<Shift, string> = {
  Day: 'day shift',
  General: 'general shift',
  Rotational: 'rotational shifts',
  Night: 'night shift',
  'US hours': 'US hours',
  'UK hours': 'UK hours',
  'APAC hours': 'APAC hours',
  Weekends: 'weekend work',
}

const WORDS: { [Fact in StatedFact]: (value: NonNullable<EveryFact[Fact]>) => string } = {
  degree: ({ names, required }) =>
    `${capital(either(names.map(nameOfStudy)))}${required ? '' : ' (preferred)'}`,
  branch: (names) => capital(either(names.map(nameOfStudy))),
  notice_days: (days) =>
    days === 0 ? 'Immediate joiners' : `Notice period of at most ${counted(days, 'day')}`,
  shift: (shifts) => capital(shifts.map((shift) => SHIFT_NAMES[shift]).join(', ')),
  office_days: (days) => `${counted(days, 'day')} a week in the office`,
  openings: (count) => counted(count, 'opening'),
  walk_in: ({ dates, hours, place }) =>
    ['Walk-in', formatDates(dates), hours, place].filter(Boolean).join(' · '),
  travel: ({ percent }) =>
    percent === null ? 'Travel is part of the job' : `Travel up to ${percent}% of the time`,
  relocation: (helps) => (helps ? 'The company helps with moving' : 'No help with moving'),
  bond: ({ months }) =>
    months === null
      ? 'A bond has to be signed'
      : months === 0
        ? 'No bond'
        : `Bond of ${formatMonths(months)}`,
  languages: (names) => `Spoken: ${names.join(', ')}`,
  fee_asked: () => 'Yes',
}

/** What a posting states of a fact, in words; null if nothing. */
export function formatFact<Fact extends StatedFact>(
  facts: PostingFacts | EveryFact,
  fact: Fact,
): string | null {
  const value = facts[fact] as EveryFact[Fact] | undefined
  return value === null || value === undefined ? null : WORDS[fact](value)
}

function either(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

function formatMonths(months: number): string {
  return months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month')
}

/** "5 Dec 2026", "5 Dec 2026, 6 Dec 2026", "1 Dec 2026 to 5 Dec 2026": a range where no day of it is missing. */
function formatDates(dates: string[]): string {
  const days = dates.map((date) => new Date(`${date}T00:00:00+05:30`))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  const isRow = days.length > 2 && last.getTime() - first.getTime() === (days.length - 1) * 86_400_000
  return isRow ? `${formatDay(first)} to ${formatDay(last)}` : days.map((day) => formatDay(day)).join(', ')
}
