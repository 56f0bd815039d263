import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { databaseStore } from './board-store.ts'
import { ingestBoard } from './pipeline.ts'
import { parseSource } from './sources.ts'

const database = testDatabase()
afterEach(() => database.empty())

const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-19T00:00:00Z')
const NUL = '\0'

/** Imports a payload as if it were this many hours after the first. */
async function importBoard(token: string, payload: unknown, hours = 0) {
  const at = new Date(START + hours * HOUR_MS)
  const report = await ingestBoard({
    source: parseSource(token),
    load: async () => ({ payload }),
    seenAt: at,
    now: at,
    store: databaseStore(database.owner),
  })
  expect(report.problem).toBeNull()
  return report
}

const rows = () =>
  database.owner
    .selectFrom('jobs')
    .select(['external_id', 'missed_since', 'closed_at', 'requisition_id'])
    .select((eb) => eb('unread_since', 'is not', null).as('unread'))
    .orderBy('external_id')
    .execute()

const page = (number: number, overrides: object = {}, canonical: string | null = null) => ({
  url: `https://careers.acme.example/jobs/${number}`,
  detail: {
    canonical,
    postings: [
      {
        '@type': 'JobPosting',
        title: `Java Developer ${number}`,
        description: '<p>Build Java services.</p>',
        datePosted: '2026-11-15',
        hiringOrganization: { name: 'Acme' },
        jobLocation: { address: { addressLocality: 'Pune', addressCountry: 'IN' } },
        ...overrides,
      },
    ],
  },
})

test('a careers page that fails twice, or has an invalid date, closes nothing', async () => {
  const elsewhere = page(5, {}, '/careers/5')
  await importBoard('jsonld:careers.acme.example', { pages: [page(1), page(2), page(3), page(4), elsewhere] })
  const failing = ({ url }: { url: string }) => ({ url, detail_problem: 'network: answered 500' })
  const pages = [page(1), page(2), failing(page(3)), page(4, { datePosted: 'soon' }), failing(elsewhere)]
  for (const hours of [24, 37]) {
    const { stored } = await importBoard('jsonld:careers.acme.example', { pages }, hours)
    expect(stored).toMatchObject({ missing: [], closed: [] })
  }
  expect((await rows()).filter(({ unread }) => unread).map(({ external_id }) => external_id)).toEqual([
    'careers.acme.example/careers/5',
    'careers.acme.example/jobs/3',
    'careers.acme.example/jobs/4',
  ])
})

test('a bad row of a file closes nothing', async () => {
  const file = (...days: string[]) => {
    const lines = days.map(
      (day, index) => `Java Developer ${index},https://acme.example/${index},Pune,${day}`,
    )
    return parseSource('file:acme').adapter.parse(['title,url,location,posted_at', ...lines].join('\n'))
  }
  await importBoard('file:acme', file('2026-11-10', '2026-11-10', '2026-11-10'))
  for (const hours of [24, 37]) {
    const { stored } = await importBoard('file:acme', file('2026-11-10', '2026-11-10', '30/02/2026'), hours)
    expect(stored).toMatchObject({ missing: [], closed: [] })
  }
})

test('NUL in an id or a requisition of any posting does not fail the board', async () => {
  const job = (id: string, overrides: object = {}) => ({
    id,
    title: `Java Developer ${id}`,
    absolute_url: `https://acme.example/${encodeURIComponent(id)}`,
    location: { name: 'Pune, India' },
    first_published: '2026-11-10T10:00:00Z',
    company_name: 'Acme',
    content: 'Java',
    ...overrides,
  })
  const jobs = [
    job('1'),
    job(`2${NUL}`, { requisition_id: `R${NUL}7` }),
    job(`3${NUL}`, { location: { name: 'Rome' } }),
  ]
  await importBoard('greenhouse:acme', { jobs })
  expect(await rows()).toMatchObject([{ external_id: '1' }, { external_id: '2', requisition_id: 'R7' }])
})
