import type { Kysely, Selectable } from 'kysely'
import type { InterviewPrepResourcesTable } from '#db/content-schema.ts'
import type { Database } from '#db/schema.ts'
import { alphabetical, anyContains, difficultyRank } from '../text-match.ts'

export type InterviewResource = Selectable<InterviewPrepResourcesTable>
export type InterviewResourceSort = 'topic' | 'difficulty' | 'type'

export interface InterviewResourceFilters {
  category?: string
  /** Part of the topic's name or summary. */
  search?: string
}

/** Interview resources, of one tab or all: by topic, easiest first, or by resource type. */
export function listInterviewResources(
  db: Kysely<Database>,
  { category, search }: InterviewResourceFilters,
  sort: InterviewResourceSort = 'topic',
): Promise<InterviewResource[]> {
  let query = db
    .selectFrom('interview_prep_resources')
    .selectAll()
    .where((eb) => anyContains(eb, ['topic_name', 'summary'], search))
  if (category !== undefined) query = query.where('category', '=', category)
  const sorted = {
    topic: query,
    difficulty: query.orderBy((eb) => difficultyRank(eb, 'difficulty')),
    type: query.orderBy('resource_type'),
  }[sort]
  return sorted
    .orderBy((eb) => alphabetical(eb, 'topic_name'))
    .orderBy('id')
    .execute()
}
