import { TOO_FEW, type Comparison } from '#core/market/market-figures.ts'
import { counted, formatCount } from '#core/count.ts'
import { formatPostings } from '#app/features/market/format.ts'

export const NO_COMPARISON =
  'There is nothing to compare yet. We compare careers pages that we have read for at least a week.'

/** "4 weeks ago" */
export function weeksAgo(comparison: Comparison | null): string {
  const weeks = comparison?.weeks ?? 0
  return weeks === 1 ? 'a week ago' : `${weeks} weeks ago`
}

export function comparisonBasis(comparison: Comparison): string {
  const { boards, before, now } = comparison
  return (
    `Based on the same ${counted(boards, 'careers page')} at both times: ` +
    `${formatPostings(before)} ${weeksAgo(comparison)}, ${formatCount(now)} now. ` +
    `Only what has ${TOO_FEW} postings at one of the two times.`
  )
}
