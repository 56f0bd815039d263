import { expect, test } from 'vitest'
import { createAdmission, TooBusyError, type Admission } from './admission.ts'

/** Work that goes on until it is told to end, and what was begun so far. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (admission: Admission, name: string, client: string | null = null) =>
    admission.run(client, () => {
      begun.push(name)
      const { promise, resolve } = Promise.withResolvers<string>()
      ends.set(name, () => resolve(name))
      return promise
    })
  return { begun, start, end: (name: string) => ends.get(name)?.() }
}

const refused = { name: 'TooBusyError' }

test('no more than so many are under way, the next waits for the end of one', async () => {
  const admission = createAdmission({ atOnce: 2 })
  const { begun, start, end } = works()
  const all = ['a', 'b', 'c'].map((name) => start(admission, name))
  expect(begun).toEqual(['a', 'b'])
  expect(admission.isBusy()).toBe(true)
  end('a')
  await all[0]
  expect(begun).toEqual(['a', 'b', 'c'])
  end('b')
  end('c')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
  expect(admission.isBusy()).toBe(false)
})

test('whoever finds too many waiting is refused at once', async () => {
  const admission = createAdmission({ atOnce: 1, waiting: 1 })
  const { begun, start, end } = works()
  const first = start(admission, 'a')
  const second = start(admission, 'b')
  await expect(start(admission, 'c')).rejects.toThrow(TooBusyError)
  end('a')
  await first
  end('b')
  await second
  expect(begun).toEqual(['a', 'b'])
})

test('whoever gets no turn in time is refused, and takes none later', async () => {
  const admission = createAdmission({ atOnce: 1, waitMs: 10 })
  const { begun, start, end } = works()
  const first = start(admission, 'a')
  await expect(start(admission, 'b')).rejects.toMatchObject(refused)
  end('a')
  await first
  expect(begun).toEqual(['a'])
  const third = start(admission, 'c')
  end('c')
  expect(await third).toBe('c')
})

test('one client leaves turns to the others, and room to wait', async () => {
  const admission = createAdmission({ atOnce: 3, atOncePerClient: 2, waiting: 10, waitingPerClient: 1 })
  const { begun, start, end } = works()
  const greedy = [1, 2, 3].map((n) => start(admission, `greedy ${n}`, 'greedy'))
  await expect(start(admission, 'greedy 4', 'greedy')).rejects.toMatchObject(refused)
  const other = start(admission, 'other', 'other')
  expect(begun).toEqual(['greedy 1', 'greedy 2', 'other'])
  // A turn that its client may not take goes to the one behind.
  const patient = start(admission, 'patient', 'other')
  end('other')
  await other
  expect(begun.at(-1)).toBe('patient')
  end('greedy 1')
  await greedy[0]
  expect(begun.at(-1)).toBe('greedy 3')
  for (const name of ['greedy 2', 'greedy 3', 'patient']) end(name)
  await Promise.all([...greedy, patient])
})

test('those whom nobody names are not taken for one client', async () => {
  const admission = createAdmission({ atOnce: 2, atOncePerClient: 1 })
  const { begun, start, end } = works()
  const all = [start(admission, 'a'), start(admission, 'b')]
  expect(begun).toEqual(['a', 'b'])
  end('a')
  end('b')
  await Promise.all(all)
})

test('work that fails gives its turn back', async () => {
  const admission = createAdmission({ atOnce: 1, waiting: 0 })
  await expect(admission.run('a', () => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
  expect(await admission.run('a', async () => 'next')).toBe('next')
})
