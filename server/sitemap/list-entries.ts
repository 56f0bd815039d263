import type { Kysely } from 'kysely'
import { LIST_INDEXES } from '#app/features/jobs/lists/list-indexes.ts'
import { listedLists, type ListedList } from '#app/features/jobs/lists/listed-lists.server.ts'
import { ENOUGH_POSTINGS } from '#app/features/market/market-data.server.ts'
import { MARKET_TITLES } from '#app/features/market/market-titles.ts'
import { skillAt } from '#core/skills/match-skills.ts'
import { MIN_INDEXED } from '#app/features/jobs/lists/list-figures.ts'
import { paths } from '#app/paths.ts'
import { slugOf } from '#core/slug.ts'
import { listCompanySitemapEntries } from '#db/queries/jobs/companies.ts'
import { readLastMarketDay } from '#db/queries/market/market-days.ts'
import { MAX_SITEMAP_URLS } from '#db/queries/jobs/sitemap.ts'
import type { Database } from '#db/schema.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** The lists, skills, companies and market pages that have enough real open postings, each with its last change. */
export async function listSitemapEntries(db: Kysely<Database>, now: Date): Promise<SitemapEntry[]> {
  const limit = MAX_SITEMAP_URLS / 2
  const [lists, companies, market] = await Promise.all([
    listedLists(db, now, false),
    listCompanySitemapEntries(db, { atLeast: MIN_INDEXED, limit }),
    listMarketPages(db),
  ])
  const newest = newestOf(companies.map(({ changed_at: changedAt }) => ({ changedAt })))
  return [
    ...market,
    ...entriesOf(lists).slice(0, limit - 1 - market.length),
    ...(newest ? [{ path: paths.companies(), changedAt: newest }] : []),
    ...companies.map(({ slug, changed_at }) => ({ path: paths.company(slug), changedAt: changed_at })),
  ]
}

/** With fewer postings they show sample figures. */
async function listMarketPages(db: Kysely<Database>): Promise<SitemapEntry[]> {
  const last = await readLastMarketDay(db)
  if (!last || last.figures.postings < ENOUGH_POSTINGS) return []
  return Object.values(MARKET_TITLES).map(({ path }) => ({ path, changedAt: last.counted_at }))
}

/** The lists with enough postings, each skill's with the page about it; then the indexes of lists. */
function entriesOf(lists: ListedList[]): SitemapEntry[] {
  const enough = lists.filter(({ jobs }) => jobs >= MIN_INDEXED)
  const indexes = Object.values(LIST_INDEXES).flatMap(({ kind, path }) => {
    const changedAt = newestOf(lists.filter(({ list }) => list.kind === kind))
    return changedAt ? [{ path, changedAt }] : []
  })
  return [
    ...indexes,
    ...enough.flatMap(({ list, changedAt }) => {
      const skill = list.kind === 'skill' ? skillAt(list.slug) : null
      const pages = skill ? [list.path, paths.skill(slugOf(skill.name))] : [list.path]
      return pages.map((path) => ({ path, changedAt }))
    }),
  ]
}

function newestOf(changes: { changedAt: Date }[]): Date | undefined {
  return changes.map(({ changedAt }) => changedAt).toSorted((a, b) => b.getTime() - a.getTime())[0]
}
