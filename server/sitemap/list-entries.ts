import type { Kysely } from 'kysely'
import { cityList, jobListAt, roleList, skillList, type JobList } from '#app/features/job-lists/job-list.ts'
import { ENOUGH_POSTINGS } from '#app/features/market/market-data.server.ts'
import { MARKET_TITLES } from '#app/features/market/market-titles.ts'
import { skillAt } from '#app/features/skills/skill-names.server.ts'
import { MIN_INDEXED } from '#app/features/job-lists/list-figures.ts'
import { paths } from '#app/paths.ts'
import { slugOf } from '#core/slug.ts'
import { listCompanySitemapEntries } from '#db/queries/jobs/companies.ts'
import { listListedValues, type ListedValue } from '#db/queries/jobs/list-sitemap.ts'
import { readLastMarketDay } from '#db/queries/market/market-days.ts'
import { MAX_SITEMAP_URLS } from '#db/queries/jobs/sitemap.ts'
import type { Database } from '#db/schema.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** The lists, skills, companies and market pages that have enough real open postings, each with its last change. */
export async function listSitemapEntries(db: Kysely<Database>, now: Date): Promise<SitemapEntry[]> {
  const limit = MAX_SITEMAP_URLS / 2
  const [values, companies, market] = await Promise.all([
    listListedValues(db, now),
    listCompanySitemapEntries(db, { atLeast: MIN_INDEXED, limit }),
    listMarketPages(db),
  ])
  const newest = companies
    .map(({ changed_at }) => changed_at)
    .toSorted((a, b) => b.getTime() - a.getTime())[0]
  return [
    ...market,
    ...mergedLists(values).slice(0, limit - 1 - market.length),
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

/** Spellings with one slug are one list. */
function mergedLists(values: ListedValue[]): SitemapEntry[] {
  const lists = new Map<string, { jobs: number; changedAt: Date }>()
  for (const value of values) {
    const list = listOf(value)
    if (!list) continue
    // A skill of the dictionary has a page besides its list.
    const skill = list.kind === 'skill' ? skillAt(list.slug) : null
    for (const path of skill ? [list.path, paths.skill(slugOf(skill.name))] : [list.path]) {
      const known = lists.get(path) ?? { jobs: 0, changedAt: value.changed_at }
      const changedAt = value.changed_at > known.changedAt ? value.changed_at : known.changedAt
      lists.set(path, { jobs: known.jobs + value.jobs, changedAt })
    }
  }
  return [...lists].flatMap(([path, { jobs, changedAt }]) => (jobs >= MIN_INDEXED ? { path, changedAt } : []))
}

function listOf({ kind, name }: ListedValue): JobList | null {
  if (kind === 'remote') return jobListAt(paths.remoteJobs())
  if (kind === 'freshers') return jobListAt(paths.freshersZone())
  if (kind === 'role') return roleList(name)
  const list = kind === 'city' ? cityList(name) : skillList(name)
  return list.slug === '' || list.kind !== kind ? null : list
}
