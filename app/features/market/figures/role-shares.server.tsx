import { TOO_FEW, type ShareRow } from '#core/market/market-figures.ts'
import type { Figure } from '#app/features/market/figure.ts'
import { formatCount } from '#core/count.ts'
import { formatPercent, formatPostings, percentOf } from '#app/features/market/format.ts'
import { BarPlot } from '#app/features/market/plots/bar-plot.server.tsx'

interface RoleShares extends Pick<Figure, 'id' | 'title'> {
  rows: readonly ShareRow[]
  /** All open postings, with or without a role. */
  postings: number
  /** The column of those that have it: its key and its name. */
  having: readonly [key: string, name: string]
  /** @param first The role with the largest share. */
  text: (first: { name: string; share: string } | null) => string
}

/** The share of each role's postings that have something. */
export function roleShares({ id, title, rows, postings, having: [key, name], text }: RoleShares): Figure {
  const shown = rows
    .filter((row) => row.postings >= TOO_FEW)
    .map((row) => ({ row, share: percentOf(row.having, row.postings) }))
    .sort((a, b) => b.share - a.share)
  const [first] = shown
  return {
    id,
    title,
    text: text(first ? { name: first.row.name, share: formatPercent(first.share) } : null),
    basis: `Based on ${formatPostings(postings)}. Roles with fewer than ${TOO_FEW} are not drawn.`,
    plot:
      shown.length === 0 ? null : (
        <BarPlot
          format={formatPercent}
          rows={shown.map(({ row, share }) => ({
            label: row.name,
            note: `${formatPercent(share)} · ${formatCount(row.having)} of ${formatCount(row.postings)}`,
            value: share,
          }))}
        />
      ),
    table: {
      columns: [
        { key: 'role', name: 'Role', unit: 'text' },
        { key: 'postings', name: 'Postings', unit: 'postings' },
        { key, name, unit: 'postings' },
        { key: 'percent', name: 'Share', unit: 'percent' },
      ],
      rows: rows.map((row) => [
        row.name,
        row.postings,
        row.having,
        row.postings < TOO_FEW ? null : percentOf(row.having, row.postings),
      ]),
    },
  }
}
