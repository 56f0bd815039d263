import { escapeText } from 'entities'
import { paths } from '#app/paths.ts'
import { formatExperience } from '#core/experience.ts'
import type { JobFinder, JobSearch } from '#core/find/job-search.ts'
import type { JobDetail } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'

export interface FeedOptions {
  /** Newest first. */
  jobs: JobDetail[]
  filters: JobSearch
  /** Displayed names of the filters' values. */
  labelOf?: JobFinder['label']
  siteUrl: string
  /** URL of the feed itself. */
  feedUrl: string
}

/** A posting as an item of a feed, in either format. */
export interface FeedItem {
  /** What feed readers know it by. It stays when the title changes, and with it the address. */
  id: string
  url: string
  title: string
  /** HTML: the facts, then the employer's description. */
  html: string
  tags: string[]
}

export function feedItem(job: JobDetail, siteUrl: string): FeedItem {
  const facts = [job.location, formatExperience(job), formatSalary(job), job.job_type]
  const line = facts.filter((fact) => fact !== null && fact !== '').join(' · ')
  const tags = [job.category, job.experience_level, job.is_remote ? 'Remote' : null, ...job.skills]
  // The description is already sanitised HTML; the facts are plain text.
  return {
    id: siteUrl + paths.job(job.id),
    url: siteUrl + paths.posting(job),
    title: `${job.title} at ${job.company}`,
    html: `<p>${escapeText(line)}</p>\n${job.description}`,
    tags: [...new Set(tags.filter((tag) => tag !== null))],
  }
}
