import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { alphabetical } from '../text-match.ts'
import { liveLink } from './live-link.ts'
import { sharesSkill } from './skill-learning.ts'

export interface SkillResource {
  id: string
  name: string
  link: string
  /** "Practice Platform", "Website": what it is. */
  kind: string
  /** Null if nobody says. */
  is_free: boolean | null
}

/** Prep and interview resources, and tools, that are about a skill and have a live link: free ones first. */
export async function resourcesFor(
  db: Kysely<Database>,
  skill: string,
): Promise<{ prep: SkillResource[]; tools: SkillResource[] }> {
  const [prep, interview, tools] = await Promise.all([
    db
      .selectFrom('prep_zone_resources')
      .select(['id', 'name', 'resource_type as kind', 'is_free'])
      .select(liveLink('prep_zone_resources.link').as('link'))
      .where(sharesSkill([skill]))
      .orderBy('is_free', 'desc')
      .orderBy((eb) => alphabetical(eb, 'name'))
      .execute(),
    db
      .selectFrom('interview_prep_resources')
      .select(['id', 'topic_name as name', 'resource_type as kind'])
      .select(sql<boolean | null>`null::boolean`.as('is_free'))
      .select(liveLink('interview_prep_resources.link').as('link'))
      .where(sharesSkill([skill]))
      .orderBy((eb) => alphabetical(eb, 'topic_name'))
      .execute(),
    db
      .selectFrom('tools_courses')
      .select(['id', 'name', 'category as kind', 'is_free'])
      .select(liveLink('tools_courses.website_url').as('link'))
      .where(sharesSkill([skill]))
      .orderBy('is_free', 'desc')
      .orderBy((eb) => alphabetical(eb, 'name'))
      .execute(),
  ])
  return { prep: linked([...prep, ...interview]), tools: linked(tools) }
}

/** Those with a link, each link once: prep and interview lists share some. */
function linked(rows: (Omit<SkillResource, 'link'> & { link: string | null })[]): SkillResource[] {
  const byLink = new Map<string, SkillResource>()
  for (const { link, ...row } of rows)
    if (link !== null && !byLink.has(link)) byLink.set(link, { ...row, link })
  return [...byLink.values()]
}
