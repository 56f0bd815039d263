import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { readJobSummaries } from './indexed-jobs.ts'

const asked: unknown[] = []

test('lists that are asked for at once are one query, and later ones are read again', async () => {
  const db = fakeDatabase(({ parameters }) => {
    const ids = parameters.find(Array.isArray) as string[]
    asked.push(ids)
    return ids.filter((id) => id !== 'closed').map((id) => ({ id, title: `${id}, answer ${asked.length}` }))
  })
  const lists = await Promise.all([
    readJobSummaries(db, ['b', 'a']),
    readJobSummaries(db, []),
    readJobSummaries(db, ['c', 'closed', 'b']),
  ])
  expect(lists.map((list) => list.map(({ title }) => title))).toEqual([
    ['b, answer 1', 'a, answer 1'],
    [],
    ['c, answer 1', 'b, answer 1'],
  ])
  expect(await readJobSummaries(db, ['a'])).toEqual([{ id: 'a', title: 'a, answer 2' }])
  expect(asked).toEqual([['b', 'a', 'c', 'closed'], ['a']])
})

test('a list that is asked for while a query is on its way is read by the next one', async () => {
  const answers = [['old'], ['new']]
  const first = Promise.withResolvers<void>()
  const db = fakeDatabase(async () => {
    const rows = answers.shift() ?? []
    if (rows[0] === 'old') await first.promise
    return rows.map((title) => ({ id: 'a', title }))
  })
  const early = readJobSummaries(db, ['a'])
  await setImmediate()
  await setImmediate()
  expect(await readJobSummaries(db, ['a'])).toEqual([{ id: 'a', title: 'new' }])
  first.resolve()
  expect(await early).toEqual([{ id: 'a', title: 'old' }])
})

test('a query that fails fails for all who asked', async () => {
  let works = false
  const db = fakeDatabase(() => {
    if (!works) throw new Error('away')
    return []
  })
  const both = await Promise.allSettled([readJobSummaries(db, ['a']), readJobSummaries(db, ['b'])])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  works = true
  expect(await readJobSummaries(db, ['a'])).toEqual([])
})
