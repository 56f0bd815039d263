import { expect, test } from 'vitest'
import { openHostQueue } from '#db/host-queue.ts'
import { testDatabase } from './database.ts'

const database = testDatabase()

function openQueue() {
  const { engine, owner } = database
  return openHostQueue({ engine, owner, hostsAtOnce: 2, takeoverSeconds: 60, onError: () => {} })
}

// On a server alone: of the embedded engine, one process is the only one there is.
test('of two first starts at once, each finds the queue', async () => {
  const queues = await Promise.allSettled([openQueue(), openQueue()])
  expect(queues.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await Promise.all(queues.map((queue) => queue.status === 'fulfilled' && queue.value.close()))
})
