import { randomBytes } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Stars } from '#core/rating.ts'
import type { LearnCoursesTable } from '#db/content-schema.ts'
import { testDatabase } from '#test/database.ts'
import { COURSES, listRows, PREP_RESOURCES, TOOLS } from './catalogue.ts'
import { rateRow } from './ratings.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const COURSE = {
  platform: 'Freely',
  role_category: 'DevOps',
  difficulty: 'Beginner',
  rating: null,
  is_free: true,
  tags: [] as string[],
  link: 'https://freely.example/',
} as const

/** Inserts courses, and returns their ids by name. */
async function courses(
  ...rows: (Pick<Insertable<LearnCoursesTable>, 'name'> & Partial<Insertable<LearnCoursesTable>>)[]
) {
  const values = rows.map((row) => Object.assign({}, COURSE, row))
  const inserted = await database.owner
    .insertInto('learn_courses')
    .values(values)
    .returning(['id', 'name'])
    .execute()
  const ids = new Map(inserted.map(({ id, name }) => [name, id]))
  return (name: string) => ids.get(name) ?? ''
}

const rate = (
  rowId: string,
  stars: Stars,
  device = randomBytes(16),
  mayAdd = true,
  network: string | null = null,
) => rateRow(database.web, { rowId, device, stars, network }, mayAdd)
async function rateAll(rowId: string, ...all: Stars[]): Promise<void> {
  for (const stars of all) expect(await rate(rowId, stars)).toBe('added')
}
const listed = async (sort: 'name' | 'rating' = 'name') =>
  (await listRows(database.web, COURSES, {}, sort)).map(({ name, rating, rating_count }) => [
    name,
    rating,
    rating_count,
  ])

test('a rating shows from five voices on, as their mean with one decimal', async () => {
  const id = await courses({ name: 'Linux' })
  await rateAll(id('Linux'), 5, 4, 4, 4)
  expect(await listed()).toEqual([['Linux', null, null]])
  await rateAll(id('Linux'), 4)
  expect(await listed()).toEqual([['Linux', 4.2, 5]])
  await rateAll(id('Linux'), 5)
  expect(await listed()).toEqual([['Linux', 4.3, 6]])
})

test('the order by rating: best mean first, of equal ones that of more visitors, then unrated by name', async () => {
  const id = await courses({ name: 'b' }, { name: 'Good' }, { name: 'Best' }, { name: 'A' }, { name: 'Many' })
  await rateAll(id('Good'), 4, 4, 4, 4, 4)
  await rateAll(id('Many'), 4, 4, 4, 4, 4, 4)
  await rateAll(id('Best'), 5, 5, 5, 5, 5)
  // Too few to count.
  await rateAll(id('b'), 5, 5, 5, 5)
  expect((await listed('rating')).map(([name]) => name)).toEqual(['Best', 'Many', 'Good', 'A', 'b'])
})

test('an imported rating is shown, without a number, until five visitors rated', async () => {
  const id = await courses({ name: 'Linux', rating: 4.8 })
  await rateAll(id('Linux'), 1, 1, 1, 1)
  expect(await listed()).toEqual([['Linux', 4.8, null]])
  await rateAll(id('Linux'), 1)
  expect(await listed()).toEqual([['Linux', 1, 5]])
})

