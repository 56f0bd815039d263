import { expect, test } from 'vitest'
import { fakeNetwork } from '#test/fake-network.ts'
import { checkLinks, linkSources, type LinkReport } from './check-links.ts'
import { formatLinks } from '#ingest/reports/report.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { parseSource } from '#ingest/boards/sources.ts'

const link = (id: string, host = 'gulmohar.example') => ({
  id,
  source: 'file:gulmohar',
  external_id: id,
  title: 'Backend Engineer',
  source_url: `https://${host}/jobs/${id}`,
})
const OPEN = '<h1>Backend Engineer</h1>'
const OUTCOMES = { open: 'confirmed', gone: 'gone once', uncertain: 'uncertain' } as const

/** Checks these links, and records the results. */
async function check(
  links: ReturnType<typeof link>[],
  answers: Parameters<typeof fakeNetwork>[0],
  signal?: AbortSignal,
) {
  const recorded: string[] = []
  const network = fakeNetwork(answers)
  const reports: LinkReport[] = []
  const unchecked = await checkLinks({
    now: new Date(),
    links,
    network,
    signal,
    onDone: (report) => void reports.push(report),
    record: async (id, state) => {
      recorded.push(`${id} ${state}`)
      return OUTCOMES[state]
    },
  })
  return { recorded, reports, unchecked, asked: network.asked }
}

test('fetches each page once and records the result as it comes', async () => {
  const { recorded, reports, unchecked } = await check([link('1'), link('2'), link('3', 'other.example')], {
    'https://gulmohar.example/jobs/1': OPEN,
    'https://other.example/jobs/3': new SourceProblem('network', 'answered 500'),
  })
  expect(unchecked).toBe(0)
  expect(recorded.toSorted()).toEqual(['1 open', '2 gone', '3 uncertain'])
  expect(reports.find(({ external_id }) => external_id === '2')).toEqual({
    source: 'file:gulmohar',
    external_id: '2',
    title: 'Backend Engineer',
    source_url: 'https://gulmohar.example/jobs/2',
    outcome: 'gone once',
    detail: 'gone: https://gulmohar.example/jobs/2 answered 404',
  })
  expect(formatLinks(reports)).toEqual([
    'Postings without a live board, checked on their own pages: 1 confirmed, 1 gone once, 1 uncertain.\n' +
      '  gone once: Backend Engineer (file:gulmohar), gone: https://gulmohar.example/jobs/2 answered 404\n' +
      '  uncertain: Backend Engineer (file:gulmohar), network: answered 500',
  ])
  expect(formatLinks(reports, 0)[0]).toMatch(/404\n {2}… and 1 more uncertain; use --json to see all$/)
})

test('a host with a cooldown waits until the next day, and the others are checked', async () => {
  const busy = new SourceProblem('blocked', 'answered 429', { retryAfter: 3600 })
  const { asked, recorded } = await check([link('1'), link('2'), link('3', 'other.example')], {
    'https://gulmohar.example/jobs/1': busy,
    'https://other.example/jobs/3': OPEN,
  })
  expect(asked.toSorted()).toEqual(['https://gulmohar.example/jobs/1', 'https://other.example/jobs/3'])
  // An uncertain link is not due for a day.
  expect(recorded.toSorted()).toEqual(['1 uncertain', '2 uncertain', '3 open'])
})

test('stopped before the start, fetches nothing and says how many are left', async () => {
  const { recorded, reports, unchecked, asked } = await check([link('1'), link('2')], {}, AbortSignal.abort())
  expect({ recorded, asked, unchecked }).toEqual({ recorded: [], asked: [], unchecked: 2 })
  expect(formatLinks(reports)).toEqual([])
})

test('when stopped, keeps recorded results and leaves the rest due', async () => {
  const ending = new AbortController()
  const { robots } = fakeNetwork({})
  const recorded: string[] = []
  const unchecked = await checkLinks({
    now: new Date(),
    links: [link('1'), link('2'), link('3'), link('4', 'other.example')],
    network: {
      robots,
      http: async ({ url }) => {
        if (url.endsWith('/1')) return { body: OPEN, etag: null, url }
        ending.abort()
        return new Promise<never>(() => {})
      },
    },
    // One host at a time.
    atOnce: 1,
    signal: ending.signal,
    record: async (id, state) => {
      recorded.push(`${id} ${state}`)
      return OUTCOMES[state]
    },
  })
  expect({ recorded, unchecked }).toEqual({ recorded: ['1 open'], unchecked: 3 })
})

test('checks pages of boards that may be fetched and are not paused', () => {
  const active = ['lever:acme', 'workday:acme.wd3/Careers', 'smartrecruiters:Acme'].map((token) =>
    parseSource(token),
  )
  const sources = (...allowed: string[]) => linkSources(active, ['file:gulmohar'], new Set(allowed))
  expect(sources()).toEqual({ boards: ['lever:acme'], withoutBoard: 'file:', paused: ['file:gulmohar'] })
  expect(sources('smartrecruiters', 'workday:acme.wd3/Careers').boards).toEqual(
    active.map(({ token }) => token),
  )
})
