import { expect, test } from 'vitest'
import { dueHosts, type DueInput } from './due-hosts.ts'
import { parseSource } from '#ingest/boards/sources.ts'

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

/** The due work by host, for four boards, all due by default. */
function due(rest: Partial<DueInput> & { coolingDown?: string; done?: string } = {}) {
  const dueStates = BOARDS.map((source) => ({
    source,
    due: source !== rest.done,
    coolingDown: source === rest.coolingDown,
  }))
  const listed = new Map(BOARDS.map((token) => [token, parseSource(token)]))
  const jobs = dueHosts({
    dueStates,
    listed,
    reported: [],
    links: [],
    contentLinks: [],
    everySeconds: 3600,
    ...rest,
  })
  return Object.fromEntries(jobs.map(({ host, ...job }) => [host, job]))
}
const job = (sources: string[], rest = {}) => ({
  sources,
  links: [],
  contentLinks: [],
  reported: false,
  everySeconds: 3600,
  ...rest,
})

test('groups due boards by host, longest waiting first', () => {
  expect(due({ done: 'greenhouse:b' })).toEqual({
    [GREENHOUSE]: job(['greenhouse:a', 'greenhouse:c']),
    [LEVER]: job(['lever:d']),
  })
})

test('skips a host if one of its boards is cooling down, with its pages', () => {
  expect(due({ coolingDown: 'greenhouse:b', links: [link('1', GREENHOUSE)] })).toEqual({
    [LEVER]: job(['lever:d']),
  })
})

test('puts boards with reported postings, and their hosts, first', () => {
  expect(due({ reported: ['greenhouse:c'] })).toEqual({
    [GREENHOUSE]: job(['greenhouse:c', 'greenhouse:a', 'greenhouse:b'], { reported: true }),
    [LEVER]: job(['lever:d']),
  })
})

test('a report does not make a board due', () => {
  expect(due({ reported: ['lever:d'], done: 'lever:d' })).toEqual({
    [GREENHOUSE]: job(['greenhouse:a', 'greenhouse:b', 'greenhouse:c']),
  })
})

test('adds posting pages to their host’s job, or creates one', () => {
  expect(due({ links: [link('1', LEVER), link('2', 'gulmohar.example')] })).toMatchObject({
    [LEVER]: { sources: ['lever:d'], links: ['1'] },
    'gulmohar.example': { sources: [], links: ['2'] },
  })
})

test('ignores a board that is no longer listed', () => {
  expect(due({ listed: new Map() })).toEqual({})
})

test('links of curated rows are queued with the boards of their host, or alone, and wait with it', () => {
  const contentLinks = ['https://courses.example/a', `https://${LEVER}/b`, 'https://courses.example/c'].map(
    (link) => ({
      link,
      rows: ['courses: A'],
    }),
  )
  expect(due({ contentLinks, coolingDown: 'greenhouse:b' })).toEqual({
    [LEVER]: job(['lever:d'], { contentLinks: [`https://${LEVER}/b`] }),
    'courses.example': job([], { contentLinks: ['https://courses.example/a', 'https://courses.example/c'] }),
  })
})
