import { expect, test, vi } from 'vitest'
import { FILES, PAGES, PICTURES } from './cache-names.ts'
import { forget, keepFile, keepPage, keepPicture, kept } from './keep.ts'

const ORIGIN = 'https://pravesh.example'
/** As browsers throw it. */
const FULL = new DOMException('Quota exceeded.', 'QuotaExceededError')

/** The browser's caches, with room for so many answers. */
function browserCaches(room = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, Map<string, Response>>()
  const cacheOf = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, cache)
    return cache
  }
  const count = () => Array.from(stored.values(), ({ size }) => size).reduce((sum, size) => sum + size, 0)
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      match: async (address: string) => cacheOf(name).get(address)?.clone(),
      keys: async () => Array.from(cacheOf(name).keys(), (url) => ({ url })),
      delete: async (key: string | { url: string }) =>
        cacheOf(name).delete(typeof key === 'string' ? key : key.url),
      put: async (address: string, response: Response) => {
        cacheOf(name).delete(address)
        if (count() >= room) throw FULL
        cacheOf(name).set(address, response)
      },
    }),
    delete: async (name: string) => stored.delete(name),
  })
  return (name: string) => Array.from(cacheOf(name).keys(), (address) => address.replace(ORIGIN, ''))
}

/** An answer of our server that is the same for everybody. */
function answer(body = '<title>Jobs</title>', type = 'text/html'): Response {
  const headers = { 'cache-control': 'public, max-age=60', 'content-type': type, 'x-request-id': '1' }
  return Object.defineProperty(new Response(body, { headers }), 'type', { value: 'basic' })
}

const page = (number: number) => keepPage(`${ORIGIN}/skills/${number}`, answer())
const file = (number: number) => keepFile(`${ORIGIN}/assets/${number}.js`, answer('', 'text/javascript'))
const picture = (number: number) => keepPicture(`${ORIGIN}/logos/${number}`, answer('', 'image/png'))

test('40 pages, 150 files and 60 pictures are kept; the oldest go', async () => {
  const listed = browserCaches()
  for (let number = 1; number <= 40; number += 1) await page(number)
  // Seen again, it is no longer the oldest.
  await page(1)
  await page(41)
  for (let number = 1; number <= 152; number += 1) await file(number)
  for (let number = 1; number <= 61; number += 1) await picture(number)
  expect(listed(PAGES)).toHaveLength(40)
  expect(listed(PAGES).slice(0, 1)).toEqual(['/skills/3'])
  expect(listed(PAGES).slice(-2)).toEqual(['/skills/1', '/skills/41'])
  expect([listed(FILES).length, listed(FILES)[0]]).toEqual([150, '/assets/3.js'])
  expect([listed(PICTURES).length, listed(PICTURES)[0]]).toEqual([60, '/logos/2'])
})

test('a picture of more than 30 kB is not kept', async () => {
  const listed = browserCaches()
  await keepPicture(`${ORIGIN}/logos/small`, answer('x'.repeat(30_000), 'image/png'))
  await keepPicture(`${ORIGIN}/logos/large`, answer('x'.repeat(30_001), 'image/png'))
  expect(listed(PICTURES)).toEqual(['/logos/small'])
})

test('where there is no more room, half of what is kept goes, and nothing throws', async () => {
  const listed = browserCaches(12)
  for (let number = 1; number <= 8; number += 1) await page(number)
  for (let number = 1; number <= 4; number += 1) await file(number)
  await page(9)
  expect(listed(PAGES)).toEqual(['/skills/5', '/skills/6', '/skills/7', '/skills/8'])
  expect(listed(FILES)).toEqual(['/assets/3.js', '/assets/4.js'])
  await page(10)
  expect(listed(PAGES)).toContain('/skills/10')
})

test('without storage nothing is kept, and nothing throws', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('Denied', 'SecurityError')) })
  await page(1)
  await file(1)
  await picture(1)
  await forget([])
  expect(await kept(PAGES, `${ORIGIN}/skills/1`)).toBeUndefined()
})

test('a page that is kept says when it came and what it is called', async () => {
  browserCaches()
  const title = 'पुणे &amp; IT jobs'
  await keepPage(`${ORIGIN}/jobs?utm_source=mail&search=java`, answer(`<title>${title}</title>`))
  const copy = await kept(PAGES, `${ORIGIN}/jobs?search=java`)
  expect(decodeURIComponent(copy?.headers.get('x-kept-title') ?? '')).toBe('पुणे & IT jobs')
  expect(Date.parse(copy?.headers.get('x-kept-at') ?? '')).toBeGreaterThan(0)
})
