import { comingFirst } from '#core/event.ts'
import { readShippedRows } from '#content/shipped-content.ts'
import { tableNamed } from './content-tables.ts'

/** A catalogue page as a visitor sees it, with the expected lists, derived from the shipped rows. */
export interface CataloguePlace {
  path: string
  heading: string
  searchLabel: string
  /** Titles of the list at the plain address. */
  first: string[]
  /** A tab other than the first, and its titles; null if the page has no tabs. */
  tab: { name: string; query: string; titles: string[] } | null
  /** A search word, and the titles it finds on the plain page. */
  search: { word: string; titles: string[] }
  /** An option of a select, by its label, and the titles it gives. */
  select: { label: string; option: string; query: string; titles: string[] }
  /** The page's text when nothing matches. */
  empty: string
}

type Row = Record<string, unknown>
type Order = (a: Row, b: Row) => number
type RowFilter = (row: Row) => boolean

const shipped = (name: string): Promise<Row[]> => readShippedRows(tableNamed(name))

const lower = (value: unknown) => String(value).toLowerCase()
const is =
  (name: string, value: unknown): RowFilter =>
  (row) =>
    row[name] === value
const text = (name: string) => (row: Row) => lower(row[name])
const level = (name: string) => (row: Row) =>
  ['Easy', 'Beginner', 'Intermediate', 'Advanced'].indexOf(String(row[name]))

/** Orders by these fields, one after the other; null last. */
function by(...fields: ((row: Row) => string | number | null)[]): Order {
  return (a, b) => {
    for (const field of fields) {
      const [left, right] = [field(a), field(b)]
      if (left === right) continue
      if (left === null || right === null) return left === null ? 1 : -1
      return left < right ? -1 : 1
    }
    return 0
  }
}

/** Upcoming events before past ones, as of today; core tests the order. */
function upcomingFirst(rows: Row[]): Row[] {
  const timed = rows.map((row) => ({
    row,
    event_date: row.event_date === null ? null : new Date(String(row.event_date)),
    is_expected: row.is_expected === true,
  }))
  return comingFirst(timed, new Date()).map(({ row }) => row)
}

interface PlaceSource extends Pick<CataloguePlace, 'path' | 'heading' | 'searchLabel' | 'empty'> {
  rows: Row[]
  /** The field in a card's heading. */
  title: string
  order: Order
  /** The rows in the first list. */
  first?: RowFilter
  tab?: { field: string; name: string; query: string }
  search: { word: string; fields: string[] }
  select: { label: string; option: string; query: string; matches?: RowFilter; order?: Order }
  /** Number of cards shown at first. */
  limit?: number
  arrange?: (rows: Row[]) => Row[]
}

function place(source: PlaceSource): CataloguePlace {
  const {
    rows,
    title,
    order,
    first = () => true,
    search,
    select,
    tab,
    limit,
    arrange = (rows) => rows,
  } = source
  const titles = (matches: RowFilter, by: Order = order) =>
    arrange(rows.filter(matches).sort(by))
      .slice(0, limit)
      .map((row) => String(row[title]))
  const found: RowFilter = (row) => search.fields.some((field) => lower(row[field]).includes(search.word))
  const { path, heading, searchLabel, empty } = source
  return {
    path,
    heading,
    searchLabel,
    empty,
    first: titles(first),
    tab: tab ? { name: tab.name, query: tab.query, titles: titles(is(tab.field, tab.name)) } : null,
    search: { word: search.word, titles: titles((row) => first(row) && found(row)) },
    select: {
      label: select.label,
      option: select.option,
      query: select.query,
      titles: titles((row) => first(row) && (select.matches?.(row) ?? true), select.order),
    },
  }
}

