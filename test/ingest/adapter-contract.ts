import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Adapter, BoardMemory, BoardSettings, Get } from '#ingest/adapters/adapter.ts'
import { FIRST_SEEN } from '#ingest/adapters/raw-posting.ts'
import { createHttp } from '#ingest/network/http.ts'
import { serve } from './loopback.ts'
import { readDescription } from '#ingest/understand/document/description.ts'
import { createRateLimiter } from '#ingest/network/rate-limiter.ts'

export interface AdapterCase {
  adapter: Adapter
  /** A board name, and a saved response of it in `test/ingest/fixtures`. */
  board: string
  fixture: string
  /** A response of a board without postings. */
  empty: string
  /** Invalid responses, each with a pattern that the problem's message must match. */
  changed: [body: string, message: RegExp][]
  /** A replacement in the saved response that makes one of its postings unreadable. */
  spoil: [found: RegExp, by: string]
  /**
   * The response for each address and body, if the source needs several requests; by default the saved
   * response.
   */
  answer?: (url: URL, post: string) => string
  /** Of half a response, this source keeps the postings that are whole, and takes none for missing. */
  keepsHalf?: boolean
  /** Odd board names that this source accepts. */
  takes?: string[]
}

export function readFixture(name: string): string {
  return readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8')
}

/** Fetches a board over real HTTP, from a local server in place of its source's hosts. */
export async function fetchFrom(
  adapter: Adapter,
  board: string,
  listener: RequestListener,
  { settings, memory }: { settings?: BoardSettings; memory?: BoardMemory } = {},
): Promise<unknown> {
  await using server = await serve(listener)
  const rateLimiter = createRateLimiter({ intervalMs: 0 })
  const http = createHttp({
    userAgent: 'PraveshBot/test',
    allowLoopback: true,
    rateLimiter,
    retryDelaysMs: [],
  })
  const get: Get = (address, options) => {
    const { protocol, hostname, pathname, search } = new URL(address)
    expect(protocol).toBe('https:')
    expect([...adapter.hosts(board), URL.parse(settings?.sitemap ?? '')?.hostname]).toContain(hostname)
    return http({ url: new URL(pathname + search, server.url).href, hosts: ['127.0.0.1'], ...options })
  }
  return await adapter.fetch(board, get, settings, memory)
}

/** An answer: a body, or a status with one. */
type Given = string | { status: number; body: string }

/** Fetches a board from a server with these answers, and reads it. @returns also the addresses it was asked for. */
export async function readFrom(
  adapter: Adapter,
  board: string,
  respond: (url: URL, post: string, headers: IncomingHttpHeaders) => Given,
) {
  const asked: URL[] = []
  const payload = await fetchFrom(adapter, board, async (request, response) => {
    const url = new URL(request.url ?? '', 'https://board.example')
    asked.push(url)
    const given = respond(url, await text(request), request.headers)
    if (typeof given === 'string') response.end(given)
    else response.writeHead(given.status).end(given.body)
  })
  return { asked, payload, ...adapter.read(payload, board) }
}

