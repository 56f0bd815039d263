import { escapeText } from 'entities'
import type { FeedFilters } from '#app/features/jobs/job-feeds.ts'
import { paths } from '#app/paths.ts'
import { formatExperience } from '#core/experience.ts'
import type { JobDetail } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'

export interface FeedOptions {
  /** Newest first. */
  jobs: JobDetail[]
  filters: FeedFilters
  siteUrl: string
  /** Where the feed itself stands. */
  feedUrl: string
}

/** A posting as a feed gives it, in either format. */
export interface FeedItem {
  /** Its one address: what a reader knows it by. */
  url: string
  title: string
  /** HTML: the facts, then the employer's own text. */
  html: string
  tags: string[]
}

export function feedItem(job: JobDetail, siteUrl: string): FeedItem {
  const facts = [job.location, formatExperience(job), formatSalary(job), job.job_type]
  const line = facts.filter((fact) => fact !== null && fact !== '').join(' · ')
  const tags = [job.category, job.experience_level, job.is_remote ? 'Remote' : null, ...job.skills]
  // The description is HTML already and sanitised; the facts are text.
  return {
    url: siteUrl + paths.job(job.id),
    title: `${job.title} at ${job.company}`,
    html: `<p>${escapeText(line)}</p>\n${job.description}`,
    tags: [...new Set(tags.filter((tag) => tag !== null))],
  }
}
