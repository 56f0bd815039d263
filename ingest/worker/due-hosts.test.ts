import { expect, test } from 'vitest'
import { dueHosts, type Dues } from './due-hosts.ts'
import { parseSource } from '#ingest/adapters/sources.ts'

const BOARDS = ['greenhouse:a', 'greenhouse:b', 'greenhouse:c', 'lever:d']
const GREENHOUSE = 'boards-api.greenhouse.io'
const LEVER = 'api.lever.co'

const link = (id: string, host: string) => ({
  id,
  source: 'file:gulmohar',
  external_id: id,
  title: 'Engineer',
  source_url: `https://${host}/jobs/${id}`,
})

/** What is due by host, of four boards that all are unless said. */
function due(rest: Partial<Dues> & { coolingDown?: string; done?: string } = {}) {
  const dueStates = BOARDS.map((source) => ({
    source,
    due: source !== rest.done,
    coolingDown: source === rest.coolingDown,
  }))
  const listed = new Map(BOARDS.map((token) => [token, parseSource(token)]))
  const jobs = dueHosts({ dueStates, listed, reported: [], links: [], everySeconds: 3600, ...rest })
  return Object.fromEntries(jobs.map(({ host, ...job }) => [host, job]))
}
const job = (sources: string[], rest = {}) => ({
  sources,
  links: [],
  reported: false,
  everySeconds: 3600,
  ...rest,
})

test('due boards go by host, in the order that they have waited', () => {
  expect(due({ done: 'greenhouse:b' })).toEqual({
    [GREENHOUSE]: job(['greenhouse:a', 'greenhouse:c']),
    [LEVER]: job(['lever:d']),
  })
})

test('a host that a board of it asked to leave alone is left alone, with its pages', () => {
  expect(due({ coolingDown: 'greenhouse:b', links: [link('1', GREENHOUSE)] })).toEqual({
    [LEVER]: job(['lever:d']),
  })
})

test('boards with reported postings come first, and so does their host', () => {
  expect(due({ reported: ['greenhouse:c'] })).toEqual({
    [GREENHOUSE]: job(['greenhouse:c', 'greenhouse:a', 'greenhouse:b'], { reported: true }),
    [LEVER]: job(['lever:d']),
  })
})

test('a report on a board that is not due waits for its turn', () => {
  expect(due({ reported: ['lever:d'], done: 'lever:d' })).toEqual({
    [GREENHOUSE]: job(['greenhouse:a', 'greenhouse:b', 'greenhouse:c']),
  })
})

test('pages of postings go with the boards of their host, or make a job of their own', () => {
  expect(due({ links: [link('1', LEVER), link('2', 'gulmohar.example')] })).toMatchObject({
    [LEVER]: { sources: ['lever:d'], links: ['1'] },
    'gulmohar.example': { sources: [], links: ['2'] },
  })
})

test('a board that is no longer listed is not due', () => {
  expect(due({ listed: new Map() })).toEqual({})
})
