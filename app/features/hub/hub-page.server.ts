import type { RequestScope } from '#app/page/context.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import {
  listBusinessIdeas,
  listStartupResources,
  type BusinessIdea,
  type StartupResource,
} from '#db/queries/content/startup.ts'

const PREMIUM_SHOWN = 2
const FREE_SHOWN = 1
const RESOURCES_SHOWN = 8

/** The public fields of a premium idea. The paid ones never leave the database. */
export type PremiumIdea = Pick<
  BusinessIdea,
  'id' | 'title' | 'category' | 'estimated_investment' | 'potential_revenue'
>
export type FreeIdea = Pick<
  BusinessIdea,
  'id' | 'title' | 'category' | 'estimated_investment' | 'description' | 'monetization_model'
>

export interface HubPageData {
  premium: PremiumIdea[]
  free: FreeIdea[]
  resources: StartupResource[]
  /** Which query failed: then the empty list does not mean that there are none. */
  unavailable: { ideas: boolean; resources: boolean }
}

/** Reads the hub's ideas and resources. A list whose query fails is empty and marked unavailable. */
export async function readHubPage(scope: RequestScope): Promise<HubPageData> {
  const [ideas, resources] = await Promise.all([
    queryWithFallback(scope, 'business ideas', (db) => listBusinessIdeas(db), []),
    queryWithFallback(scope, 'startup resources', listStartupResources, []),
  ])
  return {
    premium: ideas.value
      .filter(({ is_premium }) => is_premium)
      .slice(0, PREMIUM_SHOWN)
      .map(({ id, title, category, estimated_investment, potential_revenue }) => ({
        id,
        title,
        category,
        estimated_investment,
        potential_revenue,
      })),
    free: ideas.value.filter(({ is_premium }) => !is_premium).slice(0, FREE_SHOWN),
    resources: resources.value.slice(0, RESOURCES_SHOWN),
    unavailable: { ideas: ideas.degraded, resources: resources.degraded },
  }
}
