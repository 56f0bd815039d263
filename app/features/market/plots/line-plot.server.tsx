import { scaleLinear } from 'd3-scale'
import { curveLinear, curveStepAfter, line } from 'd3-shape'
import { anchorAt, LABEL, NOTE, PLOT, type PlotTick } from './row-plot.server.tsx'

const HEIGHT = 220
const TOP = 22
const BOTTOM = HEIGHT - 26
const TICKS = 4
/** Percent of the width; the numbers of the upright axis stand left of it. */
const RANGE: [number, number] = [13, 97]

export interface LinePlotProps {
  /** In the order of `x`. */
  points: readonly { x: number; y: number }[]
  /** The largest `x` of the axis; the smallest is 0. */
  end: number
  xTicks: readonly { x: number; text: string }[]
  /** Of a value of the upright axis, which begins at 0. */
  format: (value: number) => string
  /** Steps hold a value until the next one. */
  steps?: boolean
  /** The largest value of the upright axis, if it is not that of the points. */
  most?: number
  /** A point that is named. */
  mark?: { x: number; y: number; text: string }
}

/** One line over time. Its path is stretched to the width of the plot, its stroke is not. */
export function LinePlot({ points, end, xTicks, format, steps = false, most, mark }: LinePlotProps) {
  const x = scaleLinear([0, Math.max(1, end)], RANGE)
  const y = scaleLinear([0, most ?? Math.max(1, ...points.map(({ y }) => y))], [BOTTOM, TOP]).nice(TICKS)
  const percent = (value: number) => `${Math.round(x(value) * 10) / 10}%`
  const path = line<{ x: number; y: number }>(
    (point) => Math.round(x(point.x) * 10) / 10,
    (point) => Math.round(y(point.y) * 10) / 10,
  ).curve(steps ? curveStepAfter : curveLinear)(points)
  const last = points.at(-1)
  const shownTicks: PlotTick[] = xTicks.map(({ x: value, text }) => ({
    at: Math.round(x(value) * 10) / 10,
    text,
  }))
  return (
    <svg className={PLOT} fill="currentColor" width="100%" height={HEIGHT} aria-hidden>
      {y.ticks(TICKS).map((value) => (
        <g key={value}>
          <line className="plot-grid" x1="0" x2="100%" y1={y(value)} y2={y(value)} />
          <text className={NOTE} x="0" y={y(value) - 4}>
            {format(value)}
          </text>
        </g>
      ))}
      {shownTicks.map(({ at, text }) => (
        <text key={at} className={NOTE} x={`${at}%`} y={HEIGHT - 6} textAnchor={anchorAt(at)}>
          {text}
        </text>
      ))}
      <svg width="100%" height={HEIGHT} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none">
        <path
          className="plot-path"
          fill="none"
          strokeWidth={2.5}
          vectorEffect="non-scaling-stroke"
          d={path ?? ''}
        />
      </svg>
      {last && <circle className="plot-now" cx={percent(last.x)} cy={y(last.y)} r={5} />}
      {mark && (
        <>
          <circle className="plot-ring" strokeWidth={2} cx={percent(mark.x)} cy={y(mark.y)} r={5} />
          <text className={LABEL} x={percent(mark.x)} y={y(mark.y) - 10}>
            {mark.text}
          </text>
        </>
      )}
    </svg>
  )
}
