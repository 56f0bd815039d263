import { escapeText } from 'entities'
import { jobFeedTitle } from '#app/features/jobs/job-feeds.ts'
import { searchHref } from '#app/features/jobs/jobs-href.ts'
import { NEW_COMPANIES } from '#app/features/companies/company-feeds.ts'
import { paths } from '#app/paths.ts'
import { PRODUCT_NAME } from '#app/site.ts'
import { counted } from '#core/count.ts'
import { formatExperience } from '#core/experience.ts'
import type { JobFinder, JobSearch } from '#core/find/job-search.ts'
import { hasApplicationLink, placesOf, type JobDetail } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import type { NewCompany } from '#db/queries/jobs/companies.ts'

/** What a feed says of itself, in either format. */
export interface Feed {
  title: string
  /** URL of the page with the same list. */
  page: string
  /** URL of the feed itself. */
  self: string
  siteUrl: string
  /** Newest first. */
  items: FeedItem[]
}

export interface FeedItem {
  /** What feed readers know it by. It stays when the address changes. */
  id: string
  url: string
  /** The employer's own page of it. */
  externalUrl?: string
  title: string
  /** HTML. */
  html: string
  /** The employer. */
  author: string
  published: Date
  tags: string[]
}

interface JobFeedOptions {
  /** Newest first. */
  jobs: JobDetail[]
  filters: JobSearch
  /** Displayed names of the filters' values. */
  labelOf?: JobFinder['label']
  siteUrl: string
  /** URL of the feed itself. */
  feedUrl: string
}

export function jobFeed({ jobs, filters, labelOf, siteUrl, feedUrl }: JobFeedOptions): Feed {
  return {
    title: jobFeedTitle(filters, labelOf),
    page: siteUrl + searchHref(filters),
    self: feedUrl,
    siteUrl,
    items: jobs.map((job) => jobItem(job, siteUrl)),
  }
}

/** Companies that have open jobs, those first that we saw last. */
export function companyFeed(companies: NewCompany[], siteUrl: string, feedUrl: string): Feed {
  return {
    title: `${NEW_COMPANIES} | ${PRODUCT_NAME}`,
    page: siteUrl + paths.companies(),
    self: feedUrl,
    siteUrl,
    items: companies.map(({ slug, name, jobs, first_seen_at }) => {
      const url = siteUrl + paths.company(slug)
      const text = `${counted(jobs, 'open IT job')} in India at ${name}.`
      const html = `<p>${escapeText(text)}</p>`
      return { id: url, url, title: name, html, author: name, published: first_seen_at, tags: [] }
    }),
  }
}

/** The facts of a posting, then the employer's description. */
function jobItem(job: JobDetail, siteUrl: string): FeedItem {
  const facts = [placesOf(job), formatExperience(job), formatSalary(job), job.job_type]
  const line = facts.filter((fact) => fact !== null && fact !== '').join(' · ')
  const tags = [job.category, job.experience_level, job.is_remote ? 'Remote' : null, ...job.skills]
  // The description is already sanitised HTML; the facts are plain text.
  return {
    // The address of its page changes with the title.
    id: siteUrl + paths.job(job.id),
    url: siteUrl + paths.posting(job),
    ...(hasApplicationLink(job.application_url) && { externalUrl: job.application_url }),
    title: `${job.title} at ${job.company}`,
    html: `<p>${escapeText(line)}</p>\n${job.description}`,
    author: job.company,
    published: job.posted_at,
    tags: [...new Set(tags.filter((tag) => tag !== null))],
  }
}
