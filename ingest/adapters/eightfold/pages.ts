import type { Get } from '../adapter.ts'
import { fetchDetails, refuseTooMany } from '../details.ts'
import { readJobPosting } from '../json-ld/job-posting.ts'
import { readPage } from '../json-ld/page.ts'
import { textOf } from '../json-ld/values.ts'
import { findPages } from '../json-ld/sitemap.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { ask } from './search.ts'

/**
 * The positions of a site that refuses both lists: from the sitemap that it has for search engines, and the JSON-LD of
 * their pages. The address of a page often ends with its place, so that most pages of other countries are not asked.
 */
export async function positionsOnPages(host: string, country: WantedCountry, get: Get) {
  const { pages, problem } = await listedPages(host, get)
  const listed = pages.flatMap(({ url }) => {
    const [, id = '', slug = ''] = POSTING.exec(new URL(url).pathname) ?? []
    return country.holds(slug.replaceAll('-', ' ')) === 'no' ? [] : [{ id, positionUrl: url }]
  })
  refuseTooMany(listed)
  const read = await fetchDetails(listed, async ({ positionUrl }) =>
    readPage(await ask(get, positionUrl, { accept: 'text/html' })),
  )
  return { positions: read.map(asPosition), incomplete: problem ?? undefined }
}

function listedPages(host: string, get: Get) {
  const askSite: Get = async (url, options) => ({ body: await ask(get, url, options), etag: null })
  return findPages([`https://${host}/careers/sitemap.xml`], [host], askSite, POSTING)
}

/** The group of a site whose careers page does not name it, from an address in its sitemap; null if that has none. */
export async function groupInSitemap(host: string, get: Get): Promise<string | null> {
  try {
    const { pages } = await listedPages(host, get)
    const groups = pages.map(({ url }) => new URL(url).searchParams.get('domain'))
    return groups.find((group) => group !== null && /^[\w.-]{1,120}$/.test(group)) ?? null
  } catch (error) {
    if (error instanceof SourceProblem && error.outcome !== 'blocked') return null
    throw error
  }
}

/** The number of a position, and what follows it. */
const POSTING = /\/careers\/job\/(\d+)(?:-([^/?#]*))?/

/** A page as a position, with the names of the list. */
function asPosition(page: unknown): unknown {
  const { detail, ...position } = page as { detail?: ReturnType<typeof readPage> }
  const [posting] = detail?.postings ?? []
  if (!posting)
    return 'detail_problem' in position
      ? position
      : { ...position, detail_problem: 'its page has no JobPosting' }
  const { locations, description, employment_type, workplace_type } = readJobPosting(posting)
  return {
    ...position,
    name: textOf(posting.title),
    locations: locations.map(({ text, country }) => stated(text, country).join(', ')),
    workLocationOption: workplace_type,
    datePosted: textOf(posting.datePosted),
    detail: { jobDescription: description, efcustomTextEmploymentType: [employment_type] },
  }
}
