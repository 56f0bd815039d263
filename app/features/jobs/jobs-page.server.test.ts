import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { readJobsPage } from './jobs-page.server.ts'
import { parseJobsUrl } from './jobs-url.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Reads the page without its list; `answer` is asked by each query of the sidebar. */
function sidebarOver(answer: () => unknown[]) {
  const asked = vi.fn(answer)
  const nothing = createSqlFinder(fakeDatabase(() => [{ jobs: 0 }]))
  const scope = {
    db: fakeDatabase(asked),
    finder: nothing,
    siteUrl: 'https://pravesh.example',
    now: new Date(0),
    logError: vi.fn(),
  }
  const read = async () => (await readJobsPage(scope, parseJobsUrl(new URLSearchParams()))).status
  return { read, asked }
}

test('pages share what they read for the sidebar, for a second', async () => {
  const { read, asked } = sidebarOver(() => [{ jobs: 1, companies: 1 }])
  expect(await Promise.all([read(), read()])).toEqual([200, 200])
  const queries = asked.mock.calls.length
  expect(queries).toBeGreaterThan(0)
  await read()
  expect(asked).toHaveBeenCalledTimes(queries)
  vi.advanceTimersByTime(1000)
  await read()
  expect(asked).toHaveBeenCalledTimes(2 * queries)
})

test('a sidebar that could not be read is read again for the next page', async () => {
  let down = true
  const { read } = sidebarOver(() => {
    if (down) throw new Error('database away')
    return [{ jobs: 1, companies: 1 }]
  })
  expect(await read()).toBe(503)
  down = false
  expect(await read()).toBe(200)
})
