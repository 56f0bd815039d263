import { cutText } from '#core/cut-text.ts'
import { Fragment, type ReactElement } from 'react'

/*
 * Plots are drawn without a view box: widths are percentages and heights pixels, so that one drawing fits every width and
 * its text keeps its size. Their colours are classes of app/styles/plots.css.
 */

/** Classes of a plot, of names and of what stands beside them. Their first words are for the tests and the pictures. */
export const PLOT = 'plot text-sm'
export const LABEL = 'plot-label font-semibold'
export const NOTE = 'plot-note text-ink-soft'

/** Percent of the width between which marks stand, so that none is cut off. */
export const PLOT_RANGE: [number, number] = [3, 97]

const AXIS_HEIGHT = 24
/** Characters that fit beside a note on a phone. */
const MAX_LABEL = 24
const LABEL_HEIGHT = 20
const TRACK_HEIGHT = 20
const ROW_HEIGHT = LABEL_HEIGHT + TRACK_HEIGHT + 6
const TRACK_MIDDLE = LABEL_HEIGHT + TRACK_HEIGHT / 2

export interface PlotTick {
  /** Percent of the width. */
  at: number
  text: string
}

export interface PlotRow {
  label: string
  /** At the right end of the label's line. */
  note: string
  /** Around the middle of the row's track, which is their origin. */
  marks: ReactElement
}

interface RowPlotProps {
  rows: readonly PlotRow[]
  ticks: readonly PlotTick[]
}

/** Rows below each other: a line with a name and a note, under it the marks on a common scale. */
export function RowPlot({ rows, ticks }: RowPlotProps) {
  const height = AXIS_HEIGHT + rows.length * ROW_HEIGHT
  return (
    <svg className={PLOT} fill="currentColor" width="100%" height={height} aria-hidden>
      {ticks.map(({ at, text }) => (
        <Fragment key={at}>
          <line className="plot-grid" x1={`${at}%`} x2={`${at}%`} y1={AXIS_HEIGHT - 4} y2={height} />
          <text className={NOTE} x={`${at}%`} y={14} textAnchor={anchorAt(at)}>
            {text}
          </text>
        </Fragment>
      ))}
      {rows.map(({ label, note, marks }, index) => {
        const top = AXIS_HEIGHT + index * ROW_HEIGHT
        return (
          <Fragment key={label}>
            <text className={LABEL} x="0" y={top + 15}>
              {shortened(label)}
            </text>
            <text className={NOTE} x="100%" y={top + 15} textAnchor="end">
              {note}
            </text>
            <g transform={`translate(0 ${top + TRACK_MIDDLE})`}>{marks}</g>
          </Fragment>
        )
      })}
    </svg>
  )
}

/** Names of companies may be long; the table has them whole. */
function shortened(label: string): string {
  return label.length > MAX_LABEL ? `${cutText(label, MAX_LABEL - 1).trimEnd()}…` : label
}

/** Keeps the text of a tick at an end inside the plot. */
export function anchorAt(at: number): 'start' | 'middle' | 'end' {
  if (at < 8) return 'start'
  return at > 92 ? 'end' : 'middle'
}
