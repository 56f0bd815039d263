import { PRODUCT_NAME } from '#app/site.ts'
import type { JobSearch } from '#core/find/job-search.ts'
import { JOB_FEEDS, jobFeedHref } from './job-feed-href.ts'
import { isChipChosen, JOB_CHIPS } from './jobs-url.ts'
import type { MetaDescriptor } from 'react-router'

/** The title of a list's feed. */
export function jobFeedTitle(filters: JobSearch): string {
  return `${jobListName(filters)} | ${PRODUCT_NAME}`
}

/** A list's name: "Fresher Backend jobs in Pune: react". */
export function jobListName(filters: JobSearch): string {
  const { search, location, cities, categories } = filters
  const kinds = JOB_CHIPS.filter(({ value }) => value !== 'all' && isChipChosen(filters, value))
  const place = [...cities.map(nameOfSlug), location].filter(Boolean).join(' or ') || 'India'
  const field = categories.join(' or ') || 'IT'
  const jobs = [...kinds.map(({ label }) => label), field, 'jobs in', place].join(' ')
  return `${jobs}${search && `: ${search}`}`
}

/** A slug as a name: "delhi-ncr" is "Delhi NCR". */
function nameOfSlug(slug: string): string {
  const words = slug
    .split('-')
    .map((word) => (word === 'ncr' ? 'NCR' : word.charAt(0).toUpperCase() + word.slice(1)))
  return words.join(' ')
}

/** `<link>` tags by which feed readers find the feeds of a list. */
export function jobFeedLinks(filters: JobSearch): MetaDescriptor[] {
  return JOB_FEEDS.map(({ format, name, type }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: `${jobFeedTitle(filters)} (${name})`,
    href: jobFeedHref(format, filters),
  }))
}
