import { TOO_FEW, type PayRow } from '#core/market/market-figures.ts'
import type { Figure } from '#app/features/market/figure.ts'
import { formatCount } from '#core/count.ts'
import { formatLakhs, formatPercent, formatPostings, percentOf } from '#app/features/market/format.ts'
import type { MarketData } from '#app/features/market/market-data.server.ts'
import { PayPlot } from '#app/features/market/plots/pay-plot.server.tsx'
import { roleShares } from './role-shares.server.tsx'

const COLUMNS = [
  ['low', '10%'],
  ['q1', '25%'],
  ['median', 'Median'],
  ['q3', '75%'],
  ['high', '90%'],
] as const

/** Pay of open postings, a row for each role. */
export function payByRole({ figures }: MarketData): Figure {
  const rows = figures.pay_by_role
  return payFigure('pay-by-role', 'Pay by role', 'Role', rows, figures, ranking(rows))
}

/** The same by the least experience that is asked for. */
export function payByExperience({ figures }: MarketData): Figure {
  const rows = figures.pay_by_experience
  return payFigure('pay-by-experience', 'Pay by experience', 'Experience', rows, figures, steps(rows))
}

/** The same by city; a posting in two cities counts in both. */
export function payByCity({ figures }: MarketData): Figure {
  const rows = figures.pay_by_city
  return payFigure('pay-by-city', 'Pay by city', 'City', rows, figures, ranking(rows))
}

function payFigure(
  id: string,
  title: string,
  group: string,
  rows: readonly PayRow[],
  { comparable_pay, postings }: MarketData['figures'],
  summary: string,
): Figure {
  const few = rows.filter(({ spread }) => spread === null)
  const basis = `Based on ${formatPostings(comparable_pay)} that state a pay range, of ${formatCount(postings)} open ones.`
  const left = few.map(({ name, postings }) => `${name} (${postings})`).join(', ')
  return {
    id,
    title,
    text: summary,
    basis: left === '' ? basis : `${basis} Too few to show: ${left}.`,
    plot: few.length === rows.length ? null : <PayPlot rows={rows} />,
    table: {
      note: 'Pay in ₹ lakh a year. So many percent of the postings pay less than the number below.',
      columns: [
        { key: group.toLowerCase(), name: group, unit: 'text' },
        { key: 'postings', name: 'Postings', unit: 'postings' },
        ...COLUMNS.map(([key, name]) => ({ key, name, unit: 'rupees' as const })),
      ],
      rows: rows.map(({ name, postings, spread }) => [
        name,
        postings,
        ...COLUMNS.map(([key]) => spread?.[key] ?? null),
      ]),
    },
  }
}

type Paid = PayRow & { spread: NonNullable<PayRow['spread']> }

function shownRows(rows: readonly PayRow[]): Paid[] {
  return rows.filter((row): row is Paid => row.spread !== null)
}

const NOTHING = `No group has ${TOO_FEW} postings that state their pay yet.`

function ranking(rows: readonly PayRow[]): string {
  const sorted = shownRows(rows).sort((a, b) => b.spread.median - a.spread.median)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return NOTHING
  const highest = `${first.name} has the highest median, ${formatLakhs(first.spread.median)} a year`
  return first === last
    ? `${highest}.`
    : `${highest}; ${last.name} the lowest, ${formatLakhs(last.spread.median)}.`
}

function steps(rows: readonly PayRow[]): string {
  const parts = shownRows(rows).map(({ name, spread }) => `${name}: ${formatLakhs(spread.median)}`)
  return parts.length === 0 ? NOTHING : `The median a year. ${parts.join('; ')}.`
}

/** The share of postings that state pay. */
export function payStated({ figures: { pay_stated, postings, with_pay } }: MarketData): Figure {
  const share = formatPercent(percentOf(with_pay, postings))
  return roleShares({
    id: 'pay-stated',
    title: 'Who states pay',
    rows: pay_stated,
    postings,
    having: ['stating_pay', 'State pay'],
    text: () => `${share} of all open postings state their pay, at least one end of it.`,
  })
}
