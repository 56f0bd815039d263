import { expect, test } from 'vitest'
import { createAdmission, TooBusyError, type Admission } from './admission.ts'

/** Work that runs until `end(name)` is called. `started` lists what has begun. */
function controlledWork() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const start = (admission: Admission, name: string, client: string | null = null) =>
    admission.run(client, () => {
      started.push(name)
      const { promise, resolve } = Promise.withResolvers<string>()
      ends.set(name, () => resolve(name))
      return promise
    })
  return { started, start, end: (name: string) => ends.get(name)?.() }
}

const refused = { name: 'TooBusyError' }

test('runs at most the maximum at once; the next waits until one ends', async () => {
  const admission = createAdmission({ maxConcurrent: 2 })
  const { started, start, end } = controlledWork()
  const all = ['a', 'b', 'c'].map((name) => start(admission, name))
  expect(started).toEqual(['a', 'b'])
  expect(admission.isBusy()).toBe(true)
  end('a')
  await all[0]
  expect(started).toEqual(['a', 'b', 'c'])
  end('b')
  end('c')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
  expect(admission.isBusy()).toBe(false)
})

test('refuses immediately if too many are maxWaiting', async () => {
  const admission = createAdmission({ maxConcurrent: 1, maxWaiting: 1 })
  const { started, start, end } = controlledWork()
  const first = start(admission, 'a')
  const second = start(admission, 'b')
  await expect(start(admission, 'c')).rejects.toThrow(TooBusyError)
  end('a')
  await first
  end('b')
  await second
  expect(started).toEqual(['a', 'b'])
})

test('refuses after the maximum wait, and does not run the work later', async () => {
  const admission = createAdmission({ maxConcurrent: 1, maxWaitMs: 10 })
  const { started, start, end } = controlledWork()
  const first = start(admission, 'a')
  await expect(start(admission, 'b')).rejects.toMatchObject(refused)
  end('a')
  await first
  expect(started).toEqual(['a'])
  const third = start(admission, 'c')
  end('c')
  expect(await third).toBe('c')
})

test('one client cannot take all slots or fill the queue', async () => {
  const admission = createAdmission({
    maxConcurrent: 3,
    maxConcurrentPerClient: 2,
    maxWaiting: 10,
    maxWaitingPerClient: 1,
  })
  const { started, start, end } = controlledWork()
  const greedy = [1, 2, 3].map((n) => start(admission, `greedy ${n}`, 'greedy'))
  await expect(start(admission, 'greedy 4', 'greedy')).rejects.toMatchObject(refused)
  const other = start(admission, 'other', 'other')
  expect(started).toEqual(['greedy 1', 'greedy 2', 'other'])
  // If the first waiter’s client is at its limit, the slot goes to the next waiter.
  const patient = start(admission, 'patient', 'other')
  end('other')
  await other
  expect(started.at(-1)).toBe('patient')
  end('greedy 1')
  await greedy[0]
  expect(started.at(-1)).toBe('greedy 3')
  for (const name of ['greedy 2', 'greedy 3', 'patient']) end(name)
  await Promise.all([...greedy, patient])
})

test('unknown clients do not count as one client', async () => {
  const admission = createAdmission({ maxConcurrent: 2, maxConcurrentPerClient: 1 })
  const { started, start, end } = controlledWork()
  const all = [start(admission, 'a'), start(admission, 'b')]
  expect(started).toEqual(['a', 'b'])
  end('a')
  end('b')
  await Promise.all(all)
})

test('failed work frees its slot', async () => {
  const admission = createAdmission({ maxConcurrent: 1, maxWaiting: 0 })
  await expect(admission.run('a', () => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
  expect(await admission.run('a', async () => 'next')).toBe('next')
})

test('one host cannot take all slots from the many networks that it has', async () => {
  const admission = createAdmission({ maxConcurrent: 3, maxConcurrentPerClient: 2, maxWaitingPerClient: 1 })
  const { started, start, end } = controlledWork()
  const running = ['a', 'b', 'c'].map((name, net) => start(admission, name, `2001:db8:1:${net}::`))
  await expect(start(admission, 'd', '2001:db8:1:9::')).rejects.toMatchObject(refused)
  const other = start(admission, 'e', '2001:db8:2:1::')
  expect(started).toEqual(['a', 'b', 'e'])
  for (const name of ['a', 'e', 'b']) end(name)
  await Promise.all([running[0], running[1], other])
  end('c')
  await running[2]
})
