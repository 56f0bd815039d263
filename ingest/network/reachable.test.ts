import type { LookupFunction } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '#test/free-port.ts'
import { serve } from '#test/ingest/loopback.ts'
import { parseSource } from '#ingest/boards/sources.ts'
import { formatOffline, unreachableHosts } from './reachable.ts'

const at = (token: string, port: number) =>
  parseSource(token, { baseUrl: new URL(`http://127.0.0.1:${port}/`) })

/** A machine without a network: no name resolves. */
const noNames: LookupFunction = (host, _, callback) =>
  callback(Object.assign(new Error(`getaddrinfo EAI_AGAIN ${host}`), { code: 'EAI_AGAIN' }), '', 0)

test('without DNS, reports each host once, only the first hosts of each kind', async () => {
  const tokens = [
    'greenhouse:a greenhouse:b greenhouse:c lever:a lever:b lever-eu:a',
    'personio:a personio:b personio:c personio:d file:acme',
  ]
  const sources = tokens
    .join(' ')
    .split(' ')
    .map((token) => parseSource(token))
  const failures = await unreachableHosts(sources, { allowLoopback: false, lookup: noNames })
  expect(failures?.map(({ kind, host }) => `${kind} ${host}`)).toEqual([
    'greenhouse boards-api.greenhouse.io',
    'lever api.lever.co',
    'lever-eu api.eu.lever.co',
    'personio a.jobs.personio.com',
    'personio b.jobs.personio.com',
    'personio c.jobs.personio.com',
  ])
  const lines = formatOffline(failures ?? []).split('\n')
  expect(lines[0]).toBe(
    'greenhouse: boards-api.greenhouse.io: getaddrinfo EAI_AGAIN boards-api.greenhouse.io',
  )
  expect(lines.at(-1)).toBe('No board could be reached. Is this machine online? Nothing was changed.')
})

test('a refused connection is a failure; one reachable host is enough', async () => {
  const closed = at('greenhouse:a', await freePort())
  const failures = await unreachableHosts([closed], { allowLoopback: true })
  expect(failures).toEqual([expect.objectContaining({ message: expect.stringContaining('ECONNREFUSED') })])

  let asked = 0
  await using open = await serve(() => void (asked += 1))
  expect(await unreachableHosts([closed, at('lever:a', open.port)], { allowLoopback: true })).toBeNull()
  expect(asked).toBe(0)
})

test('a private address means that DNS works; the board is refused later', async () => {
  const local = parseSource('lever:a', { baseUrl: new URL('https://localhost/') })
  expect(await unreachableHosts([local], { allowLoopback: false })).toBeNull()
})

test('gives up on a silent host in time', async () => {
  const never: LookupFunction = () => {}
  const failures = await unreachableHosts([parseSource('lever:a')], {
    allowLoopback: false,
    timeoutMs: 20,
    lookup: never,
  })
  expect(failures).toEqual([{ kind: 'lever', host: 'api.lever.co', message: 'no connection within 0.02 s' }])
})

test('without hosts, nothing is unreachable', async () => {
  expect(await unreachableHosts([parseSource('file:acme')], { allowLoopback: false })).toBeNull()
})