/** All catalogues of the site: the specification's seven, with its texts. */
export const CATALOGUE_PLACES: CataloguePlace[] = [
  place({
    path: '/courses',
    heading: 'Free + Paid Courses Hub',
    searchLabel: 'Search courses or platforms',
    rows: await shipped('learn-courses'),
    title: 'name',
    order: by(text('name')),
    first: is('role_category', 'Frontend Dev'),
    tab: { field: 'role_category', name: 'Cloud & Security', query: 'tab=cloud-security' },
    search: { word: 'google', fields: ['name', 'platform'] },
    select: {
      label: 'Sort by',
      option: 'Sort by difficulty',
      query: 'sort=difficulty',
      order: by(level('difficulty'), text('name')),
    },
    empty: 'No Frontend Dev courses found',
  }),
  place({
    path: '/tools-courses',
    heading: 'Tools & Courses Hub',
    searchLabel: 'Search tools and courses',
    rows: await shipped('tools-courses'),
    title: 'name',
    order: by(text('name')),
    first: is('category', 'AI Tools'),
    tab: { field: 'category', name: 'Paid Courses', query: 'tab=paid-courses' },
    search: { word: 'code', fields: ['name', 'description'] },
    select: {
      label: 'Sort by',
      option: 'Sort by price',
      query: 'sort=price',
      order: by(
        (row) => (row.is_free === true ? 0 : 1),
        (row) => (row.price === null ? null : Number(row.price)),
        text('name'),
      ),
    },
    empty: 'No AI Tools match “zzzz”',
  }),
  place({
    path: '/interview-prep',
    heading: 'Interview Prep Hub',
    searchLabel: 'Search topics',
    rows: await shipped('interview-prep-resources'),
    title: 'topic_name',
    order: by(text('topic_name')),
    first: is('category', 'DSA Practice'),
    tab: { field: 'category', name: 'HR Round Questions', query: 'tab=hr-round-questions' },
    search: { word: 'graph', fields: ['topic_name', 'summary'] },
    select: {
      label: 'Sort by',
      option: 'Sort by difficulty',
      query: 'sort=difficulty',
      order: by(level('difficulty'), text('topic_name')),
    },
    empty: 'No topics match “zzzz”',
  }),
  place({
    path: '/resume-portfolio',
    heading: 'Resume & Portfolio Hub',
    searchLabel: 'Search resources',
    rows: await shipped('resume-portfolio-resources'),
    title: 'title',
    order: by(text('title')),
    first: is('resource_type', 'Resume'),
    tab: { field: 'resource_type', name: 'Portfolio', query: 'tab=portfolio' },
    search: { word: 'latex', fields: ['title', 'summary'] },
    select: {
      label: 'Sort by',
      option: 'Sort by platform',
      query: 'sort=platform',
      order: by(text('platform'), text('title')),
    },
    empty: 'No resume resources found',
  }),
  place({
    path: '/prep-zone',
    heading: 'Prep Zone',
    searchLabel: 'Search resources',
    rows: await shipped('prep-zone-resources'),
    title: 'name',
    order: by(text('name')),
    first: is('category', 'Programming'),
    tab: { field: 'category', name: 'Soft Skills', query: 'tab=soft-skills' },
    search: { word: 'python', fields: ['name', 'description'] },
    select: {
      label: 'Resource type',
      option: 'Book',
      query: 'type=book',
      matches: is('resource_type', 'Book'),
    },
    empty: 'No Programming resources found',
  }),
  place({
    path: '/events-hackathons',
    heading: 'Events & Hackathons',
    searchLabel: 'Search events',
    rows: await shipped('events-hackathons'),
    title: 'event_name',
    order: by(
      (row) => (row.event_date === null ? null : Date.parse(String(row.event_date))),
      text('event_name'),
    ),
    arrange: upcomingFirst,
    limit: 24,
    search: { word: 'google', fields: ['event_name', 'organizer', 'description'] },
    select: {
      label: 'Event type',
      option: 'Meetup',
      query: 'type=meetup',
      matches: is('event_type', 'Meetup'),
    },
    empty: 'No events found',
  }),
  place({
    path: '/career-paths',
    heading: 'Career Paths',
    searchLabel: 'Search career paths',
    rows: await shipped('career-paths'),
    title: 'name',
    order: by(text('name')),
    limit: 4,
    search: { word: 'linux', fields: ['name', 'description'] },
    select: {
      label: 'Category',
      option: 'Data Science',
      query: 'category=data-science',
      matches: is('category', 'Data Science'),
    },
    empty: 'No career paths found',
  }),
]
