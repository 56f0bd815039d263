import type { ChangeRow } from '#core/market/market-figures.ts'
import type { Figure } from '#app/features/market/figure.ts'
import { counted, formatCount } from '#core/count.ts'
import type { MarketData } from '#app/features/market/market-data.server.ts'
import { ChangePlot } from '#app/features/market/plots/change-plot.server.tsx'
import { FlowPlot } from '#app/features/market/plots/flow-plot.server.tsx'
import { comparisonBasis, NO_COMPARISON, weeksAgo } from './comparison-texts.ts'

const MOST = 10

/** Whose openings rose, and whose fell, on the same boards. */
export function companiesRising(data: MarketData): Figure {
  const rows = changed(data, 'companies', 1)
  return changeFigure(data, {
    id: 'companies-rising',
    title: 'More openings than before',
    group: 'Company',
    rows,
    none: 'No company with enough openings has more than before.',
  })
}

export function companiesFalling(data: MarketData): Figure {
  const rows = changed(data, 'companies', -1)
  return changeFigure(data, {
    id: 'companies-falling',
    title: 'Fewer openings than before',
    group: 'Company',
    rows,
    none: 'No company with enough openings has fewer than before.',
  })
}

export function rolesChanged(data: MarketData): Figure {
  const rows = data.figures.comparison?.roles ?? []
  return changeFigure(data, {
    id: 'roles',
    title: 'Openings by role',
    group: 'Role',
    rows,
    most: rows.length,
    none: 'No role has enough openings.',
  })
}

function changed({ figures }: MarketData, group: 'companies', sign: 1 | -1): ChangeRow[] {
  return (figures.comparison?.[group] ?? [])
    .filter(({ before, now }) => (now - before) * sign > 0)
    .sort((a, b) => (b.now - b.before - (a.now - a.before)) * sign)
}

interface ChangeFigure extends Pick<Figure, 'id' | 'title'> {
  group: string
  rows: readonly ChangeRow[]
  none: string
  most?: number
}

function changeFigure(
  { figures: { comparison } }: MarketData,
  { id, title, group, rows, none, most = MOST }: ChangeFigure,
): Figure {
  const [first] = rows
  const text = first
    ? `${first.name}: ${counted(first.before, 'opening')} ${weeksAgo(comparison)}, ${formatCount(first.now)} now.`
    : none
  return {
    id,
    title,
    text: comparison ? text : NO_COMPARISON,
    basis: comparison ? comparisonBasis(comparison) : '',
    plot:
      rows.length === 0 ? null : (
        <ChangePlot
          format={formatCount}
          rows={rows.slice(0, most).map(({ name, before, now }) => ({
            label: name,
            note: `${formatCount(before)} → ${formatCount(now)}`,
            before,
            now,
          }))}
        />
      ),
    table: {
      columns: [
        { key: group.toLowerCase(), name: group, unit: 'text' },
        { key: 'before', name: 'Before', unit: 'postings' },
        { key: 'now', name: 'Now', unit: 'postings' },
        { key: 'change', name: 'Change', unit: 'postings' },
      ],
      rows: rows.map(({ name, before, now }) => [name, before, now, now - before]),
    },
  }
}

/** New and closed postings of the last four weeks. */
export function newAndClosed({ figures: { days } }: MarketData): Figure {
  const sum = (count: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + count(day), 0)
  const [opened, closed] = [sum((day) => day.opened), sum((day) => day.closed)]
  return {
    id: 'new-and-closed',
    title: 'New and closed postings',
    text:
      `${formatCount(opened)} new and ${formatCount(closed)} closed in the last ${counted(days.length, 'day')}. ` +
      'Bars go up for new postings, down for closed ones.',
    basis:
      `Based on ${counted(opened + closed, 'change')}. ` +
      'The first day of a careers page is left out: everything on it looks new then.',
    plot: opened + closed === 0 ? null : <FlowPlot days={days} />,
    table: {
      columns: [
        { key: 'day', name: 'Day', unit: 'day' },
        { key: 'opened', name: 'New', unit: 'postings' },
        { key: 'closed', name: 'Closed', unit: 'postings' },
      ],
      // The newest first.
      rows: days.toReversed().map(({ day, opened, closed }) => [day, opened, closed]),
    },
  }
}
