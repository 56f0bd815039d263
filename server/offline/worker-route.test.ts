import { expect, test } from 'vitest'
import { workerRoute } from './worker-route.ts'

test('the last worker deletes what was kept, unregisters, and answers no request', async () => {
  const response = await workerRoute().request('/sw.js')
  const script = await response.text()
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script).toContain('caches.delete')
  expect(script).toContain('unregister')
  expect(script).not.toMatch(/fetch|localStorage/)
})
