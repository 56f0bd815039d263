import type { Kysely, Selectable } from 'kysely'
import type { PublicBusinessIdeasView, StartupResourcesTable } from '#db/content-schema.ts'
import type { Database } from '#db/schema.ts'
import { liveLink } from './live-link.ts'

/** A premium idea comes without its description and monetization model, which never leave the database. */
export type BusinessIdea = Selectable<PublicBusinessIdeasView>
export type StartupResource = Selectable<StartupResourcesTable>

const IDEA = [
  'id',
  'title',
  'description',
  'category',
  'estimated_investment',
  'potential_revenue',
  'monetization_model',
  'is_premium',
] as const

/**
 * Business ideas, premium first. The last place goes to a free idea, if there is one, however many premium
 * ideas there are (docs/decisions/0009).
 */
export function listBusinessIdeas(db: Kysely<Database>, limit = 6): Promise<BusinessIdea[]> {
  const ranked = db
    .selectFrom('public_business_ideas')
    .select(IDEA)
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((window) => window.partitionBy('is_premium').orderBy('title'))
        .as('place'),
    )
    .as('ideas')
  return db
    .selectFrom(ranked)
    .select(IDEA)
    .orderBy((eb) =>
      eb
        .case()
        .when(eb.and([eb('is_premium', '=', true), eb('place', '<', limit)]))
        .then(eb.lit(0))
        .when('is_premium', '=', false)
        .then(eb.lit(1))
        .else(eb.lit(2))
        .end(),
    )
    .orderBy('title')
    .limit(limit)
    .execute()
}

/** All business ideas, free and premium. */
export async function countBusinessIdeas(db: Kysely<Database>): Promise<number> {
  const { ideas } = await db
    .selectFrom('public_business_ideas')
    .select((eb) => eb.fn.countAll<number>().as('ideas'))
    .executeTakeFirstOrThrow()
  return ideas
}

/** Startup resources, free first. */
export function listStartupResources(db: Kysely<Database>): Promise<StartupResource[]> {
  return db
    .selectFrom('startup_resources')
    .selectAll()
    .select(liveLink('startup_resources.url').as('url'))
    .orderBy('is_free', 'desc')
    .orderBy('title')
    .execute()
}
