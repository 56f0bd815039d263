import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { API_BASE, CLICK_CALL, READ_CALLS } from '#core/api/calls.ts'
import { businessIdeaSchema } from '#core/content/business-ideas.ts'
import { dataPath } from '#seams/react-router.ts'
import { askSite } from '../ask-site.ts'
import { siteDatabase } from '../site-database.ts'
import { ADDED_ROUTES, SPECIFIED_ROUTES } from '../specified-routes.ts'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
/** A run of this many characters identifies a text. */
const PASSAGE = 40

const ideas = businessIdeaSchema
  .array()
  .parse(JSON.parse(await readFile(join(PROJECT, 'content/business-ideas.json'), 'utf8')))
const premium = ideas.filter(({ is_premium }) => is_premium)
const free = ideas.filter(({ is_premium }) => !is_premium)

/** Half a passage: every passage contains one that begins at a multiple of its length. */
const BLOCK = PASSAGE / 2

/** The paid parts of some ideas, cut for a fast search. */
interface Passages {
  whole: Set<string>
  blocks: Set<string>
}

function passagesOf(some: typeof ideas): Passages {
  const texts = some.flatMap(({ description, monetization_model }) => [description, monetization_model ?? ''])
  const cut = (length: number) => new Set(texts.flatMap((text) => windows(text, length)))
  return { whole: cut(PASSAGE), blocks: cut(BLOCK) }
}

function windows(text: string, length: number): string[] {
  return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length))
}

const withheld = passagesOf(premium)
const open = passagesOf(free)

/** The first passage that occurs in the response; null if there is none. */
function firstOf({ whole, blocks }: Passages, bytes: string): string | null {
  for (let at = 0; at + BLOCK <= bytes.length; at += BLOCK) {
    if (!blocks.has(bytes.slice(at, at + BLOCK))) continue
    const around = bytes.slice(Math.max(0, at - BLOCK), at + PASSAGE)
    const passage = windows(around, PASSAGE).find((window) => whole.has(window))
    if (passage !== undefined) return passage
  }
  return null
}

async function bytesOf(path: string, init?: RequestInit): Promise<string> {
  const response = await askSite(path, init)
  return response.text()
}

async function pagePaths(): Promise<string[]> {
  await using database = await siteDatabase()
  const path = await database.owner.selectFrom('career_paths').select('id').executeTakeFirst()
  return [...SPECIFIED_ROUTES, ...ADDED_ROUTES].map((route) => route.replace(':id', path?.id ?? '1'))
}

test('the site has every shipped premium idea, word for word', async () => {
  await using database = await siteDatabase()
  const rows = await database.owner
    .selectFrom('business_ideas')
    .select(['title', 'description', 'monetization_model'])
    .where('is_premium', '=', true)
    .execute()
  expect(premium.length).toBeGreaterThanOrEqual(6)
  for (const { title, description, monetization_model } of premium)
    expect(rows).toContainEqual({ title, description, monetization_model })
})

test('the check would find a leak', () => {
  for (const { description, monetization_model } of premium) {
    const passage = description.slice(100, 100 + PASSAGE)
    for (let before = 0; before <= PASSAGE; before++)
      expect(firstOf(withheld, `${'-'.repeat(before)}${passage}</p>`)).toBe(passage)
    expect(firstOf(withheld, `<p>${passage.slice(1)}</p>`)).toBeNull()
    expect(firstOf(withheld, JSON.stringify([{ is_premium: true, monetization_model }]))).not.toBeNull()
  }
  // No public text shares a passage with them, so any hit is a leak.
  for (const { title, potential_revenue } of ideas)
    expect(firstOf(withheld, `${title} ${potential_revenue}`)).toBeNull()
})

test.for(['/entrepreneur-hub', '/entrepreneur-hub.data'])(
  '%s shows a free idea in full, and no paid part of a premium one',
  async (path) => {
    const bytes = await bytesOf(path)
    for (const { title } of premium.toSorted((a, b) => (a.title < b.title ? -1 : 1)).slice(0, 2))
      expect(bytes).toContain(title)
    expect(firstOf(open, bytes)).not.toBeNull()
    expect(firstOf(withheld, bytes)).toBeNull()
  },
)

test("no other page and no page's data has a passage of a premium idea, whatever the parameters", async () => {
  const paths = await pagePaths()
  const queries = ['', '?show=120', '?search=premium&tab=premium&type=premium&category=SaaS&free=0']
  const addresses = [...paths, ...paths.map(dataPath), '/no-such-page'].flatMap((path) =>
    queries.map((query) => path + query),
  )
  for (const address of addresses) expect(firstOf(withheld, await bytesOf(address)), address).toBeNull()
  const whole = '/entrepreneur-hub.data?_routes=routes%2Fentrepreneur-hub'
  expect(firstOf(withheld, await bytesOf(whole)), whole).toBeNull()
})

test('no other response of the server has one', async () => {
  for (const path of [
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/jobs-1-of-1.xml',
    '/robots.txt',
    '/health',
    '/.data',
    '/__manifest?paths=/entrepreneur-hub',
  ])
    expect(firstOf(withheld, await bytesOf(path)), path).toBeNull()
  const item_id = crypto.randomUUID()
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  for (const body of [JSON.stringify({ item_type: 'job', item_id }), '{}', 'premium'])
    expect(firstOf(withheld, await bytesOf('/click', { method: 'POST', body, headers })), body).toBeNull()
})

test('no API response and no feed has one, whatever the parameters; free ideas are there', async () => {
  const id = (await (await fetch(`${inject('site').url}${API_BASE}/business-ideas`)).json()).data[0].id
  const calls = Object.values(READ_CALLS).map(({ path }) => API_BASE + path.replace('{id}', id))
  const queries = ['', '?limit=50', '?search=premium', '?is_premium=true', '?fields=description', '?select=*']
  const addresses = [
    ...calls,
    `${API_BASE}/business-ideas/${id}`,
    '/feeds/jobs.xml',
    '/feeds/jobs.json',
  ].flatMap((path) => queries.map((query) => path + query))
  for (const address of [...addresses, `${API_BASE}/openapi.json`])
    expect(firstOf(withheld, await bytesOf(address)), address).toBeNull()
  for (const method of ['POST', 'PUT', 'OPTIONS'])
    expect(firstOf(withheld, await bytesOf(`${API_BASE}/business-ideas`, { method })), method).toBeNull()
  const body = JSON.stringify({ item_type: 'job', item_id: id })
  const headers = { 'content-type': 'application/json' }
  const click = await bytesOf(API_BASE + CLICK_CALL.path, { method: 'POST', body, headers })
  expect(firstOf(withheld, click)).toBeNull()
  expect(firstOf(open, await bytesOf(`${API_BASE}/business-ideas`))).not.toBeNull()
})

test('no file that a browser can load has one', async () => {
  const folder = join(PROJECT, 'build/client')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  )
  const readable = files.filter(({ name }) => !/\.(br|gz|png|woff2)$/.test(name))
  expect(readable.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^entrepreneur-hub-.*\.js$/))
  for (const { parentPath, name } of readable)
    expect(firstOf(withheld, await readFile(join(parentPath, name), 'utf8')), name).toBeNull()
})
