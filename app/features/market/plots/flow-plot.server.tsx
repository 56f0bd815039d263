import { scaleBand, scaleLinear } from 'd3-scale'
import type { DayFlow } from '#core/market/market-figures.ts'
import { formatCount } from '#core/count.ts'
import { formatIsoDay } from '#app/features/market/format.ts'
import { NOTE, PLOT } from './row-plot.server.tsx'

const HEIGHT = 240
const TOP = 24
const BOTTOM = HEIGHT - 30
const TICKS = 4
/** Percent of the width; the numbers of the upright axis stand left of it. */
const RANGE: [number, number] = [20, 100]

/** Bars by day: new postings upwards, closed ones downwards. */
export function FlowPlot({ days }: { days: readonly DayFlow[] }) {
  const most = Math.max(1, ...days.flatMap(({ opened, closed }) => [opened, closed]))
  const y = scaleLinear([-most, most], [BOTTOM, TOP]).nice(TICKS)
  const x = scaleBand(
    days.map(({ day }) => day),
    RANGE,
  ).padding(0.2)
  const zero = y(0)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <svg className={PLOT} fill="currentColor" width="100%" height={HEIGHT} aria-hidden>
      {y.ticks(TICKS).map((value) => (
        <g key={value}>
          <line className="plot-grid" x1="0" x2="100%" y1={y(value)} y2={y(value)} />
          {value !== 0 && (
            <text className={NOTE} x="0" y={y(value) - 4}>
              {`${formatCount(Math.abs(value))} ${value > 0 ? 'new' : 'closed'}`}
            </text>
          )}
        </g>
      ))}
      {days.map(({ day, opened, closed }) => {
        const bar = { x: `${round(x(day) ?? 0)}%`, width: `${round(x.bandwidth())}%` }
        return (
          <g key={day}>
            <rect className="plot-bar" {...bar} y={round(y(opened))} height={round(zero - y(opened))} />
            <rect className="plot-closed text-ink-soft" {...bar} y={zero} height={round(y(-closed) - zero)} />
          </g>
        )
      })}
      <line className="plot-line" x1="0" x2="100%" y1={zero} y2={zero} />
      <text className={NOTE} x="0" y={HEIGHT - 8}>
        {first && formatIsoDay(first.day)}
      </text>
      <text className={NOTE} x="100%" y={HEIGHT - 8} textAnchor="end">
        {last && formatIsoDay(last.day)}
      </text>
    </svg>
  )
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
