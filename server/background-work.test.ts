import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createBackgroundWork } from './background-work.ts'

test('shutdown waits for running work', async () => {
  const background = createBackgroundWork(vi.fn())
  const done: string[] = []
  background.run('slow', async () => {
    await sleep(20)
    done.push('slow')
  })
  expect(done).toEqual([])
  await background.settled()
  expect(done).toEqual(['slow'])
})

test('a failure is logged with its task, and other work continues', async () => {
  const logError = vi.fn()
  const background = createBackgroundWork(logError)
  const error = new Error('away')
  background.run('A click could not be recorded', () => Promise.reject(error))
  background.run('thrown at once', () => {
    throw error
  })
  await background.settled()
  expect(logError).toHaveBeenCalledWith(error, 'A click could not be recorded')
  expect(logError).toHaveBeenCalledWith(error, 'thrown at once')
})
