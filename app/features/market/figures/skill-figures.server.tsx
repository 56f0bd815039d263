import { TOO_FEW } from '#core/market/market-figures.ts'
import type { Figure } from '#app/features/market/figure.ts'
import { formatCount } from '#core/count.ts'
import { formatPercent, formatPostings, percentOf } from '#app/features/market/format.ts'
import type { MarketData } from '#app/features/market/market-data.server.ts'
import { BarPlot } from '#app/features/market/plots/bar-plot.server.tsx'
import { ChangePlot } from '#app/features/market/plots/change-plot.server.tsx'
import { roleShares } from './role-shares.server.tsx'
import { comparisonBasis, NO_COMPARISON, weeksAgo } from './comparison-texts.ts'

const MOST = 8
const MOST_AI = 12

/** Which AI skills open postings ask for. */
export function aiSkills({ figures: { ai_skills, postings, asking_ai } }: MarketData): Figure {
  const rows = ai_skills.filter((row) => row.postings >= TOO_FEW).slice(0, MOST_AI)
  const [first] = rows
  return {
    id: 'ai-skills',
    title: 'Which AI skills',
    text: first
      ? `${first.name} is asked for most, in ${formatPostings(first.postings)}. A posting may ask for several.`
      : `No AI skill is named in ${TOO_FEW} postings yet.`,
    basis: `Based on ${formatPostings(asking_ai)} that ask for AI skills, of ${formatCount(postings)} open ones.`,
    plot:
      rows.length === 0 ? null : (
        <BarPlot
          format={formatCount}
          rows={rows.map(({ name, postings }) => ({
            label: name,
            note: formatPostings(postings),
            value: postings,
          }))}
        />
      ),
    table: {
      columns: [
        { key: 'skill', name: 'Skill', unit: 'text' },
        { key: 'postings', name: 'Postings', unit: 'postings' },
      ],
      rows: ai_skills.map(({ name, postings }) => [name, postings]),
    },
  }
}

/** The share of each role's postings that ask for AI skills. */
export function aiByRole({ figures: { ai_by_role, postings } }: MarketData): Figure {
  return roleShares({
    id: 'ai-by-role',
    title: 'AI skills by role',
    rows: ai_by_role,
    postings,
    having: ['asking_ai', 'Ask for AI skills'],
    text: (first) =>
      first
        ? `${first.name} asks most often: ${first.share} of its postings.`
        : `No role has ${TOO_FEW} open postings yet.`,
  })
}

/** Skills that a larger share of the postings of the same boards asks for, and a smaller one. */
export const skillsRising = (data: MarketData) => skillChanges(data, 'rising')
export const skillsFalling = (data: MarketData) => skillChanges(data, 'falling')

function skillChanges({ figures: { comparison } }: MarketData, direction: 'rising' | 'falling'): Figure {
  const sign = direction === 'rising' ? 1 : -1
  const changes = (comparison?.skills ?? [])
    .map(({ name, before, now }) => ({
      name,
      before,
      now,
      before_share: percentOf(before, comparison?.before ?? 0),
      now_share: percentOf(now, comparison?.now ?? 0),
    }))
    .filter((row) => (row.now_share - row.before_share) * sign > 0)
    .sort((a, b) => (b.now_share - b.before_share - (a.now_share - a.before_share)) * sign)
  const shown = changes.slice(0, MOST)
  const [first] = shown
  const change = (row: (typeof changes)[number]) =>
    `${formatPercent(row.before_share)} → ${formatPercent(row.now_share)}`
  return {
    id: `skills-${direction}`,
    title: direction === 'rising' ? 'Skills rising' : 'Skills falling',
    text: textOf(
      comparison,
      first && `${first.name}: ${change(first)} of postings, compared with ${weeksAgo(comparison)}.`,
      direction,
    ),
    basis: comparison ? comparisonBasis(comparison) : '',
    plot:
      shown.length === 0 ? null : (
        <ChangePlot
          format={formatPercent}
          rows={shown.map((row) => ({
            label: row.name,
            note: change(row),
            before: row.before_share,
            now: row.now_share,
          }))}
        />
      ),
    table: {
      columns: [
        { key: 'skill', name: 'Skill', unit: 'text' },
        { key: 'postings_before', name: 'Postings before', unit: 'postings' },
        { key: 'postings_now', name: 'Postings now', unit: 'postings' },
        { key: 'percent_before', name: 'Share before', unit: 'percent' },
        { key: 'percent_now', name: 'Share now', unit: 'percent' },
      ],
      rows: changes.map((row) => [row.name, row.before, row.now, row.before_share, row.now_share]),
    },
  }
}

function textOf(
  comparison: MarketData['figures']['comparison'],
  first: string | undefined,
  direction: string,
): string {
  if (!comparison) return NO_COMPARISON
  return first ?? `No skill is ${direction}.`
}
