import { TOO_FEW } from '#core/market/market-figures.ts'
import { WATCHED_DAYS } from '#core/market/open-time.ts'
import type { Figure } from '#app/features/market/figure.ts'
import { counted, formatCount } from '#core/count.ts'
import { formatPercent, formatPostings } from '#app/features/market/format.ts'
import type { MarketData } from '#app/features/market/market-data.server.ts'
import { BarPlot } from '#app/features/market/plots/bar-plot.server.tsx'
import { CityPlot } from '#app/features/market/plots/city-plot.server.tsx'
import { LinePlot } from '#app/features/market/plots/line-plot.server.tsx'

/** Days between the rows of the curve's table. */
const TABLE_STEP = 5

/** Openings by city, at their places. */
export function openingsByCity({ figures: { cities, postings } }: MarketData): Figure {
  const rows = cities.filter((row) => row.postings >= TOO_FEW)
  const named = rows.slice(0, 3).map(({ name, postings }) => `${name} ${formatCount(postings)}`)
  return {
    id: 'openings-by-city',
    title: 'Openings by city',
    text:
      named.length === 0
        ? `No city has ${TOO_FEW} openings yet.`
        : `Most openings: ${named.join(', ')}. A larger dot is more openings; north is up. A posting may name several cities.`,
    basis: `Based on ${formatPostings(postings)}. Cities with fewer than ${TOO_FEW} are not drawn.`,
    plot: rows.length === 0 ? null : <CityPlot cities={rows} />,
    table: {
      columns: [
        { key: 'city', name: 'City', unit: 'text' },
        { key: 'postings', name: 'Openings', unit: 'postings' },
      ],
      rows: cities.map(({ name, postings }) => [name, postings]),
    },
  }
}

/** How long postings stay open. */
export function timeOpen({ figures: { open_time } }: MarketData): Figure {
  const { postings, closed, curve, median } = open_time
  const points = curve.map((share, day) => ({ x: day, y: share * 100 }))
  return {
    id: 'time-open',
    title: 'How long postings stay open',
    text: timeText(curve.length, median),
    basis:
      `Based on ${formatPostings(postings)} that state the day they were posted, ${formatCount(closed)} of which were taken off ` +
      `in the last ${WATCHED_DAYS} days. Those still open count too, for the days that we watched them.`,
    plot:
      curve.length < 2 ? null : (
        <LinePlot
          steps
          points={points}
          end={curve.length - 1}
          most={100}
          format={formatPercent}
          xTicks={dayTicks(curve.length - 1).map((x) => ({ x, text: x === 0 ? 'Day 0' : String(x) }))}
          {...(median === null
            ? {}
            : { mark: { x: median, y: (curve[median] ?? 0) * 100, text: counted(median, 'day') } })}
        />
      ),
    table: {
      columns: [
        { key: 'days', name: 'Days since posted', unit: 'days' },
        { key: 'percent_open', name: 'Still open', unit: 'percent' },
      ],
      rows: points.filter(({ x }) => x % TABLE_STEP === 0).map(({ x, y }) => [x, Math.round(y * 10) / 10]),
    },
  }
}

function timeText(days: number, median: number | null): string {
  if (days < 2) return `Fewer than ${TOO_FEW} postings were taken off while we watched, too few to say.`
  if (median === null) return `After ${counted(days - 1, 'day')}, more than half are still open.`
  return `Half of all postings are gone after ${counted(median, 'day')}. Apply early.`
}

function dayTicks(end: number): number[] {
  const step = end > 45 ? 30 : end > 14 ? 7 : 1
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
}

/** The same, by role. */
export function timeOpenByRole({ figures: { open_time_by_role } }: MarketData): Figure {
  const rows = open_time_by_role
    .flatMap(({ median, ...row }) => (median === null ? [] : [{ ...row, median }]))
    .sort((a, b) => a.median - b.median)
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    id: 'time-open-by-role',
    title: 'Days until half are gone, by role',
    text:
      first && last
        ? `${first.name} postings go fastest, half of them in ${counted(first.median, 'day')}; ${last.name} slowest, in ${last.median}.`
        : 'Too few postings of a role were taken off while we watched.',
    basis: `Each row says how many postings were taken off while we watched. Roles with fewer than ${TOO_FEW} are not drawn.`,
    plot:
      rows.length === 0 ? null : (
        <BarPlot
          format={formatCount}
          rows={rows.map(({ name, median, closed }) => ({
            label: name,
            note: `${counted(median, 'day')} · ${formatCount(closed)}`,
            value: median,
          }))}
        />
      ),
    table: {
      columns: [
        { key: 'role', name: 'Role', unit: 'text' },
        { key: 'watched', name: 'Watched', unit: 'postings' },
        { key: 'taken_off', name: 'Taken off', unit: 'postings' },
        { key: 'median_days', name: 'Days until half are gone', unit: 'days' },
      ],
      rows: open_time_by_role.map(({ name, postings, closed, median }) => [name, postings, closed, median]),
    },
  }
}
