import type { Kysely, Selectable } from 'kysely'
import type { Database, PublicBusinessIdeasView, StartupResourcesTable } from '../schema.ts'

/** A premium idea comes without its description and monetization model: they stay in the database. */
export type BusinessIdea = Selectable<PublicBusinessIdeasView>
export type StartupResource = Selectable<StartupResourcesTable>

/** Business ideas, premium first. */
export function listBusinessIdeas(db: Kysely<Database>, limit = 6): Promise<BusinessIdea[]> {
  return db
    .selectFrom('public_business_ideas')
    .selectAll()
    .orderBy('is_premium', 'desc')
    .orderBy('title')
    .limit(limit)
    .execute()
}

/** Startup resources, free first. */
export function listStartupResources(db: Kysely<Database>): Promise<StartupResource[]> {
  return db.selectFrom('startup_resources').selectAll().orderBy('is_free', 'desc').orderBy('title').execute()
}
