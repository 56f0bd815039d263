import { expect, test, vi } from 'vitest'
import { startPostgres } from './postgres.ts'

test('TEST_DATABASE_URL selects a server, which is left running', async () => {
  const url = 'postgres://someone@127.0.0.1:1/postgres'
  vi.stubEnv('TEST_DATABASE_URL', url)

  const server = await startPostgres()
  await server.stop()

  expect(server.url).toBe(url)
})
