import type { FoundJobs } from '#core/find/job-search.ts'
import { slugOf } from '#core/slug.ts'

/** A skill, company or city, and how many of a list's postings have it. */
export interface SeenName {
  slug: string
  name: string
  count: number
}

/**
 * The skills, companies or cities of most of the found postings, most frequent first: from the index, or, until it stands,
 * counted in the postings if all of them were read (cities are not). Otherwise empty.
 */
export function namesSeen(found: FoundJobs, facet: 'skill' | 'company' | 'city'): SeenName[] {
  if (found.facets) {
    return found.facets[facet]
      .filter(({ count }) => count > 0)
      .map(({ value, label, count }) => ({ slug: value, name: label, count }))
  }
  if (found.total > found.jobs.length) return []
  const seen = new Map<string, SeenName>()
  for (const job of found.jobs) {
    const names = facet === 'skill' ? job.skills : facet === 'company' ? [job.company] : []
    for (const [slug, name] of new Map(names.map((name) => [slugOf(name), name]))) {
      const one = seen.get(slug) ?? { slug, name, count: 0 }
      seen.set(slug, { ...one, count: one.count + 1 })
    }
  }
  return [...seen.values()].toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}
