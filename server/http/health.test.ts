import { expect, test } from 'vitest'
import { healthRoute } from './health.ts'

const version = '1.2.3'
const failingDatabase = { ask: () => Promise.reject(new Error('password authentication failed')) }

test('is ok while the database responds', async () => {
  const response = await healthRoute({ database: { ask: async () => {} }, version }).request('/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok', database: 'up', version })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('is ok, and says so, while only the replica responds', async () => {
  const database = { ask: async () => {}, isReadOnly: () => true }
  const response = await healthRoute({ database, version }).request('/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok', database: 'read only', version })
})

test('responds with 503 while the database takes no writes, unless only the replica is there anyway', async () => {
  const database = { ask: async () => {}, canWrite: () => false }
  const response = await healthRoute({ database, version }).request('/health')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ status: 'degraded', database: 'takes no writes', version })
  const replica = { ...database, isReadOnly: () => true }
  expect((await healthRoute({ database: replica, version }).request('/health')).status).toBe(200)
})

test('responds with 503 if the database fails', async () => {
  const response = await healthRoute({ database: failingDatabase, version }).request('/health')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ status: 'degraded', database: 'down', version })
})

test('does not wait for a hanging database', async () => {
  const database = { ask: () => new Promise<void>(() => undefined) }
  const response = await healthRoute({ database, version, timeoutMs: 20 }).request('/health')
  expect(response.status).toBe(503)
})

test('says that the process stops, so that a balancer sends requests elsewhere', async () => {
  const database = { ask: async () => {} }
  const route = healthRoute({ database, version, isStopping: () => true })
  const response = await route.request('/health')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ status: 'stopping', database: 'up', version })
  expect((await route.request('/health/live')).status).toBe(200)
})

test('live is ok whatever the database does', async () => {
  const response = await healthRoute({ database: failingDatabase, version }).request('/health/live')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok', version })
  expect(response.headers.get('cache-control')).toBe('no-store')
})
