import {
  TOO_FEW,
  type ChangeRow,
  type Comparison,
  type MarketBoard,
  type MarketPosting,
} from './market-figures.ts'

const WEEK_MS = 7 * 86_400_000
/** The farthest that we look back, if enough boards were read then. */
const MAX_WEEKS = 4
/** Open postings at the earlier time, at least. */
const ENOUGH = 100
/** A board that was not read for so long may have changed. */
const CURRENT_MS = WEEK_MS

/**
 * Collects the openings of the same boards now and up to four weeks ago. A board that was added meanwhile is in none of
 * it, nor one that we lost sight of: neither tells how a company's openings changed.
 */
export function comparisonTally(boards: ReadonlyMap<string, MarketBoard>, now: Date) {
  const spans = Array.from({ length: MAX_WEEKS }, (_, index) => spanTally(boards, now, index + 1))
  return {
    add: (posting: MarketPosting) => spans.forEach((span) => span.add(posting)),
    /** For the longest time back with enough postings; null if there is none. */
    result: (): Comparison | null =>
      spans.map(({ result }) => result()).findLast(({ before }) => before >= ENOUGH) ?? null,
  }
}

function spanTally(boards: ReadonlyMap<string, MarketBoard>, now: Date, weeks: number) {
  const time = new Date(now.getTime() - weeks * WEEK_MS)
  const compared = new Set<string>()
  for (const [source, { since, seen_at, lost_at }] of boards) {
    const current = seen_at !== null && now.getTime() - seen_at.getTime() <= CURRENT_MS
    if (current && since < time && (lost_at === null || lost_at < time)) compared.add(source)
  }
  const [companies, roles, skills] = [changes(), changes(), changes()]
  const total = { before: 0, now: 0 }
  return {
    add({
      source,
      company,
      category,
      skills: asked,
      first_seen_at,
      closed_at,
      taken_off,
    }: MarketPosting): void {
      if (!compared.has(source) || (closed_at !== null && !taken_off)) return
      const was = first_seen_at <= time && (closed_at === null || closed_at > time)
      const is = closed_at === null
      if (!was && !is) return
      if (was) total.before += 1
      if (is) total.now += 1
      companies.add(company, was, is)
      if (category !== null) roles.add(category, was, is)
      for (const skill of asked) skills.add(skill, was, is)
    },
    result: (): Comparison => ({
      weeks,
      boards: compared.size,
      ...total,
      companies: companies.rows(),
      roles: roles.rows(),
      skills: skills.rows(),
    }),
  }
}

function changes() {
  const byName = new Map<string, ChangeRow>()
  return {
    add(name: string, was: boolean, is: boolean): void {
      const row = byName.get(name) ?? { name, before: 0, now: 0 }
      row.before += Number(was)
      row.now += Number(is)
      byName.set(name, row)
    },
    /** Those that grew most first. */
    rows: (): ChangeRow[] =>
      [...byName.values()]
        .filter(({ before, now }) => Math.max(before, now) >= TOO_FEW)
        .sort((a, b) => b.now - b.before - (a.now - a.before) || (a.name < b.name ? -1 : 1)),
  }
}
