import { sheetCsv } from '#core/csv.ts'
import type { Figure } from '#app/features/market/figure.ts'
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
  return sheetCsv([
    [...columns.map(({ key }) => key), 'counted_on', 'sample'],
    ...rows.map((row) => [...row, day, sample ? 'yes' : 'no']),
  ])
}
