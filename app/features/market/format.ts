import { counted, formatCount } from '#core/count.ts'
import { formatDay } from '#core/dates.ts'
import type { ColumnUnit } from '#core/api/market-files.ts'
import type { FigureCell } from './figure.ts'

const LAKH = 100_000

/** Pages in the browser need none, and creating one takes a phone some milliseconds. */
let oneDecimal: Intl.NumberFormat | undefined

function toOneDecimal(number: number): string {
  oneDecimal ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })
  return oneDecimal.format(number)
}

/** "1 posting", "2,300 postings" */
export function formatPostings(number: number): string {
  return counted(number, 'posting')
}

/** "₹8.4 lakh" */
export function formatLakhs(rupees: number): string {
  return `₹${toOneDecimal(rupees / LAKH)} lakh`
}

/** "16.3%" */
export function formatPercent(percent: number): string {
  return `${toOneDecimal(percent)}%`
}

/** "22 Nov 2026" of "2026-11-22" */
export function formatIsoDay(day: string): string {
  return formatDay(new Date(`${day}T06:30:00Z`))
}

/** From 0 to 100, to a tenth. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10
}

/** A cell of a page's table; rupees in lakhs, which the table's note says. */
export function formatCell(cell: FigureCell, unit: ColumnUnit): string {
  if (cell === null) return 'too few'
  if (typeof cell === 'string') return unit === 'day' ? formatIsoDay(cell) : cell
  if (unit === 'rupees') return toOneDecimal(cell / LAKH)
  return unit === 'percent' ? formatPercent(cell) : formatCount(cell)
}
