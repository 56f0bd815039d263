import { beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { guarded } from '#test/guarded.ts'
import { RATING_POSTS, ratingRoute, type RatingRouteOptions } from './rating-route.ts'

const SITE = 'https://pravesh.example'
const database = testDatabase()
beforeEach(() => database.empty())

const from = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 4000, remoteFamily: 'IPv4' } },
})
const asJson = { accept: 'application/json' }

async function site(options: Partial<RatingRouteOptions> = {}) {
  const { id: row } = await database.owner
    .insertInto('learn_courses')
    .values({
      name: 'Linux',
      platform: 'Freely',
      role_category: 'DevOps',
      difficulty: 'Beginner',
      rating: null,
      is_free: true,
      tags: [],
      link: 'https://freely.example/',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const logError = vi.fn()
  const route = ratingRoute({ db: database.web, siteUrl: SITE, logError, ...options })
  const app = guarded(route, RATING_POSTS)
  const post = (
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    address = '203.0.113.7',
  ) =>
    app.request(
      '/rate',
      {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
      },
      from(address),
    )
  /** The outcome that a script is told. */
  const rate = async (stars: number, address?: string, cookie = '') => {
    const response = await post({ row, stars: `${stars}` }, { ...asJson, cookie }, address)
    return [response.status, ...Object.values((await response.json()) as object)] as unknown[]
  }
  const stored = () => database.owner.selectFrom('ratings').selectAll().execute()
  return { row, post, rate, stored, logError }
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

test('stores the row, the stars, the day and two hashes, and nothing else about the visitor', async () => {
  const { row, post, stored } = await site()
  const response = await post({ row, stars: '4', name: 'Asha' }, { ...asJson, 'user-agent': 'Firefox' })
  expect([response.status, await response.json()]).toEqual([200, { outcome: 'thanks' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await stored()).toEqual([
    {
      row_id: row,
      stars: 4,
      device: expect.any(Buffer),
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      network: expect.any(Buffer),
    },
  ])
})

test.each(['', 'https://pravesh.example//evil.example/', 'nonsense'])(
  'the referrer "%s" leads nowhere else',
  async (referer) => {
    const { row, post } = await site()
    const response = await post({ row, stars: '4' }, { referer })
    expect(response.headers.get('location')).toBe(`/courses?rated=thanks#rate-${row}`)
  },
)

test('a device changes its voice, known by a cookie that only a stored rating sets', async () => {
  const { row, post, rate, stored } = await site({ keepDays: 200 })
  const first = await post({ row, stars: '4' }, asJson)
  expect(first.headers.get('set-cookie')).toMatch(
    /^__Host-rater=[\w-]{22}; Max-Age=17280000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await rate(2, undefined, cookieOf(first))).toEqual([200, 'changed'])
  expect(await stored()).toMatchObject([{ stars: 2 }])
  const refused = await post({ row, stars: '5' }, asJson)
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([429, null])
})

test('a cookie of another form is not used', async () => {
  const { row, post, stored } = await site()
  const response = await post({ row, stars: '4' }, { ...asJson, cookie: '__Host-rater=x' })
  expect(cookieOf(response)).toMatch(/^__Host-rater=[\w-]{22}$/)
  expect(await stored()).toHaveLength(1)
})

test('a network has one voice for a row, and all networks of a host together', async () => {
  const { rate, stored } = await site({ mayRate: () => true })
  expect(await rate(5)).toEqual([200, 'thanks'])
  expect(await rate(5)).toEqual([429, 'network'])
  for (let net = 0; net < 20; net++) await rate(5, `2001:db8:2:${net.toString(16)}::1`)
  expect(await stored()).toHaveLength(2)
  // Nor by another process, or after a restart.
  const restarted = ratingRoute({ db: database.web, siteUrl: SITE, logError: vi.fn() })
  const body = new URLSearchParams({ row: (await stored())[0]?.row_id ?? '', stars: '5' })
  const again = await restarted.request(
    '/rate',
    { method: 'POST', body, headers: asJson },
    from('203.0.113.7'),
  )
  expect([again.status, await again.json()]).toEqual([429, { outcome: 'network' }])
})

test('a flood from one client is refused, and tells it to come back later', async () => {
  const { rate, stored } = await site()
  const outcomes = new Set<unknown>()
  for (let press = 0; press < 60; press++) outcomes.add((await rate(1))[1])
  expect([...outcomes]).toEqual(['thanks', 'network', 'later'])
  expect(await stored()).toHaveLength(1)
})

test('too many that wait for the database are refused', async () => {
  const { promise: gate, resolve } = Promise.withResolvers<void>()
  const slow = fakeDatabase(async () => {
    await gate
    return [{ result: 'added' }]
  })
  const { rate } = await site({ db: slow, mayRate: () => true })
  const pending = Array.from({ length: 60 }, (_, visitor) => rate(4, `203.0.113.${visitor}`))
  await expect(Promise.race(pending)).resolves.toEqual([429, 'later'])
  resolve()
  const outcomes = (await Promise.all(pending)).map(([status]) => status)
  expect(outcomes.filter((status) => status === 429)).toHaveLength(10)
})

test.each([
  ['no stars', { stars: '' }],
  ['no star', { stars: '0' }],
  ['six stars', { stars: '6' }],
  ['half a star', { stars: '4.5' }],
  ['no row', { row: '7' }],
])('%s is rejected with a message', async (_, change) => {
  const { row, post, stored } = await site()
  const response = await post({ row, stars: '4', ...change })
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/^The rating is not valid/)
  expect(await stored()).toEqual([])
})

test('a row that is gone says so', async () => {
  const { post } = await site()
  const response = await post({ row: crypto.randomUUID(), stars: '4' }, asJson)
  expect([response.status, await response.json()]).toEqual([404, { outcome: 'gone' }])
})

test('logs a database error and tells the visitor', async () => {
  const broken = fakeDatabase(() => {
    throw new Error('gone')
  })
  const { rate, logError } = await site({ db: broken })
  expect(await rate(4)).toEqual([503, 'failed'])
  expect(logError).toHaveBeenCalledOnce()
})