test('tools and prep resources are rated too, each under its own id', async () => {
  const { owner, web } = database
  const tool = { name: 'Ask', description: 'x', price: null, is_free: false, rating: null, tags: [] }
  const { id: toolId } = await owner
    .insertInto('tools_courses')
    .values({ ...tool, category: 'AI Tools', logo_url: null, website_url: 'https://ask.example/' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const resource = { name: 'Numbers', description: 'x', price: null, is_free: true, rating: null }
  const { id: prepId } = await owner
    .insertInto('prep_zone_resources')
    .values({
      ...resource,
      category: 'Aptitude',
      resource_type: 'Book',
      best_for: null,
      link: 'https://n.example/',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await rateAll(toolId, 3, 3, 3, 3, 3)
  await rateAll(prepId, 5, 5, 5, 5, 4)
  expect(await listRows(web, TOOLS)).toMatchObject([{ rating: 3, rating_count: 5 }])
  expect(await listRows(web, PREP_RESOURCES)).toMatchObject([{ rating: 4.8, rating_count: 5 }])
})

test('a device has one voice for a row, and another one replaces it', async () => {
  const id = await courses({ name: 'Linux' }, { name: 'Git' })
  const device = randomBytes(16)
  expect(await rate(id('Linux'), 1, device)).toBe('added')
  await rateAll(id('Linux'), 5, 5, 5, 5)
  expect(await listed()).toContainEqual(['Linux', 4.2, 5])
  expect(await rate(id('Linux'), 5, device)).toBe('changed')
  expect(await rate(id('Linux').toUpperCase(), 5, device)).toBe('changed')
  expect(await listed()).toContainEqual(['Linux', 5, 5])
  expect(await rate(id('Git'), 5, device)).toBe('added')
})

test('nothing is stored for a new device that may not add, a row without a link, or no row', async () => {
  const id = await courses({ name: 'Linux' }, { name: 'Soon', link: null })
  expect(await rate(id('Linux'), 5, undefined, false)).toBe('new')
  expect(await rate(id('Soon'), 5)).toBe('unknown')
  expect(await rate(crypto.randomUUID(), 5)).toBe('unknown')
  const { rows } = await sql`select from rating_totals union all select from ratings`.execute(database.owner)
  expect(rows).toEqual([])
})

test('a row takes a hundred voices a day; who has one can still change it', async () => {
  const id = await courses({ name: 'Linux' })
  const device = randomBytes(16)
  await rate(id('Linux'), 5, device)
  await rateAll(id('Linux'), ...Array<Stars>(99).fill(1))
  expect(await rate(id('Linux'), 1)).toBe('full')
  expect(await listed()).toEqual([['Linux', 1, 100]])
  expect(await rate(id('Linux'), 4, device)).toBe('changed')
  await sql`update ratings set day = day - 1`.execute(database.owner)
  expect(await rate(id('Linux'), 1)).toBe('added')
})

test('voices at once are all counted, and one device at once is one', async () => {
  const id = await courses({ name: 'Linux' })
  const one = randomBytes(16)
  const results = await Promise.all([
    ...Array.from({ length: 6 }, () => rate(id('Linux'), 4)),
    ...Array.from({ length: 6 }, () => rate(id('Linux'), 4, one)),
  ])
  expect(results.filter((result) => result === 'added')).toHaveLength(7)
  expect(await listed()).toEqual([['Linux', 4, 7]])
})

test('stored voices of one device have nothing in common', async () => {
  const id = await courses({ name: 'Linux' }, { name: 'Git' })
  const device = randomBytes(16)
  await rate(id('Linux'), 5, device)
  await rate(id('Git'), 5, device)
  const stored = await database.owner.selectFrom('ratings').select('device').execute()
  expect(new Set([...stored.map((row) => row.device.toString('hex')), device.toString('hex')]).size).toBe(3)
})

test('ratings go with their row', async () => {
  const id = await courses({ name: 'Linux' }, { name: 'Git' })
  await rateAll(id('Linux'), 5, 5)
  await rateAll(id('Git'), 5)
  await database.owner.deleteFrom('learn_courses').where('name', '=', 'Linux').execute()
  const left = await database.owner.selectFrom('ratings').select('row_id').execute()
  const totals = await database.owner.selectFrom('rating_totals').select('row_id').execute()
  expect([left, totals]).toEqual([[{ row_id: id('Git') }], [{ row_id: id('Git') }]])
})

test('a network has one voice for a row, on any day, and a device on it can change its own', async () => {
  const id = await courses({ name: 'Linux' }, { name: 'Git' })
  const device = randomBytes(16)
  const from = (network: string, row = 'Linux', own = randomBytes(16)) => rate(id(row), 5, own, true, network)
  expect(await from('2001:db8:1::', 'Linux', device)).toBe('added')
  await sql`update ratings set day = day - 7`.execute(database.owner)
  expect(await from('2001:db8:1::')).toBe('network')
  expect(await rate(id('Linux'), 2, device, true, '2001:db8:1::')).toBe('changed')
  expect(await from('2001:db8:2::')).toBe('added')
  expect(await from('2001:db8:1::', 'Git')).toBe('added')
  // What is stored of two rows has nothing in common, and no address in it.
  const stored = await database.owner.selectFrom('ratings').select('network').execute()
  expect(new Set(stored.map(({ network }) => network?.toString('hex'))).size).toBe(3)
  await expect(sql`select salt from rating_salt`.execute(database.web)).rejects.toThrow('permission denied')
})
