import { scaleLinear } from 'd3-scale'
import { PLOT_RANGE, RowPlot } from './row-plot.server.tsx'

const TICKS = 4
const RADIUS = 6

interface ChangePlotProps {
  rows: readonly { label: string; note: string; before: number; now: number }[]
  /** Of a value on the axis. */
  format: (value: number) => string
}

/** Two values of each row: a ring for the earlier one, a dot for that of now, and a line between them. */
export function ChangePlot({ rows, format }: ChangePlotProps) {
  const values = rows.flatMap(({ before, now }) => [before, now])
  const x = scaleLinear([0, Math.max(1, ...values)], PLOT_RANGE).nice(TICKS)
  const percent = (value: number) => `${Math.round(x(value) * 10) / 10}%`
  return (
    <RowPlot
      ticks={x.ticks(TICKS).map((value) => ({ at: Math.round(x(value) * 10) / 10, text: format(value) }))}
      rows={rows.map(({ label, note, before, now }) => ({
        label,
        note,
        marks: (
          <>
            <line className="plot-change" strokeWidth={3} x1={percent(before)} x2={percent(now)} />
            <circle className="plot-ring" strokeWidth={2} cx={percent(before)} r={RADIUS - 1} />
            <circle className="plot-now" cx={percent(now)} r={RADIUS} />
          </>
        ),
      }))}
    />
  )
}
