import { EMPTY_SEARCH, type JobSearch } from '#core/find/job-search.ts'
import { SKILLS } from '#core/skills/skills.ts'
import { slugOf } from '#core/slug.ts'
import type { RequestScope } from '#app/page/context.ts'
import { namesSeen, type SeenName } from '#app/features/jobs/lists/names-seen.ts'
import { queryWithFallback } from '#app/page/read.server.ts'

const MOST_ASKED = 24

export interface SkillsPage {
  /** The skills that most open postings ask for; empty until the index stands. */
  asked: SeenName[]
  /** The same among postings for freshers. */
  askedOfFreshers: SeenName[]
  /** The dictionary, by the kind of work that a skill tells by itself. */
  groups: { name: string; skills: string[] }[]
}

/** Skills that tell no kind of work come last. */
const ANY_WORK = 'Used in many roles'

const GROUPS = Object.entries(Object.groupBy(SKILLS, ({ of }) => of ?? ANY_WORK))
  .map(([name, skills]) => ({ name, skills: (skills ?? []).map((skill) => skill.name) }))
  .toSorted((a, b) => Number(a.name === ANY_WORK) - Number(b.name === ANY_WORK))

/** Reads the page of all skills. Without the database it has no counts. */
export async function readSkillsPage(scope: RequestScope): Promise<{ page: SkillsPage; degraded: boolean }> {
  const read = () =>
    Promise.all([askedFor(scope, EMPTY_SEARCH), askedFor(scope, { ...EMPTY_SEARCH, levels: ['Fresher'] })])
  const { value, degraded } = await queryWithFallback(scope, 'skills', read, [[], []])
  return { page: { asked: value[0] ?? [], askedOfFreshers: value[1] ?? [], groups: GROUPS }, degraded }
}

async function askedFor({ finder, now }: RequestScope, search: JobSearch): Promise<SeenName[]> {
  const found = await finder.find(search, { order: 'newest', offset: 0, limit: 1, now, facets: true })
  const known = new Set(SKILLS.map(({ name }) => slugOf(name)))
  return namesSeen(found, 'skill')
    .filter(({ slug }) => known.has(slug))
    .slice(0, MOST_ASKED)
}
