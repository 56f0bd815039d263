import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readNewFiles, readStaticFiles, staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-static-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = 'const jobs = 1\n'.repeat(200)
let app = new Hono()

beforeAll(async () => {
  const client = join(folder, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  mkdirSync(join(client, '.vite'))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(client, '.vite', 'manifest.json'), '{}')
  writeFileSync(join(client, 'favicon.svg'), '<svg/>')
  writeFileSync(join(client, 'sw.js'), 'the worker')
  writeFileSync(join(client, 'archive.gz'), 'not the form of another file')
  writeFileSync(join(client, 'assets', 'entry-abc.js'), script)
  writeFileSync(join(client, 'assets', 'entry-abc.js.br'), 'as brotli')
  writeFileSync(join(client, 'assets', 'entry-abc.js.gz'), 'as gzip')
  const files = staticFiles(await readStaticFiles(client), readNewFiles(client))
  app = new Hono().use(files).get('*', (c) => c.text('a page'))
  writeFileSync(join(client, 'assets', 'entry-def.js'), 'of a newer build')
})

const get = (path: string, init?: RequestInit) => app.request(new Request(`http://localhost${path}`, init))

test('a file with a hash in its name is cached forever', async () => {
  const response = await get('/assets/entry-abc.js')
  expect(await response.text()).toBe(script)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('the worker is asked for at each visit', async () => {
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
})

test('other files are revalidated after an hour', async () => {
  const response = await get('/favicon.svg')
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  const tag = response.headers.get('etag') ?? ''
  expect((await get('/favicon.svg', { headers: { 'if-none-match': tag } })).status).toBe(304)
})

test.for([
  ['br, gzip', 'as brotli', 'br'],
  ['gzip, deflate, br, zstd', 'as brotli', 'br'],
  ['gzip', 'as gzip', 'gzip'],
])('serves the build’s compressed copy for Accept-Encoding %s', async ([accepted = '', body, encoding]) => {
  const response = await get('/assets/entry-abc.js', { headers: { 'accept-encoding': accepted } })
  expect(await response.text()).toBe(body)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test('serves a file that a newer build has added since', async () => {
  const response = await get('/assets/entry-def.js')
  expect(await response.text()).toBe('of a newer build')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.for(['/assets/none-abc.js', '/assets/..%2f..%2fsecret.txt', '/assets/.vite/manifest.json'])(
  'there is no file %s, whatever is on the disk',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test('HEAD sends no body', async () => {
  const response = await get('/assets/entry-abc.js', { method: 'HEAD' })
  expect(await response.text()).toBe('')
  expect(response.headers.get('content-length')).toBe(String(script.length))
})

test.for([
  '/secret.txt',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/.vite/manifest.json',
  '/assets',
])('%s is not a file of the site', async (path) => {
  expect(await (await get(path)).text()).toBe('a page')
})

test('a missing file in the hashed folder is a plain 404, not a page', async () => {
  expect((await get('/assets/entry-old.js')).status).toBe(404)
  expect((await get('/assets/..%2f..%2fsecret.txt')).status).toBe(404)
  expect((await get('/assets/entry-abc.js.br')).status).toBe(404)
})

test('a compressed file without an original is served as it is', async () => {
  expect((await get('/archive.gz')).headers.get('content-type')).toBe('application/gzip')
})
