import { expect, test } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { healthRoute } from './health.ts'

const version = '1.2.3'

test('while the database answers, all is well', async () => {
  const response = await healthRoute({ db: fakeDatabase(() => []), version }).request('/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok', database: 'up', version })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a database that fails is reported as 503', async () => {
  const db = fakeDatabase(() => Promise.reject(new Error('password authentication failed')))
  const response = await healthRoute({ db, version }).request('/health')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ status: 'degraded', database: 'down', version })
})

test('a database that hangs is not waited for', async () => {
  const db = fakeDatabase(() => new Promise(() => undefined))
  const response = await healthRoute({ db, version, patienceMs: 20 }).request('/health')
  expect(response.status).toBe(503)
})
