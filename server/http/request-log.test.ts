import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { requestLog } from './request-log.ts'

test('every answer names its request, except for a file of pages that is there', async () => {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const site = new Hono()
  site.use(requestLog(log as never))
  site.get('/jobs', (c) => c.text('jobs'))
  site.get('/assets/site-abc.js', (c) => c.text('script'))
  const idOf = async (path: string) => (await site.request(path)).headers.get('x-request-id')
  expect(await idOf('/jobs')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOf('/assets/site-gone.js')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOf('/assets/site-abc.js')).toBeNull()
})
