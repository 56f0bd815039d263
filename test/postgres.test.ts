import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { embeddedSources, systemSources } from './postgres-binaries.ts'
import { startFrom, startPostgres } from './postgres.ts'

async function versionOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ version: string }>('select version()')
  await client.end()
  return rows[0]?.version ?? ''
}

const sources = [...systemSources(), ...embeddedSources()]

test('a PostgreSQL is available for the tests', () => {
  expect(sources.length + Number(Boolean(process.env.TEST_DATABASE_URL))).toBeGreaterThan(0)
})

test.each(sources)('the server of $origin starts, answers and stops', async (source) => {
  const server = await startFrom(source)
  expect(await versionOf(server.url)).toMatch(/^PostgreSQL/)
  await server.stop()
  await expect(versionOf(server.url)).rejects.toThrow('ECONNREFUSED')
})

test('TEST_DATABASE_URL selects a server, which is left running', async () => {
  const url = 'postgres://someone@127.0.0.1:1/postgres'
  vi.stubEnv('TEST_DATABASE_URL', url)

  const server = await startPostgres()
  await server.stop()

  expect(server.url).toBe(url)
})
