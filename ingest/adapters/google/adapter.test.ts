import { expect, test } from 'vitest'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { INDIA } from '#ingest/boards/india.ts'
import { google } from './adapter.ts'

const BOARD = 'careers'
const FIXTURE = 'google-careers.json'
const adapter = google(INDIA)
const { jobs } = JSON.parse(readFixture(FIXTURE)) as { jobs: unknown[][] }

/** A page of results as the site sends it. */
function page(jobs: unknown[] | null, total: unknown = jobs?.length ?? null): string {
  const data = JSON.stringify([jobs, null, total, 20]).replaceAll('<', '\\u003c')
  const script = (key: string, data: string) =>
    `<script class="${key}" nonce="X">AF_initDataCallback({key: '${key}', hash: '1', data:${data}, sideChannel: {}});</script>`
  return `<!doctype html><title>Jobs</title>${script('ds:0', '[["x","DeepMind"]]')}${script('ds:1', data)}`
}

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"Data Engineer, Trust & Safety"/, '{}'],
  empty: page(null),
  changed: [
    ['{"items":[]}', /total expected number, got nothing/],
    ['{"jobs":[["1"]],"total":1}', /jobs\[0\]\[?\.?1\]? expected string, got nothing/],
    [
      "<script>AF_initDataCallback({key: 'ds:2', data:[], sideChannel: {}});</script>",
      /expected a page with a list of jobs/,
    ],
    [page([], 'many'), /total expected number, got string/],
  ],
  answer: () => page(jobs),
})

const read = (payload: unknown) => adapter.read(payload, BOARD).postings

test('reads a job by the numbers of its fields', () => {
  const [engineer, data] = read({ jobs, total: 3 })
  expect(engineer).toMatchObject({
    external_id: '13760000000000011',
    title: 'Software Engineer III, Maps',
    company: 'Google',
    locations: [
      { text: 'Bengaluru, Karnataka, India', country: 'IN' },
      { text: 'Hyderabad, Telangana, India', country: 'IN' },
    ],
    source_url:
      'https://www.google.com/about/careers/applications/jobs/results/13760000000000011-software-engineer-iii-maps',
  })
  expect(engineer?.description).toMatch(
    /builds maps[^]*Responsibilities[^]*Write and test[^]*2 years[^]*choose your place/,
  )
  expect(data).toMatchObject({
    company: 'YouTube',
    locations: [{ text: 'Gurugram, Haryana, India', country: 'IN' }],
  })
})

test('none of its moments is taken for the day of publication', () => {
  for (const posting of read({ jobs, total: 3 }))
    expect(posting).toMatchObject({ posted_at: null, posted_at_basis: 'first seen' })
})

test('finds the list of jobs whatever its number is', () => {
  const other = page(jobs).replaceAll('ds:1', 'ds:4').replaceAll('ds:0', 'ds:1')
  expect(read(adapter.parse(other))).toHaveLength(3)
})

test('walks the pages until their total is reached', async () => {
  const many = Array.from({ length: 45 }, (_, index) => [`1376${index}`, ...(jobs[0]?.slice(1) ?? [])])
  const asked: string[] = []
  const fetching = (total: number) =>
    fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
      asked.push(url)
      const number = Number(new URL(url, 'https://x.example').searchParams.get('page'))
      response.end(page(many.slice(number * 20 - 20, number * 20), total))
    })
  expect(read(await fetching(45))).toHaveLength(45)
  expect(asked).toHaveLength(3)
  expect(asked[2]).toBe('/about/careers/applications/jobs/results/?location=India&sort_by=date&page=3')
  await expect(fetching(270)).rejects.toMatchObject({ outcome: 'network' })
})
