import { sql, type Kysely, type RawBuilder, type Selectable, type SelectQueryBuilder } from 'kysely'
import type {
  InterviewPrepResourcesTable,
  LearnCoursesTable,
  PrepZoneResourcesTable,
  ResumePortfolioResourcesTable,
  ToolsCoursesTable,
} from '../../content-schema.ts'
import type { Database } from '../../schema.ts'
import { alphabetical, anyContains, containing, difficultyRank } from '../text-match.ts'
import { liveLink } from './live-link.ts'
import { ratingCount, shownRating } from './ratings.ts'

/** What visitors may rate. `rating` is their mean; without enough of them, the imported one. */
interface Rated {
  /** How many visitors rated it; null if too few did to show it. */
  rating_count: number | null
}

export type Course = Selectable<LearnCoursesTable> & Rated
export type InterviewResource = Selectable<InterviewPrepResourcesTable>
export type PrepResource = Selectable<PrepZoneResourcesTable> & Rated
export type ResumeResource = Selectable<ResumePortfolioResourcesTable>
export type Tool = Selectable<ToolsCoursesTable> & Rated

type Columns<Row> = keyof Row & string

/** Rows while their query is built: only the table's name is known here. */
type Rows = SelectQueryBuilder<{ listed: Record<string, unknown> }, 'listed', Record<string, unknown>>

/** How a column orders rows. Unknown values come last. */
const ORDERS = {
  alphabet: (rows: Rows, column: string) => rows.orderBy((eb) => alphabetical(eb, column)),
  // Of two means, the one of more visitors.
  'best rated': (rows: Rows) =>
    rows
      .orderBy(shownRating('listed'), (order) => order.desc().nullsLast())
      .orderBy(ratingCount('listed'), (order) => order.desc().nullsLast()),
  'as stored': (rows: Rows, column: string) => rows.orderBy(column),
  'easiest first': (rows: Rows, column: string) => rows.orderBy((eb) => difficultyRank(eb, column)),
  'low to high': (rows: Rows, column: string) => rows.orderBy(column, (order) => order.asc().nullsLast()),
  'true first': (rows: Rows, column: string) => rows.orderBy(column, 'desc'),
}

type Order<Row> = readonly [column: Columns<Row>, how: keyof typeof ORDERS]

/** A table that a page lists: its searchable columns, its filters, and its orders. */
export interface CatalogueTable<Row, Filter extends Columns<Row>, Sort extends string> {
  /** Its name in the database. It has a column `id`, and the web role may read it. */
  table: string
  /** The columns that are searched. */
  search: readonly Columns<Row>[]
  /** Lists of words that are searched too. */
  searchLists?: readonly Columns<Row>[]
  filters: readonly Filter[]
  /** The orders by name; the first is the default. Ties are sorted alphabetically by `name`. */
  sorts: Record<Sort, readonly Order<Row>[]>
  /** The column with the row's name. */
  name: Columns<Row>
  /** The column with the link of its button, which is left out once the link is dead. */
  link: Columns<Row>
  /** Whether visitors rate its rows. */
  isRated?: boolean
}

/** A query on a table; undefined filters nothing. */
export type RowFilters<Row, Filter extends keyof Row> = Partial<Pick<Row, Filter>> & {
  /** Part of a searched column, ignoring case. */
  search?: string
}

/** Defines a table with its columns checked against its row type: `catalogueTable<Course>()({ … })`. */
export function catalogueTable<Row>() {
  return <const Filter extends Columns<Row>, const Sort extends string>(
    table: CatalogueTable<Row, Filter, Sort>,
  ) => table
}

/** All matching rows of the table, in the requested order. */
export async function listRows<Row, Filter extends Columns<Row>, Sort extends string>(
  db: Kysely<Database>,
  { table, search, searchLists = [], filters, sorts, name, link, isRated }: CatalogueTable<Row, Filter, Sort>,
  wanted: RowFilters<Row, Filter> = {},
  sort?: Sort,
): Promise<Row[]> {
  let rows: Rows = db
    .selectFrom(sql<Record<string, unknown>>`${sql.table(table)}`.as<'listed'>(sql.ref('listed')))
    .selectAll()
    // The later column of a name counts.
    .select(liveLink(`listed.${link}`).as(link))
    .where((eb) => eb.or([anyContains(eb, [...search], wanted.search), inLists(searchLists, wanted.search)]))
  if (isRated)
    rows = rows.select([shownRating('listed').as('rating'), ratingCount('listed').as('rating_count')])
  const values: Record<string, unknown> = wanted
  for (const column of filters as readonly string[]) {
    const value = values[column]
    if (value !== undefined) rows = rows.where(column, '=', value)
  }
  const orders = sort === undefined ? Object.values<readonly Order<Row>[]>(sorts)[0] : sorts[sort]
  for (const [column, how] of orders ?? []) rows = ORDERS[how](rows, column)
  const found = await rows
    .orderBy((eb) => alphabetical(eb, name))
    .orderBy('id')
    .execute()
  // The column names come from the definition, which the migrations and `content-schema.ts` keep in step.
  return found as Row[]
}

/** False without a text: then the other columns decide. */
function inLists(columns: readonly string[], text: string = ''): RawBuilder<boolean> {
  if (columns.length === 0 || text.trim() === '') return sql<boolean>`false`
  const texts = columns.map((column) => sql`array_to_string(${sql.ref(column)}, ' | ')`)
  return sql<boolean>`concat_ws(' | ', ${sql.join(texts)}) ilike ${containing(text.trim())}`
}

export const COURSES = catalogueTable<Course>()({
  table: 'learn_courses',
  search: ['name', 'platform'],
  searchLists: ['tags'],
  filters: ['role_category'],
  sorts: { name: [], rating: [['rating', 'best rated']], difficulty: [['difficulty', 'easiest first']] },
  name: 'name',
  link: 'link',
  isRated: true,
})

export const INTERVIEW_RESOURCES = catalogueTable<InterviewResource>()({
  table: 'interview_prep_resources',
  search: ['topic_name', 'summary'],
  filters: ['category'],
  sorts: {
    topic: [],
    difficulty: [['difficulty', 'easiest first']],
    type: [['resource_type', 'as stored']],
  },
  name: 'topic_name',
  link: 'link',
})

export const PREP_RESOURCES = catalogueTable<PrepResource>()({
  table: 'prep_zone_resources',
  search: ['name', 'description'],
  filters: ['category', 'resource_type', 'is_free'],
  sorts: { rating: [['rating', 'best rated']] },
  name: 'name',
  link: 'link',
  isRated: true,
})

export const RESUME_RESOURCES = catalogueTable<ResumeResource>()({
  table: 'resume_portfolio_resources',
  search: ['title', 'summary'],
  filters: ['resource_type'],
  sorts: { title: [], platform: [['platform', 'alphabet']], price: [['is_free', 'true first']] },
  name: 'title',
  link: 'link',
})

/** By price: free first, then the cheapest, and unknown prices last. */
export const TOOLS = catalogueTable<Tool>()({
  table: 'tools_courses',
  search: ['name', 'description'],
  filters: ['category'],
  sorts: {
    name: [],
    rating: [['rating', 'best rated']],
    price: [
      ['is_free', 'true first'],
      ['price', 'low to high'],
    ],
  },
  name: 'name',
  link: 'website_url',
  isRated: true,
})
