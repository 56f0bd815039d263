import type { RequestScope } from '#app/page/context.ts'
import { cityList } from '#app/features/jobs/lists/job-list.ts'
import { nameOf, otherSkill } from '#app/features/jobs/lists/job-list-page.server.ts'
import { jobListName } from '#core/find/list-name.ts'
import type { FoundJobs } from '#core/find/job-search.ts'
import { formatCount } from '#core/count.ts'
import { listedSlug } from '#core/places/listed-places.ts'
import type { AskedList } from './asked-list.ts'

/** A list that was read. */
export interface ReadList extends AskedList {
  found: FoundJobs
  /** What it asks for in words: "Fresher IT jobs in Pune". */
  name: string
  /** Its page's absolute URL. */
  url: string
  now: Date
}

/**
 * The first postings of a list. Null if nobody knows its city or skill, as its page is not found then.
 *
 * @returns A path, if that is the list which is meant.
 */
export async function readList(
  scope: RequestScope,
  asked: AskedList,
  limit: number,
): Promise<ReadList | { movedTo: string } | null> {
  const { finder, now, siteUrl } = scope
  const { state, named, path } = asked
  if (named?.kind === 'city' && listedSlug(named.slug) !== named.slug)
    return { movedTo: cityList(listedSlug(named.slug)).path }
  const found = await finder.find(state, { order: state.order, fit: state.fit, offset: 0, limit, now })
  if (named && nameOf(named, found, scope) === null) {
    const movedTo = await otherSkill(scope, named)
    return movedTo === null ? null : { movedTo }
  }
  return { ...asked, found, name: jobListName(state, finder.label), url: siteUrl + path, now }
}

/** What a reader has to know of a list that is not just what was asked for, in sentences. */
export function listNotes({ found, name, ignored, url }: ReadList): string[] {
  const { jobs, total, leftOut, samples } = found
  const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' and ')
  const notes = [
    total === 0 && `No open job matches: ${name}.`,
    samples > 0 && `${samples === total ? 'These are' : 'Among them are'} samples, not real jobs.`,
    leftOut.length > 0 && total > 0 && `No job has all words. These are without ${quoted(leftOut)}.`,
    ignored.length > 0 && `Not a filter of ours, and ignored: ${quoted(ignored)}.`,
    total > jobs.length && jobs.length > 0 && tooMany(jobs.length, total, url),
  ]
  return notes.filter((note) => note !== false)
}

function tooMany(shown: number, total: number, url: string): string {
  return `Only the first ${formatCount(shown)} of ${formatCount(total)} jobs. See them all, or narrow the list, at ${url}`
}
