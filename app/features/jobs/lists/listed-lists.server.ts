import type { Kysely } from 'kysely'
import { cityBySlug } from '#core/places/gazetteer.ts'
import { listListedValues, type ListedValue } from '#db/queries/jobs/list-sitemap.ts'
import type { Database } from '#db/schema.ts'
import { skillAt } from '#core/skills/match-skills.ts'
import { paths } from '#app/paths.ts'
import { cityList, jobListAt, roleList, skillList, type JobList } from './job-list.ts'

/** A list that has open postings. */
export interface ListedList {
  list: JobList
  /** Its city, skill or role. */
  name: string
  jobs: number
  /** When one of its postings last changed. */
  changedAt: Date
}

/** All lists that have open postings: real ones, or only samples. */
export async function listedLists(db: Kysely<Database>, now: Date, samples: boolean): Promise<ListedList[]> {
  const lists = new Map<string, ListedList>()
  for (const value of await listListedValues(db, now, samples)) {
    const list = listOf(value)
    if (!list) continue
    // Spellings with one slug are one list.
    const known = lists.get(list.path) ?? {
      list,
      name: nameOf(list, value),
      jobs: 0,
      changedAt: value.changed_at,
    }
    const changedAt = value.changed_at > known.changedAt ? value.changed_at : known.changedAt
    lists.set(list.path, { ...known, jobs: known.jobs + value.jobs, changedAt })
  }
  return [...lists.values()]
}

function listOf({ kind, name }: ListedValue): JobList | null {
  if (kind === 'remote') return jobListAt(paths.remoteJobs())
  if (kind === 'freshers') return jobListAt(paths.freshersZone())
  if (kind === 'role') return roleList(name)
  const list = kind === 'city' ? cityList(name) : skillList(name)
  return list.slug === '' || list.kind !== kind ? null : list
}

function nameOf({ kind, slug }: JobList, { name }: ListedValue): string {
  if (kind === 'city') return cityBySlug(slug) ?? name
  return (kind === 'skill' && skillAt(slug)?.name) || name
}
