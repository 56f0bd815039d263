import { scaleLinear } from 'd3-scale'
import { PLOT_RANGE, RowPlot } from './row-plot.server.tsx'

const BAR_HEIGHT = 12
const TICKS = 4

interface BarPlotProps {
  rows: readonly { label: string; note: string; value: number }[]
  /** Of a value on the axis. */
  format: (value: number) => string
}

/** Bars from zero. */
export function BarPlot({ rows, format }: BarPlotProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  const x = scaleLinear([0, most], PLOT_RANGE).nice(TICKS)
  const [start] = PLOT_RANGE
  return (
    <RowPlot
      ticks={x.ticks(TICKS).map((value) => ({ at: round(x(value)), text: format(value) }))}
      rows={rows.map(({ label, note, value }) => ({
        label,
        note,
        marks: (
          <rect
            className="plot-bar"
            x={`${start}%`}
            y={-BAR_HEIGHT / 2}
            width={`${round(x(value) - start)}%`}
            height={BAR_HEIGHT}
          />
        ),
      }))}
    />
  )
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
