import { counted } from '#core/count.ts'
import type { MarketDay } from '#core/market/market-figures.ts'
import type { Figure } from '#app/features/market/figure.ts'
import { formatIsoDay, formatPercent, percentOf } from '#app/features/market/format.ts'
import type { MarketData } from '#app/features/market/market-data.server.ts'
import { LinePlot } from '#app/features/market/plots/line-plot.server.tsx'

const DAY_MS = 86_400_000

interface ShareLine extends Pick<Figure, 'id' | 'title'> {
  /** Column of the file and of the table. */
  key: keyof MarketDay & string
  name: string
  /** "of open postings ask for AI skills" */
  what: string
}

const PAY = {
  id: 'pay-stated-by-day',
  title: 'Postings that state pay, day by day',
  key: 'with_pay',
  name: 'State pay',
  what: 'of open postings state pay',
} as const satisfies ShareLine

const AI = {
  id: 'ai-share',
  title: 'Postings that ask for AI skills',
  key: 'asking_ai',
  name: 'Ask for AI skills',
  what: 'of open postings ask for at least one AI skill',
} as const satisfies ShareLine

/** Shares on every counted day. */
export const payStatedByDay = (data: MarketData) => shareLine(data, PAY)
export const aiShare = (data: MarketData) => shareLine(data, AI)

function shareLine({ days }: MarketData, { id, title, key, name, what }: ShareLine): Figure {
  const points = days.map((day) => ({
    ...day,
    part: Number(day[key]),
    share: percentOf(Number(day[key]), day.postings),
  }))
  const [first, last] = [points[0], points.at(-1)]
  const x = (day: string) => (Date.parse(day) - Date.parse(first?.day ?? day)) / DAY_MS
  const end = last ? x(last.day) : 0
  const now = last ? `${formatPercent(last.share)} ${what} on ${formatIsoDay(last.day)}.` : ''
  const before =
    first && end > 0 ? ` On ${formatIsoDay(first.day)} it was ${formatPercent(first.share)}.` : ''
  return {
    id,
    title,
    text: now + (end > 0 ? before : ' We count every day; the line grows from here.'),
    basis: `Based on ${counted(days.length, 'counted day')}, with the postings that were open on each.`,
    plot: last ? (
      <LinePlot
        points={points.map(({ day, share }) => ({ x: x(day), y: share }))}
        end={end}
        xTicks={[first, last].flatMap((point) =>
          point ? [{ x: x(point.day), text: formatIsoDay(point.day) }] : [],
        )}
        format={formatPercent}
      />
    ) : null,
    table: {
      columns: [
        { key: 'day', name: 'Day', unit: 'day' },
        { key: 'postings', name: 'Postings', unit: 'postings' },
        { key, name, unit: 'postings' },
        { key: 'percent', name: 'Share', unit: 'percent' },
      ],
      // The newest first.
      rows: points.toReversed().map(({ day, postings, part, share }) => [day, postings, part, share]),
    },
  }
}
