import { expect, test } from 'vitest'
import { healthRoute } from './health.ts'

const version = '1.2.3'
const away = { ask: () => Promise.reject(new Error('password authentication failed')) }

test('while the database answers, all is well', async () => {
  const response = await healthRoute({ database: { ask: async () => {} }, version }).request('/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok', database: 'up', version })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a database that fails is reported as 503', async () => {
  const response = await healthRoute({ database: away, version }).request('/health')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ status: 'degraded', database: 'down', version })
})

test('a database that hangs is not waited for', async () => {
  const database = { ask: () => new Promise<void>(() => undefined) }
  const response = await healthRoute({ database, version, patienceMs: 20 }).request('/health')
  expect(response.status).toBe(503)
})

test('the process is alive whatever the database does', async () => {
  const response = await healthRoute({ database: away, version }).request('/health/live')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok', version })
  expect(response.headers.get('cache-control')).toBe('no-store')
})
