import { expect, test } from 'vitest'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { fetchDetails } from './details.ts'

const items = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((id) => ({ id }))

/** Fetches the details of the items, some of which have a problem. */
function fetch(problems: Record<number, SourceProblem>) {
  return fetchDetails(items, async (item) => {
    const { id } = item as { id: number }
    const problem = problems[id]
    if (problem) throw problem
    return `detail ${id}`
  })
}

const gone = new SourceProblem('gone', 'answered 404')
const network = new SourceProblem('network', 'answered 500')
const refused = new SourceProblem('blocked', 'answered 403')
const elsewhere = new SourceProblem('blocked', 'redirects', { redirectedTo: 'jobs.example' })

test('leaves out a posting that has gone, and keeps the reason for an unreadable one', async () => {
  const detailed = await fetch({ 2: gone, 3: network, 4: elsewhere })
  expect(detailed.slice(0, 4)).toEqual([
    { id: 1, detail: 'detail 1' },
    { id: 3, detail_problem: 'network: answered 500' },
    { id: 4, detail_problem: 'blocked: redirects' },
    { id: 5, detail: 'detail 5' },
  ])
})

test('that most of a list are gone is not believed', async () => {
  const first = (count: number) => Object.fromEntries(items.slice(0, count).map(({ id }) => [id, gone]))
  expect(await fetch(first(6))).toHaveLength(6)
  await expect(fetch(first(7))).rejects.toThrow(
    'shape changed: the board lists 12 postings, but 7 of them have no details',
  )
})

test('stops the board at a refusal', async () => {
  await expect(fetch({ 7: refused })).rejects.toBe(refused)
})

test('stops the board after five failures in a row, not after four', async () => {
  await expect(fetch({ 1: network, 2: network, 3: network, 4: network, 5: network })).rejects.toBe(network)
  expect(await fetch({ 1: network, 2: network, 3: network, 4: network })).toHaveLength(12)
})

test('stops the board if more than half of the details fail', async () => {
  const odd = { 1: network, 2: network, 4: network, 5: network, 7: network, 8: network, 10: network }
  await expect(fetch(odd)).rejects.toBe(network)
})

test('takes an item without a detail as it is, and throws our own errors', async () => {
  expect(await fetchDetails(['x'], () => null)).toEqual(['x'])
  await expect(fetchDetails([{}], () => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
})
