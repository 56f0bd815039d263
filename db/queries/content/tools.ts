import type { Kysely, Selectable } from 'kysely'
import type { ToolsCoursesTable } from '#db/content-schema.ts'
import type { Database } from '#db/schema.ts'
import { alphabetical, anyContains } from '../text-match.ts'

export type Tool = Selectable<ToolsCoursesTable>
export type ToolSort = 'name' | 'rating' | 'price'

export interface ToolFilters {
  category?: string
  /** Part of the name or description. */
  search?: string
}

/** Tools and courses, of one tab or all: by name, best rated first, or cheapest first (free before paid, unknown last). */
export function listTools(
  db: Kysely<Database>,
  { category, search }: ToolFilters,
  sort: ToolSort = 'name',
): Promise<Tool[]> {
  let query = db
    .selectFrom('tools_courses')
    .selectAll()
    .where((eb) => anyContains(eb, ['name', 'description'], search))
  if (category !== undefined) query = query.where('category', '=', category)
  const sorted = {
    name: query,
    rating: query.orderBy('rating', (order) => order.desc().nullsLast()),
    price: query.orderBy('is_free', 'desc').orderBy('price', (order) => order.asc().nullsLast()),
  }[sort]
  return sorted
    .orderBy((eb) => alphabetical(eb, 'name'))
    .orderBy('id')
    .execute()
}
