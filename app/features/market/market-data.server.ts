import { isoDay } from '#core/dates.ts'
import type { MarketDay, MarketFigures } from '#core/market/market-figures.ts'
import { readLastMarketDay, readMarketDays } from '#db/queries/market/market-days.ts'
import type { RequestScope } from '#app/page/context.ts'
import { countedSample } from './sample-market.server.ts'

/** With fewer real postings, the pages show sample figures. */
export const ENOUGH_POSTINGS = 200
/** Days of the lines over time. */
const LINE_DAYS = 180

/** What a market page is drawn from. */
export interface MarketData {
  sample: boolean
  /** The day in India that was counted: `2026-11-22`. */
  day: string
  figures: MarketFigures
  /** Totals by day, the oldest first. */
  days: readonly MarketDay[]
}

/** The figures of the last counted day, or sample figures. @throws if the database fails. */
export async function readMarketData({ db, now }: Pick<RequestScope, 'db' | 'now'>): Promise<MarketData> {
  const last = await readLastMarketDay(db)
  if (!last || last.figures.postings < ENOUGH_POSTINGS)
    return { sample: true, day: isoDay(now), ...countedSample(now) }
  const { day, figures } = last
  return { sample: false, day, figures, days: await readMarketDays(db, LINE_DAYS) }
}
