import { scaleLog, scaleSqrt } from 'd3-scale'
import type { PayRow } from '#core/market/market-figures.ts'
import { formatCount } from '#core/count.ts'
import { formatLakhs } from '#app/features/market/format.ts'
import { PLOT_RANGE, RowPlot } from './row-plot.server.tsx'

const LAKH = 100_000
const BOX_HEIGHT = 16

/**
 * Box and dot plots of pay. The box is the middle half, its thick line the median, the thin line the middle eighty
 * percent, and the size of a dot is how many postings state that pay. Steps to the right double.
 */
export function PayPlot({ rows }: { rows: readonly PayRow[] }) {
  const shown = rows.flatMap(({ spread, ...row }) => (spread ? [{ ...row, spread }] : []))
  const dots = shown.flatMap(({ dots }) => dots)
  const pays = dots.map(([pay]) => pay)
  const from = 2 ** Math.floor(Math.log2(Math.min(...pays) / LAKH))
  const to = 2 ** Math.ceil(Math.log2(Math.max(...pays) / LAKH))
  const x = scaleLog([from * LAKH, Math.max(to, from * 2) * LAKH], PLOT_RANGE)
  const radius = scaleSqrt([0, Math.max(...dots.map(([, count]) => count))], [1.5, 7])
  const percent = (pay: number) => `${round(x(pay))}%`
  const ticks = doublings(from, Math.max(to, from * 2)).map((lakhs) => ({
    at: round(x(lakhs * LAKH)),
    text: `₹${lakhs} L`,
  }))
  return (
    <RowPlot
      ticks={ticks}
      rows={shown.map(({ name, postings, spread: { low, q1, median, q3, high }, dots: own }) => ({
        label: name,
        note: `${formatLakhs(median)} · ${formatCount(postings)}`,
        marks: (
          <>
            <rect
              className="plot-box"
              x={percent(q1)}
              y={-BOX_HEIGHT / 2}
              width={`${round(x(q3) - x(q1))}%`}
              height={BOX_HEIGHT}
            />
            <line className="plot-line" strokeWidth={1.5} x1={percent(low)} x2={percent(high)} />
            <g className="plot-dot" fillOpacity={0.4}>
              {own.map(([pay, count]) => (
                <circle key={pay} cx={percent(pay)} r={round(radius(count))} />
              ))}
            </g>
            <line
              className="plot-median"
              stroke="currentColor"
              strokeWidth={3}
              x1={percent(median)}
              x2={percent(median)}
              y1={-BOX_HEIGHT / 2 - 2}
              y2={BOX_HEIGHT / 2 + 2}
            />
          </>
        ),
      }))}
    />
  )
}

function doublings(from: number, to: number): number[] {
  const steps: number[] = []
  for (let step = from; step <= to; step *= 2) steps.push(step)
  return steps
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
