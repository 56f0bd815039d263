import type { Kysely, Selectable } from 'kysely'
import type { LearnCoursesTable } from '#db/content-schema.ts'
import type { Database } from '#db/schema.ts'
import { alphabetical, anyContains, difficultyRank } from '../text-match.ts'

export type Course = Selectable<LearnCoursesTable>
export type CourseSort = 'name' | 'rating' | 'difficulty'

export interface CourseFilters {
  role_category?: string
  /** Part of the name or platform. */
  search?: string
}

/** Courses, of one role or all: by name, best rated first (unrated last), or easiest first. */
export function listCourses(
  db: Kysely<Database>,
  { role_category, search }: CourseFilters,
  sort: CourseSort = 'name',
): Promise<Course[]> {
  let query = db
    .selectFrom('learn_courses')
    .selectAll()
    .where((eb) => anyContains(eb, ['name', 'platform'], search))
  if (role_category !== undefined) query = query.where('role_category', '=', role_category)
  const sorted = {
    name: query,
    rating: query.orderBy('rating', (order) => order.desc().nullsLast()),
    difficulty: query.orderBy((eb) => difficultyRank(eb, 'difficulty')),
  }[sort]
  return sorted
    .orderBy((eb) => alphabetical(eb, 'name'))
    .orderBy('id')
    .execute()
}
