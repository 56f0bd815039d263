import { z } from 'zod'

/** The figures of the market pages that have files, in the order of the pages. */
export const MARKET_FIGURES = [
  'pay-by-role',
  'pay-by-city',
  'pay-by-experience',
  'pay-stated-by-day',
  'pay-stated',
  'ai-skills',
  'ai-by-role',
  'skills-rising',
  'skills-falling',
  'ai-share',
  'companies-rising',
  'companies-falling',
  'new-and-closed',
  'time-open',
  'roles',
  'time-open-by-role',
  'openings-by-city',
] as const

const COLUMN_UNITS = ['text', 'postings', 'rupees', 'percent', 'days', 'day'] as const
/** What the numbers of a column are. */
export type ColumnUnit = (typeof COLUMN_UNITS)[number]

/** A figure as a JSON file. */
export const marketFigure = z.strictObject({
  figure: z.enum(MARKET_FIGURES),
  title: z.string(),
  text: z.string().describe('What the plot shows.'),
  basis: z.string().describe('How many postings it rests on.'),
  sample: z.boolean().describe('True while the numbers are made up, until there are enough real postings.'),
  counted_on: z.iso.date(),
  source: z.string().describe('This site.'),
  columns: z.array(z.strictObject({ key: z.string(), name: z.string(), unit: z.enum(COLUMN_UNITS) })),
  rows: z
    .array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
    .describe(
      'By the keys of the columns. Rupees are a year, percent from 0 to 100; null: too few postings.',
    ),
})
