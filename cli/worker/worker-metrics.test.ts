import { expect, test } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { freePort } from '#test/free-port.ts'
import { serveWorkerMetrics } from './worker-metrics.ts'

const owner = fakeDatabase(() => [])

test('counts the boards of this worker by outcome, and its own errors', async () => {
  const port = await freePort()
  const settings = { host: '127.0.0.1', port }
  const metrics = await serveWorkerMetrics({ settings, owner, onError: () => {} })
  const problem = { outcome: 'gone', message: '404', retryAt: null } as const
  metrics.ran({ notModified: false, problem: null })
  metrics.ran({ notModified: true, problem: null })
  metrics.ran({ notModified: false, problem })
  metrics.failed()
  const lines = (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n')
  for (const outcome of ['done', 'not modified', 'gone'])
    expect(lines).toContain(`pravesh_worker_board_runs_total{outcome="${outcome}"} 1`)
  expect(lines).toContain('pravesh_worker_errors_total 1')
  expect(lines).toContain('pravesh_operation_read 1')
  await metrics.close()
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
})
