import type { Figure, FigureCell } from '#app/features/market/figure.ts'
import type { MarketData } from '#app/features/market/market-data.server.ts'

type Counted = Pick<MarketData, 'sample' | 'day'>

/**
 * A figure as an object: rows with the keys of its columns. Pay is in rupees a year, shares are percent. Null: too few
 * postings to say.
 */
export function figureJson(
  { id, title, text, basis, table }: Figure,
  { sample, day }: Counted,
  siteUrl: string,
) {
  return {
    figure: id,
    title,
    text,
    basis,
    /** Made-up numbers, until the site has enough real postings. */
    sample,
    counted_on: day,
    source: siteUrl,
    columns: table.columns.map(({ key, name, unit }) => ({ key, name, unit })),
    rows: table.rows.map((row) =>
      Object.fromEntries(table.columns.map(({ key }, index) => [key, row[index] ?? null])),
    ),
  }
}

/** The rows as CSV (RFC 4180), with the day, and whether they are made up, in every row. An empty cell: too few postings. */
export function figureCsv({ table: { columns, rows } }: Figure, { sample, day }: Counted): string {
  const lines = [
    [...columns.map(({ key }) => key), 'counted_on', 'sample'],
    ...rows.map((row) => [...row, day, sample ? 'yes' : 'no']),
  ]
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/** Names of companies come from outside: a spreadsheet must not run one as a formula. */
function csvCell(cell: FigureCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
