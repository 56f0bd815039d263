import { indianDayNumber, isoDay, startOfIndianDay } from '#core/dates.ts'
import { companySlug } from '#core/slug.ts'
import { asksForAi, AI_SKILLS } from './ai-skills.ts'
import { comparisonTally } from './comparison.ts'
import { openTimeTally } from './open-time.ts'
import { comparablePay, payTally, statesPay } from './pay.ts'
import type {
  DayFlow,
  MarketBoard,
  MarketFigures,
  MarketPosting,
  PayRow,
  ShareRow,
} from './market-figures.ts'

/** Least years of experience from which a band begins, most first. */
const BANDS = [
  [10, '10 years or more'],
  [6, '6 to 9 years'],
  [3, '3 to 5 years'],
  [0, 'Up to 2 years'],
] as const

/** In the order in which pages show them. */
const EXPERIENCE_BANDS = ['Freshers', ...BANDS.map(([, name]) => name).toReversed()]

const DAY_MS = 86_400_000
/** Days whose new and closed postings are counted. */
export const FLOW_DAYS = 28
/** Places that are listed. */
const MAX_CITIES = 60
const MAX_PAY_CITIES = 10

/**
 * Counts postings to the figures of a day, one posting at a time: all open ones, and those closed in the last
 * `WATCHED_DAYS` days. Samples and copies of other postings must not be among them.
 *
 * @param boards What we know of the boards that they are from.
 */
export function marketTally(boards: ReadonlyMap<string, MarketBoard>, now: Date) {
  const open = { postings: 0, with_pay: 0, comparable_pay: 0, asking_ai: 0 }
  const [sources, companies] = [new Set<string>(), new Set<string>()]
  const [stated, aiByRole] = [shares(), shares()]
  const [byRole, byExperience, byCity] = [payTally(), payTally(), payTally()]
  const [aiSkills, cities] = [counts(), counts()]
  const comparison = comparisonTally(boards, now)
  const openTime = openTimeTally(now)
  const openTimes = new Map<string, ReturnType<typeof openTimeTally>>()
  const flow = flowTally(boards, now)

  function addOpen(posting: MarketPosting): void {
    const { source, company, category, locations, skills } = posting
    open.postings += 1
    sources.add(source)
    companies.add(companySlug(company))
    const [pays, ai] = [statesPay(posting), asksForAi(skills)]
    open.with_pay += Number(pays)
    open.asking_ai += Number(ai)
    if (category !== null) {
      stated.add(category, pays)
      aiByRole.add(category, ai)
    }
    for (const skill of skills) if (AI_SKILLS.has(skill)) aiSkills.add(skill)
    for (const city of locations) cities.add(city)
    const pay = comparablePay(posting)
    if (pay === null) return
    open.comparable_pay += 1
    if (category !== null) byRole.add(category, pay)
    const band = experienceBand(posting)
    if (band !== null) byExperience.add(band, pay)
    for (const city of locations) byCity.add(city, pay)
  }

  return {
    add(posting: MarketPosting): void {
      comparison.add(posting)
      flow.add(posting)
      openTime.add(posting)
      const role = posting.category
      if (role !== null) {
        const times = openTimes.get(role) ?? openTimeTally(now)
        openTimes.set(role, times)
        times.add(posting)
      }
      if (posting.closed_at === null) addOpen(posting)
    },
    result: (): MarketFigures => ({
      ...open,
      boards: sources.size,
      companies: companies.size,
      pay_stated: stated.rows(),
      pay_by_role: byRole.rows(),
      pay_by_experience: inOrder(byExperience.rows()),
      pay_by_city: byCity.rows().slice(0, MAX_PAY_CITIES),
      ai_skills: aiSkills.rows(),
      ai_by_role: aiByRole.rows(),
      cities: cities.rows().slice(0, MAX_CITIES),
      comparison: comparison.result(),
      days: flow.days(),
      open_time: openTime.result('All roles'),
      open_time_by_role: [...openTimes]
        .map(([name, times]) => times.result(name))
        .sort((a, b) => b.closed - a.closed || (a.name < b.name ? -1 : 1)),
    }),
  }
}

function inOrder(rows: PayRow[]): PayRow[] {
  return EXPERIENCE_BANDS.flatMap((name) => rows.find((row) => row.name === name) ?? [])
}

/** Shares of groups, those with most postings first. */
function shares() {
  const rows = new Map<string, ShareRow>()
  return {
    add(name: string, has: boolean): void {
      const row = rows.get(name) ?? { name, postings: 0, having: 0 }
      row.postings += 1
      row.having += Number(has)
      rows.set(name, row)
    },
    rows: () => [...rows.values()].sort((a, b) => b.postings - a.postings || (a.name < b.name ? -1 : 1)),
  }
}

/** Counts of names, the largest first. */
function counts() {
  const names = new Map<string, number>()
  return {
    add: (name: string) => void names.set(name, (names.get(name) ?? 0) + 1),
    rows: () =>
      [...names]
        .map(([name, postings]) => ({ name, postings }))
        .sort((a, b) => b.postings - a.postings || (a.name < b.name ? -1 : 1)),
  }
}

/** New and closed postings by day. On a board's first day everything looks new, so that day is left out. */
function flowTally(boards: ReadonlyMap<string, MarketBoard>, now: Date) {
  const first = new Date(startOfIndianDay(now).getTime() - (FLOW_DAYS - 1) * DAY_MS)
  const days: DayFlow[] = Array.from({ length: FLOW_DAYS }, (_, index) => ({
    day: isoDay(new Date(first.getTime() + index * DAY_MS)),
    opened: 0,
    closed: 0,
  }))
  const dayOf = (date: Date) => days[indianDayNumber(date) - indianDayNumber(first)]
  return {
    add({ source, first_seen_at, closed_at, taken_off }: MarketPosting): void {
      const since = boards.get(source)?.since
      const opened = dayOf(first_seen_at)
      if (opened && since && indianDayNumber(since) < indianDayNumber(first_seen_at)) opened.opened += 1
      const closed = closed_at && taken_off ? dayOf(closed_at) : undefined
      if (closed) closed.closed += 1
    },
    days: () => days,
  }
}

/** The band of a posting, by the least experience that it asks for; null if it does not say. */
function experienceBand({
  experience_level,
  experience_min,
}: Pick<MarketPosting, 'experience_level' | 'experience_min'>): string | null {
  if (experience_level === 'Fresher') return 'Freshers'
  if (experience_min === null) return null
  return BANDS.find(([from]) => experience_min >= from)?.[1] ?? null
}
