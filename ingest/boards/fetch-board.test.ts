import { expect, test } from 'vitest'
import type { Adapter, BoardSettings, Get, Source } from '#ingest/adapters/adapter.ts'
import { fetchBoard, type Validator } from './fetch-board.ts'
import type { HttpRequest } from '#ingest/network/http.ts'
import { createRobots } from '#ingest/network/robots.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

/** A board at `<name>.vendor.example` with two pages. */
const ADAPTER: Adapter = {
  name: 'vendor',
  board: /^[a-z]+$/,
  caseSensitive: false,
  form: 'a name',
  example: 'acme',
  hosts: (board) => [`${board}.vendor.example`],
  async fetch(board, get) {
    const pages = []
    for (const page of [1, 2]) {
      pages.push((await get(`https://${board}.vendor.example/jobs?page=${page}`)).body)
    }
    return pages
  },
  parse: JSON.parse,
  read: () => ({ postings: [], rejected: [] }),
}

function source(adapter: Partial<Adapter> = {}, settings: Partial<BoardSettings> = {}): Source {
  return {
    adapter: { ...ADAPTER, ...adapter },
    board: 'acme',
    token: 'vendor:acme',
    settings: { company: null, baseUrl: null, pages: [], ...settings },
  }
}

/** A network with fixed responses, which records its requests. */
function network(
  answer: (request: HttpRequest) => { body?: string; etag?: string; notModified?: boolean },
  { robots = '', allowed = [] as string[] } = {},
) {
  const asked: HttpRequest[] = []
  const http = async (request: HttpRequest) => {
    if (request.url.endsWith('/robots.txt')) return { url: request.url, body: robots, etag: null }
    asked.push(request)
    return { url: request.url, body: request.url, etag: null, ...answer(request) }
  }
  return { asked, http, robots: createRobots({ http }), allowed: new Set(allowed) }
}

test('fetches a board only from its source’s hosts', async () => {
  const net = network(() => ({}))
  expect(await fetchBoard(source(), net)).toEqual({
    payload: ['https://acme.vendor.example/jobs?page=1', 'https://acme.vendor.example/jobs?page=2'],
    validators: [],
  })
  expect(net.asked.every(({ hosts }) => hosts.join() === 'acme.vendor.example')).toBe(true)
})

test('fetches a board on its own domain, and allows redirects to its vendor', async () => {
  const net = network(() => ({}))
  await fetchBoard(source({}, { baseUrl: new URL('https://careers.acme.example/in/') }), net)
  expect(net.asked[0]).toMatchObject({
    url: 'https://careers.acme.example/in/jobs?page=1',
    hosts: ['acme.vendor.example', 'careers.acme.example'],
  })
})

test('keeps a board on this machine on its host and port', async () => {
  const net = network(() => ({}))
  await fetchBoard(source({}, { baseUrl: new URL('http://127.0.0.1:4000') }), net)
  expect(net.asked[0]).toMatchObject({ url: 'http://127.0.0.1:4000/jobs?page=1', hosts: ['127.0.0.1:4000'] })
})

test('checks robots.txt first, unless it was reviewed', async () => {
  const robots = 'User-agent: *\nDisallow: /jobs'
  const refused = network(() => ({}), { robots })
  await expect(fetchBoard(source(), refused)).rejects.toThrow(
    'blocked: robots.txt disallows https://acme.vendor.example/jobs?page=1',
  )
  expect(refused.asked).toEqual([])
  await fetchBoard(
    source({ robotsReviewed: 'a documented API' }),
    network(() => ({}), { robots }),
  )
})

test('gives an adapter that requests robots.txt the cached one', async () => {
  const fetch = async (_: string, get: Get) => (await get('https://acme.vendor.example/robots.txt')).body
  const net = network(() => ({}), { robots: 'Sitemap: https://acme.vendor.example/sitemap.xml' })
  expect(await fetchBoard(source({ fetch }), net)).toMatchObject({
    payload: 'Sitemap: https://acme.vendor.example/sitemap.xml',
  })
  const below = source({ fetch }, { baseUrl: new URL('https://careers.acme.example/in') })
  expect(await fetchBoard(below, net)).toMatchObject({ payload: expect.stringContaining('Sitemap') })
  expect(net.asked).toEqual([])
})

const policy = { scope: 'source' as const, reason: 'Its robots.txt says no.' }

test('does not fetch a source without permission, and says why and how to allow it', async () => {
  const net = network(() => ({}))
  await expect(fetchBoard(source({ policy }), net)).rejects.toThrow(
    'blocked: vendor:acme is not allowed: Its robots.txt says no. To allow it anyway, add vendor to ALLOW_SOURCES.',
  )
  expect(net.asked).toEqual([])
  const allowed = network(() => ({}), { allowed: ['vendor'] })
  expect(await fetchBoard(source({ policy }), allowed)).toHaveProperty('payload')
  const one = network(() => ({}), { allowed: ['vendor:acme'] })
  expect(await fetchBoard(source({ policy }), one)).toHaveProperty('payload')
})

test('permission for the source is not enough if each board needs it', async () => {
  const perBoard = { ...policy, scope: 'board' as const }
  const fetch = (allowed: string[]) =>
    fetchBoard(
      source({ policy: perBoard }),
      network(() => ({}), { allowed }),
    )
  await expect(fetch(['vendor'])).rejects.toMatchObject({ outcome: 'blocked' })
  expect(await fetch(['vendor:acme'])).toHaveProperty('payload')
})

