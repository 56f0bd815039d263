import { sql, type Kysely } from 'kysely'
import { isoDay } from '#core/dates.ts'
import { marketTally } from '#core/market/compute-figures.ts'
import { WATCHED_DAYS } from '#core/market/open-time.ts'
import type { MarketDay, MarketFigures } from '#core/market/market-figures.ts'
import type { Database } from '#db/schema.ts'
import { readMarketBoards, readMarketOpenings } from './market-postings.ts'

const DAY_MS = 86_400_000
/** A count that is younger is not repeated by the site and the workers, which all ask every hour. */
const YOUNG_MS = 50 * 60_000

/** The figures of the last counted day. */
export interface LastMarketDay {
  /** `2026-11-22` */
  day: string
  counted_at: Date
  figures: MarketFigures
}

/**
 * Counts the openings of this moment and keeps the figures as those of its day in India, in one statement: a run that is
 * killed leaves the day as it was, and a second run replaces the first.
 *
 * @returns The figures; null if there is no real open posting, and then nothing is kept.
 */
export async function recordMarketDay(owner: Kysely<Database>, now: Date): Promise<MarketFigures | null> {
  const tally = marketTally(await readMarketBoards(owner), now)
  const closedSince = new Date(now.getTime() - WATCHED_DAYS * DAY_MS)
  for await (const openings of readMarketOpenings(owner, closedSince)) openings.forEach(tally.add)
  const figures = tally.result()
  const { postings, with_pay, asking_ai } = figures
  if (postings === 0) return null
  const counted = { counted_at: now, postings, with_pay, asking_ai, figures: JSON.stringify(figures) }
  await owner
    .insertInto('market_days')
    .values({ day: isoDay(now), ...counted })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(counted))
    .execute()
  return figures
}

/** The same, unless the day was counted within the last hour. */
export async function recordMarketDayIfDue(owner: Kysely<Database>, now: Date): Promise<void> {
  const young = await owner
    .selectFrom('market_days')
    .select('day')
    .where('day', '=', isoDay(now))
    .where('counted_at', '>', new Date(now.getTime() - YOUNG_MS))
    .executeTakeFirst()
  if (!young) await recordMarketDay(owner, now)
}

/** The figures of the last counted day; null before the first. */
export async function readLastMarketDay(db: Kysely<Database>): Promise<LastMarketDay | null> {
  const row = await db
    .selectFrom('market_days')
    .select(['day', 'counted_at', 'figures'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The totals of the last days that were counted, the oldest first. */
export async function readMarketDays(db: Kysely<Database>, days: number): Promise<MarketDay[]> {
  const rows = await db
    .selectFrom('market_days')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'postings', 'with_pay', 'asking_ai'])
    .orderBy('market_days.day', 'desc')
    .limit(days)
    .execute()
  return rows.toReversed()
}
