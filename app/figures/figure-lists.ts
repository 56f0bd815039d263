import { formatCount } from '#core/count.ts'
import { STATIC_MARKETING_FIGURES } from '#app/site.ts'
import type { SiteFigures } from '#db/queries/site-figures.ts'

/** A figure and what it counts. */
export interface Figure {
  figure: string
  label: string
}

/**
 * Where the figures come from: the specification (fixed texts, not counted), or the database. `live` without
 * counts means that they could not be read.
 */
export type FigureSource = { kind: 'spec' } | { kind: 'live'; counts: SiteFigures | null }

/** The strip of the home page. Without real jobs, the database still counts what there is to learn. */
export function homeFigures(source: FigureSource): readonly Figure[] {
  if (source.kind === 'spec') return STATIC_MARKETING_FIGURES.home
  const { counts } = source
  if (!counts) return []
  if (counts.jobs === 0) {
    return figures(
      [counts.courses, 'course', 'courses'],
      [counts.freeCourses, 'free course', 'free courses'],
      [counts.careerPaths, 'career path', 'career paths'],
      [counts.prepResources, 'prep resource', 'prep resources'],
    )
  }
  return [
    ...figures([counts.jobs, 'open job', 'open jobs'], [counts.companies, 'company', 'companies']),
    { figure: verifiedShare(counts), label: 'verified this week' },
    ...figures([counts.freshers, 'fresher job', 'fresher jobs']),
  ]
}

/** Visitors, subscribers and their professions are not counted. */
export function partnerFigures(source: FigureSource): readonly Figure[] {
  return source.kind === 'spec' ? STATIC_MARKETING_FIGURES.partners : []
}

/** Students are not counted. */
export function courseFigures(source: FigureSource): readonly Figure[] {
  if (source.kind === 'spec') return STATIC_MARKETING_FIGURES.courses
  if (!source.counts) return []
  return figures([source.counts.courses, 'course', 'courses'], [source.counts.freeCourses, 'free', 'free'])
}

/** The success of entrepreneurs is not counted. */
export function hubFigures(source: FigureSource): readonly Figure[] {
  return source.kind === 'spec' ? STATIC_MARKETING_FIGURES.entrepreneurHub : []
}

/**
 * The rows of Job Market Stats.
 *
 * @param market What the list has, samples included.
 * @param samples Whether the list has samples: then the counts are theirs, and say so.
 */
export function marketFigures(
  source: FigureSource,
  market: { jobs: number; companies: number },
  samples: boolean,
): readonly (readonly [name: string, value: string])[] {
  const rows: [string, string][] = [
    [samples ? 'Sample jobs' : 'Active jobs', formatCount(market.jobs)],
    [samples ? 'Sample companies' : 'Companies', formatCount(market.companies)],
  ]
  if (source.kind === 'spec') {
    const { jobSeekersPerJob, successRatePercent } = STATIC_MARKETING_FIGURES.jobMarket
    rows.push(['Job seekers', formatCount(Math.floor(market.jobs * jobSeekersPerJob))])
    rows.push(['Success rate', `${successRatePercent}%`])
  } else if (source.counts && source.counts.jobs > 0) {
    rows.push(['Verified this week', verifiedShare(source.counts)])
    rows.push(['Fresher jobs', formatCount(source.counts.freshers)])
  }
  return rows
}

/** The badge on Jobs in the bottom bar; null for none. */
export function jobsBadge(source: FigureSource): number | null {
  if (source.kind === 'spec') return STATIC_MARKETING_FIGURES.bottomBarJobs
  return source.counts?.jobs || null
}

/** Zeros are left out. */
function figures(...counts: [count: number, one: string, many: string][]): Figure[] {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => ({ figure: formatCount(count), label: count === 1 ? one : many }))
}

/** Rounded down: 100% means all. */
function verifiedShare({ verified, jobs }: SiteFigures): string {
  return `${Math.floor((100 * verified) / jobs)}%`
}