test('a server on this machine needs no permission', async () => {
  const local = source({ policy }, { baseUrl: new URL('http://localhost:4000') })
  expect(
    await fetchBoard(
      local,
      network(() => ({})),
    ),
  ).toHaveProperty('payload')
})

/** A server with an ETag for each page, `"<page>-<version>"`. */
function versioned(versions: Record<string, number>) {
  return network(({ url, ifNoneMatch }) => {
    const page = new URL(url).searchParams.get('page') ?? ''
    const etag = `"${page}-${versions[page]}"`
    return ifNoneMatch === etag ? { body: '', etag, notModified: true } : { body: etag, etag }
  })
}

test('does not refetch an unchanged board, and refetches all of a changed one', async () => {
  const versions = { 1: 1, 2: 1 }
  const first = await fetchBoard(source(), versioned(versions))
  expect(first).toMatchObject({ payload: ['"1-1"', '"2-1"'] })
  const { validators } = first as { validators: Validator[] }
  const again = versioned(versions)
  expect(await fetchBoard(source(), again, validators)).toEqual({ notModified: true })
  expect(again.asked).toHaveLength(2)
  versions[2] = 2
  const changed = versioned(versions)
  expect(await fetchBoard(source(), changed, validators)).toMatchObject({ payload: ['"1-1"', '"2-2"'] })
  // The conditional request already returned page 2.
  expect(changed.asked.map(({ ifNoneMatch }) => ifNoneMatch)).toEqual(['"1-1"', '"2-1"', undefined])
})

test('stores no ETags if one is missing, a POST was sent, or there are too many', async () => {
  const partly = network(({ url }) => (url.endsWith('1') ? { etag: '"1"' } : {}))
  expect(await fetchBoard(source(), partly)).toMatchObject({ validators: [] })
  const post = async (_: string, get: Get) => get('https://acme.vendor.example/search', { post: {} })
  const tagged = () => network(() => ({ etag: '"1"' }))
  expect(await fetchBoard(source({ fetch: post }), tagged())).toMatchObject({ validators: [] })
  const fromSite = (board: string, get: Get) =>
    get(`https://${board}.vendor.example/`, { origin: 'https://acme.example' })
  expect(await fetchBoard(source({ fetch: fromSite }), tagged())).toMatchObject({ validators: [] })
  const many = async (_: string, get: Get) => {
    for (let page = 0; page < 21; page++) await get(`https://acme.vendor.example/${page}`)
  }
  expect(await fetchBoard(source({ fetch: many }), tagged())).toMatchObject({ validators: [] })
})

test('lets the adapter handle a problem of the source, else reports it for the board', async () => {
  const gone = network(() => {
    throw new SourceProblem('gone', 'no such board')
  })
  await expect(fetchBoard(source(), gone)).rejects.toMatchObject({ outcome: 'gone' })
})

test('keeps what the adapter wants to know at the next crawl', async () => {
  const fetch: Adapter['fetch'] = async (_board, _get, _settings, memory) => {
    if (memory) memory.next = { before: memory.before, door: '/feed.xml' }
  }
  const first = await fetchBoard(
    source({ fetch }),
    network(() => ({})),
  )
  expect(first).toMatchObject({ memory: { before: null, door: '/feed.xml' } })
  const second = await fetchBoard(
    source({ fetch }),
    network(() => ({})),
    [],
    { door: 'x' },
  )
  expect(second).toMatchObject({ memory: { before: { door: 'x' } } })
})

test('refuses a redirect to another company’s board on the same host, with both names', async () => {
  const [asked, base] = ['https://boards-api.greenhouse.io/v1/boards/acme/jobs', 'http://127.0.0.1:4100/gh']
  const redirected = (from: string, to: string, baseUrl: URL | null) =>
    fetchBoard(
      {
        ...source({ hosts: () => ['boards-api.greenhouse.io'], fetch: (_, get) => get(from) }, { baseUrl }),
        token: 'greenhouse:acme',
      },
      { ...network(() => ({})), http: async () => ({ url: to, body: '', etag: null }) },
    )
  const other = asked.replace('acme', 'other')
  const problem = {
    outcome: 'blocked',
    message: 'blocked: greenhouse:acme redirects to another board, greenhouse:other',
    redirect: expect.any(URL),
  }
  await expect(redirected(asked, other, null)).rejects.toMatchObject(problem)
  const moved = `${base}/v1/boards/other/jobs`
  await expect(redirected(asked, moved, new URL(base))).rejects.toMatchObject(problem)
  await expect(redirected(asked, asked.replace('acme', 'Acme'), null)).resolves.toHaveProperty('payload')
})

test('the sitemap’s host is one of the board’s', async () => {
  const sitemap = 'https://cdn.elsewhere.example/sitemap.xml'
  const fetch: Adapter['fetch'] = (_, get) => get(sitemap)
  const net = network(() => ({}))
  await fetchBoard(source({ fetch }, { sitemap }), net)
  expect(net.asked[0]?.hosts).toEqual(['acme.vendor.example', 'cdn.elsewhere.example'])
})