/** The tests that every adapter must pass. Each adapter's test file calls this once. */
export function testAdapter(about: AdapterCase): void {
  const { adapter, board, fixture, empty, changed, spoil, takes = [] } = about
  const saved = readFixture(fixture)
  const read = (body: string) => adapter.read(adapter.parse(body), board)
  const onNetwork = adapter.hosts(board).length > 0
  if (onNetwork) testFetching(about)

  test('accepts its own example as a board name', () => {
    expect(adapter.example).toMatch(adapter.board)
    expect(board).toMatch(adapter.board)
  })

  if (adapter.policy)
    test('says why it is off until the operator allows it', () => {
      expect(adapter.policy?.reason).toMatch(/\w.*\.$/)
    })

  const odd = [
    '',
    '../x',
    'a/b',
    'a\\b',
    'a.example',
    'a:b',
    'a?b',
    'a#b',
    'a%2fb',
    'a@b',
    ' a',
    'a\n',
    'a'.repeat(300),
  ].filter((name) => !takes.includes(name))
  test.each(odd)('%j is not a board name, since it becomes part of an address', (name) => {
    expect(name).not.toMatch(adapter.board)
  })

  test('every posting has an id, a title, a company, links and a date', () => {
    const { postings } = read(saved)
    expect(postings.length).toBeGreaterThan(0)
    for (const posting of postings) {
      expect(posting.external_id).not.toBe('')
      expect(posting.title).not.toBe('')
      expect(posting.company).toBe(posting.company.trim())
      expect(posting.source_url).toMatch(/^https?:\/\//)
      expect(posting.application_url).toMatch(/^https?:\/\//)
      if (posting.posted_at_basis !== FIRST_SEEN) expect(posting.posted_at?.getTime()).toBeGreaterThan(0)
      expect(readDescription(posting.description).html).not.toMatch(/&lt;(?:p|div|ul)\b/)
    }
  })

  test('rejects a posting that becomes unreadable under the same id', () => {
    const [found, by] = spoil
    expect(saved).toMatch(found)
    const spoilt = read(saved.replace(found, by))
    const still = new Set(spoilt.postings.map(({ external_id }) => external_id))
    const lost = read(saved).postings.filter(({ external_id }) => !still.has(external_id))
    expect(lost.length).toBeGreaterThan(0)
    const unreadable = spoilt.rejected.filter(({ reason }) => reason === 'unreadable')
    expect(unreadable.map(({ external_id }) => external_id)).toEqual(
      expect.arrayContaining(lost.map(({ external_id }) => external_id)),
    )
  })

  test('returns no blank texts and no duplicates', () => {
    for (const posting of read(saved).postings) {
      const places = posting.locations.map(({ text, country }) => `${text} ${country ?? ''}`.trim())
      for (const words of [places, posting.offices, posting.departments, posting.skills]) {
        expect(words).toEqual([...new Set(words.map((word) => word.trim()))])
        expect(words).not.toContain('')
      }
      for (const words of [posting.employment_type, posting.workplace_type, posting.experience])
        expect(words).not.toBe('')
    }
  })

  test('reads no field that it does not know: it may be about a person', () => {
    const reading = adapter.read(withPersons(adapter.parse(saved)), board)
    expect(reading).toEqual(read(saved))
    expect(JSON.stringify(reading)).not.toContain(PERSON)
  })

  test('ignores a byte order mark', () => {
    expect(read(`\uFEFF${saved}`)).toEqual(read(saved))
  })

  test('reads a board without postings', () => {
    expect(read(empty)).toEqual({ postings: [], rejected: [] })
  })

  const other: AdapterCase['changed'] = [
    ['', /an empty response/],
    ['<!doctype html><title>Careers</title>', /expected/],
    ...changed,
  ]
  // Half of a handwritten file is a valid file with one bad line.
  if (onNetwork) other.push([saved.slice(0, saved.length / 2), /expected/])
  test.each(other)('names the problem of another shape: %.30j', (body, message) => {
    expect(() => read(body)).toThrow(expect.objectContaining({ outcome: 'shape changed' }))
    expect(() => read(body)).toThrow(message)
  })
}

const PERSON = 'recruiter@person.example'

/** The payload with an address of somebody in every object of it. */
function withPersons(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPersons)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const fields = Object.entries(value).map(([name, field]) => [name, withPersons(field)])
  return { ...Object.fromEntries(fields), recruiterEmail: PERSON, hiringManager: { email: PERSON } }
}

/** More tests for sources on the network. */
function testFetching({ adapter, board, fixture, empty, answer, keepsHalf = false }: AdapterCase): void {
  const saved = readFixture(fixture)
  const readFrom = async (listener: RequestListener) =>
    adapter.read(await fetchFrom(adapter, board, listener), board)

  test('fetches over https from its own hosts, with the same result as a saved response', async () => {
    let asked = 0
    const fetched = await readFrom(async (request, response) => {
      asked += 1
      const url = new URL(request.url ?? '', 'https://board.example')
      response.end(answer?.(url, await text(request)) ?? saved)
    })
    expect(asked).toBeGreaterThan(0)
    expect(fetched).toEqual(adapter.read(adapter.parse(saved), board))
  })

  test.each([
    [404, 'gone'],
    [401, 'blocked'],
    [403, 'blocked'],
    [429, 'blocked'],
    [503, 'network'],
  ])('a board with status %i is %s', async (status, outcome) => {
    await expect(readFrom((_, response) => response.writeHead(status).end(empty))).rejects.toMatchObject({
      outcome,
    })
  })

  test('a source that repeats its first page does not go on for ever, and no posting is read twice', async () => {
    const first = new Map<string, string>()
    const { postings } = await readFrom(async (request, response) => {
      const url = new URL(request.url ?? '', 'https://board.example')
      for (const name of ['offset', 'start', 'skip', 'page']) {
        const asked = url.searchParams.get(name)
        if (asked === null) continue
        first.set(url.pathname + name, first.get(url.pathname + name) ?? asked)
        url.searchParams.set(name, first.get(url.pathname + name) ?? asked)
      }
      response.end(answer?.(url, await text(request)) ?? saved)
    })
    expect(postings).toHaveLength(adapter.read(adapter.parse(saved), board).postings.length)
  })

  const half = saved.slice(0, saved.length / 2)
  if (keepsHalf) {
    test('half a list has its whole postings, and may lack any other', async () => {
      const { postings, rejected } = await readFrom((_, response) => response.end(half))
      expect(postings.length).toBeGreaterThan(0)
      expect(rejected).toContainEqual(expect.objectContaining({ external_id: null, title: null }))
    })
  }

  test.each(['<!doctype html><title>Careers</title>', ...(keepsHalf ? [] : [half])])(
    'a board with another response has a changed shape: %.20j',
    async (body) => {
      await expect(readFrom((_, response) => response.end(body))).rejects.toMatchObject({
        outcome: 'shape changed',
      })
    },
  )
}
