import type { ReactElement } from 'react'
import type { ColumnUnit } from '#core/api/market-files.ts'

export interface FigureColumn {
  /** In the CSV and JSON files: `median`. */
  key: string
  /** In the page's table: "Median". */
  name: string
  unit: ColumnUnit
}

/** A cell's value; null where there are too few postings to say. Percent are from 0 to 100. */
export type FigureCell = string | number | null

export interface FigureTable {
  /** What the columns mean, if their names don't say it. */
  note?: string
  columns: FigureColumn[]
  rows: FigureCell[][]
}

/** A plot with the numbers behind it. On the server. */
export interface Figure {
  /** In its addresses: `pay-by-role`. */
  id: string
  title: string
  /** What the plot shows, in a few sentences. */
  text: string
  /** How many postings it rests on. */
  basis: string
  /** Null if there is too little to draw; then `text` says so. */
  plot: ReactElement | null
  table: FigureTable
}

/** Between the cells of a shown row. */
export const CELL_END = '\t'

/** A figure as its page gets it: drawn, and with its numbers as texts. */
export interface ShownFigure extends Pick<Figure, 'id' | 'title' | 'text' | 'basis'> {
  /** An `svg` element as text. */
  svg: string | null
  /** What the columns mean, and if rows are left out. */
  notes: string[]
  columns: { name: string; isNumber: boolean }[]
  /** The cells of each, joined by `CELL_END`: lists of lists make the page longer by a tenth. */
  rows: string[]
}

/** A market page. */
export interface ShownMarket {
  /** Made-up figures, because there are too few real postings. */
  sample: boolean
  /** `2026-11-22` */
  day: string
  postings: number
  companies: number
  boards: number
  figures: ShownFigure[]
}
