import { expect, test } from 'vitest'
import type { FailedRun } from '#db/queries/boards/boards.ts'
import type { Crawl } from '#db/queries/boards/crawl-plan.ts'
import { NOTHING_CHANGED } from '#test/board-crawls.ts'
import { LONGEST_DESCRIPTION } from './description-length.ts'
import { ingestBoard, type Ingest } from './pipeline.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { parseSource } from './sources.ts'

const NOW = new Date('2026-10-05T06:00:00Z')
const greenhouse = parseSource('greenhouse:acme')

function job(id: number | string, overrides: object = {}) {
  return {
    id,
    title: `Java Developer ${id}`,
    absolute_url: `https://acme.example/jobs/${id}`,
    location: { name: 'Pune, India' },
    company_name: 'Acme',
    content: 'Java services',
    first_published: '2026-09-28T10:00:00Z',
    updated_at: '2026-10-01T10:00:00Z',
    ...overrides,
  }
}

/** Imports a saved board, and returns what the store received. */
async function importBoard(jobs: unknown[], rest: Partial<Ingest> = {}) {
  const crawls: Crawl[] = []
  const failures: FailedRun[] = []
  const report = await ingestBoard({
    source: greenhouse,
    load: async () => ({ payload: { jobs } }),
    seenAt: null,
    now: NOW,
    store: {
      now: async () => NOW,
      load: async () => null,
      save: async (crawl) => {
        crawls.push(crawl)
        return NOTHING_CHANGED
      },
      recordFailure: async (run) => void failures.push(run),
    },
    ...rest,
  })
  return { report, crawl: crawls[0], reading: crawls[0]?.reading, failures }
}

test.each(['2062-11-10T00:00:00Z', '2026-10-06T06:00:01Z', '0001-01-01T00:00:00Z', '1999-12-31T00:00:00Z'])(
  'keeps a posting dated %s without its date, and ignores it for the age of the file',
  async (first_published) => {
    const { reading, crawl } = await importBoard([
      job(1),
      job(2, { first_published, updated_at: first_published }),
    ])
    expect(reading?.postings.map(({ posted_at }) => posted_at)).toEqual([
      new Date('2026-09-28T10:00:00Z'),
      null,
    ])
    expect(crawl?.seenAt).toEqual(new Date('2026-10-01T10:00:00Z'))
  },
)

test('accepts a date ahead by a time zone, but no file is newer than now', async () => {
  const first_published = '2026-10-06T00:00:00Z'
  const { reading, crawl } = await importBoard([job(1, { first_published })])
  expect(reading?.postings[0]?.posted_at).toEqual(new Date(first_published))
  expect(crawl?.seenAt).toEqual(NOW)
})

test('a file with only impossible dates has no age and is not stored', async () => {
  const never = '2062-11-10T00:00:00Z'
  const { report, crawl } = await importBoard([job(1, { first_published: never, updated_at: never })])
  expect(crawl).toBeUndefined()
  expect(report).toMatchObject({ kept: 1, seenAt: null, stored: null, problem: null })
  expect(report.notes).toEqual([
    {
      kind: 'day not believed',
      external_id: '1',
      title: 'Java Developer 1',
      detail: 'first_published says 2062-11-10, which is not possible; we use the date when we first saw it',
    },
  ])
})

test('ignores an invalid date', async () => {
  const lever = parseSource('lever:acme')
  const postings = [
    {
      id: '1',
      text: 'Java Developer',
      hostedUrl: 'https://jobs.lever.co/acme/1',
      createdAt: 9e15,
      categories: { location: 'Pune' },
      country: 'IN',
    },
  ]
  const { report } = await importBoard([], {
    source: lever,
    load: async () => ({ payload: postings }),
    store: null,
  })
  expect(report).toMatchObject({
    kept: 1,
    notes: [{ detail: expect.stringMatching(/^createdAt says no date/) }],
  })
})

test('sends no NUL to the store, for kept and rejected postings', async () => {
  const nul = 'a\0b'
  const { reading } = await importBoard([
    job('1\0', { requisition_id: `7${nul}`, company_name: nul, title: 'Java Developer\0', content: nul }),
    job('2\0', { location: { name: 'Berlin\0' } }),
    job('3\0', { title: 7 }),
  ])
  expect(reading).toMatchObject({
    listed: ['3', '1', '2'],
    unread: [{ external_id: '3' }],
    postings: [{ external_id: '1', requisition_id: '7ab', company: 'Ab' }],
  })
  expect(JSON.stringify(reading)).not.toContain(String.raw`\u0000`)
})

test('writes no NUL to the record of a failed run', async () => {
  const load = () => Promise.reject(new SourceProblem('gone', 'the site answers "\0"'))
  const { report, failures } = await importBoard([], { load })
  expect(failures).toMatchObject([{ error: 'gone: the site answers ""' }])
  expect(report.problem?.message).toBe('gone: the site answers ""')
})

test('cuts a description to the stored maximum', async () => {
  const { reading } = await importBoard([
    job(1, { content: '<p>Java</p><ul><li>SQL</li></ul>'.repeat(9000) }),
  ])
  const description = reading?.postings[0]?.description ?? ''
  expect(description.length).toBeLessThan(LONGEST_DESCRIPTION + 100)
  expect(description.length).toBeGreaterThan(LONGEST_DESCRIPTION - 100)
})

test('passes unreadable postings to the store, with their names and the first reason', async () => {
  const { reading, report } = await importBoard([
    job(1),
    job(2, { title: null }),
    job(3, { absolute_url: 'javascript:alert(1)' }),
    job(1),
    job(4),
    job(5),
  ])
  expect(reading).toMatchObject({
    unread: [
      { external_id: '2', title: null },
      { external_id: '3', title: 'Java Developer 3' },
    ],
    trouble: '2 of 6 unreadable. First one: jobs[1].title expected string, got null',
  })
  expect(report.notes.map(({ kind, external_id }) => [kind, external_id])).toEqual([
    ['unreadable', '2'],
    ['unreadable', '3'],
    ['duplicate', '1'],
  ])
})
