import { renderToStaticMarkup } from 'react-dom/server'
import type { RequestScope } from '#app/page/context.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import { CELL_END, type Figure, type ShownFigure, type ShownMarket } from './figure.ts'
import { payByCity, payByExperience, payByRole, payStated } from './figures/pay-figures.server.tsx'
import { openingsByCity, timeOpen, timeOpenByRole } from './figures/place-and-time.server.tsx'
import {
  companiesFalling,
  companiesRising,
  newAndClosed,
  rolesChanged,
} from './figures/pulse-figures.server.tsx'
import { aiShare, payStatedByDay } from './figures/share-lines.server.tsx'
import { aiByRole, aiSkills, skillsFalling, skillsRising } from './figures/skill-figures.server.tsx'
import { formatCell } from './format.ts'
import type { MarketPage } from './market-titles.ts'
import { readMarketData, type MarketData } from './market-data.server.ts'

/**
 * The figures of each page, in their order; the first is also in its preview picture. Two stand beside each other on a wide
 * screen, so those of about the same height follow each other.
 */
export const MARKET_PAGES = {
  salary: [payByRole, payByCity, payByExperience, payStatedByDay, payStated],
  ai: [aiSkills, aiByRole, skillsRising, skillsFalling, aiShare],
  pulse: [
    companiesRising,
    companiesFalling,
    newAndClosed,
    timeOpen,
    rolesChanged,
    timeOpenByRole,
    openingsByCity,
  ],
} as const satisfies Record<MarketPage, readonly ((data: MarketData) => Figure)[]>

/** Rows of a table on the page; its files have all. */
const MAX_ROWS = 16

/** What a page shows; null if the database failed. */
export async function readMarketPage(
  scope: RequestScope,
  page: MarketPage,
): Promise<{ market: ShownMarket | null; degraded: boolean }> {
  const { value: data, degraded } = await queryWithFallback(
    scope,
    'figures of the market',
    (db) => readMarketData({ ...scope, db }),
    null,
  )
  if (!data) return { market: null, degraded }
  const { sample, day, figures } = data
  const { postings, companies, boards } = figures
  const shown = MARKET_PAGES[page].map((draw) => showFigure(draw(data)))
  return { market: { sample, day, postings, companies, boards, figures: shown }, degraded }
}

/** A figure by its id, for its files; null if there is none. */
export function figureById(data: MarketData, id: string): Figure | null {
  for (const draw of Object.values(MARKET_PAGES).flat()) {
    const figure = draw(data)
    if (figure.id === id) return figure
  }
  return null
}

function showFigure({ id, title, text, basis, plot, table: { note, columns, rows } }: Figure): ShownFigure {
  return {
    id,
    title,
    text,
    basis,
    notes: [
      ...(note === undefined ? [] : [note]),
      ...(rows.length > MAX_ROWS
        ? [`The first ${MAX_ROWS} of ${rows.length} rows; the files have all.`]
        : []),
    ],
    svg: plot && renderToStaticMarkup(plot),
    columns: columns.map(({ name, unit }) => ({ name, isNumber: unit !== 'text' && unit !== 'day' })),
    rows: rows
      .slice(0, MAX_ROWS)
      .map((row) =>
        row
          .map((cell, index) => formatCell(cell, columns[index]?.unit ?? 'text').replaceAll(CELL_END, ' '))
          .join(CELL_END),
      ),
  }
}
