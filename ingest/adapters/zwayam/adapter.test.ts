import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { INDIA } from '#ingest/boards/india.ts'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { onlyNamed } from '../shape.ts'
import { zwayam } from './adapter.ts'

const BOARD = 'careers.pamba.example'
const FIXTURE = 'zwayam-pamba.json'
const adapter = zwayam(INDIA)

const saved = () => JSON.parse(readFixture(FIXTURE))
const result = (data: unknown[], totalCount = data.length) =>
  JSON.stringify({ code: 200, data: { data, totalCount } })
const HOME = '<html><base href="/careers/"><title>Careers</title></html>'

function answer({ pathname }: URL, post: string): string {
  if (pathname === '/') return HOME
  expect(pathname).toBe('/jobs/search')
  expect(post).toContain('name="domain"\r\n\r\ncareers.pamba.example\r\n')
  expect(post).toContain('"facetSelectionString":{"Country":["India"]}')
  return result(post.includes('"paginationStartNo":0') ? saved().data.data : [])
}

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  takes: ['a.example'],
  spoil: [/"jobTitle": "DevOps Engineer"/, '"jobTitle": {}'],
  empty: result([]),
  changed: [
    ['{"data":[]}', /code expected number, got nothing/],
    ['{"code":200,"data":{"data":[]}}', /data\.totalCount expected number, got nothing/],
    ['{"code":200,"data":{"totalCount":1,"data":[{"_id":"1","_source":{"id":1}}]}}', /_source\.jobTitle/],
  ],
  answer,
})

test('reads the fields of a posting', () => {
  const { postings, rejected } = adapter.read(saved(), BOARD, { company: 'Pamba', baseUrl: null, pages: [] })
  const [flat, older, whole] = postings
  expect(flat).toMatchObject({
    external_id: '1143001',
    company: 'Pamba',
    locations: [{ text: 'Kochi', country: 'India' }],
    departments: ['Digital'],
    experience: '2 - 5 years',
    posted_at: new Date(1790094959000),
    posted_at_basis: 'requisitionApprovedDate',
    requisition_id: '126001',
    source_url: 'https://careers.pamba.example/careers/jobview/software-engineer-kochi-1143001',
  })
  // The HTML is cut, so the text in one line is taken.
  expect(flat?.description).toMatch(/Java &amp; React\. Qualifications: B\.Tech\./)
  expect(older).toMatchObject({
    experience: '8+ years',
    locations: [
      { text: 'Pune', country: null },
      { text: 'Chennai', country: null },
    ],
    posted_at_basis: 'jobCreatedDate',
  })
  expect(older?.description).toContain('<li>Terraform</li>')
  expect(whole).toMatchObject({
    experience: null,
    locations: [{ text: 'Hinjewadi, Pune, Maharashtra', country: 'India' }],
    posted_at_basis: 'createdDate',
  })
  expect(whole?.description).toContain('<p>Qualifications: B.Tech.</p>')
  expect(rejected).toMatchObject([{ external_id: '897005', reason: 'unlisted' }])
  expect(JSON.stringify(postings)).not.toContain('somebody')
})

test('the day of the last edit is no publication date', () => {
  const [{ _source: job }] = saved().data.data
  for (const field of ['requisitionApprovedDate', 'jobCreatedDate', 'createdDate']) delete job[field]
  expect(adapter.read(JSON.parse(result([{ _source: job }])), BOARD).postings[0]?.posted_at).toBeNull()
})

test.each([
  ['{"code":200,"data":null}', 'gone', /no board for this host/],
  ['{"code":500,"data":null}', 'network', /code 500/],
])('%s is %s, whatever its status', async (body, outcome, message) => {
  const fetched = fetchFrom(adapter, BOARD, (_, response) => void response.end(body))
  await expect(fetched).rejects.toMatchObject({ outcome, message: expect.stringMatching(message) })
})

test('walks the list by rows of ten, in a form of parts, by its own name', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => {
    const [{ _source: job }] = saved().data.data
    return { _source: { ...job, id: index + 1 } }
  })
  const starts: unknown[] = []
  const payload = await fetchFrom(adapter, BOARD, async (request, response) => {
    const post = await text(request)
    if (request.method === 'GET') return void response.writeHead(404).end()
    expect(request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(request.headers['user-agent']).toContain('PraveshBot')
    const start = Number(/"paginationStartNo":(\d+)/.exec(post)?.[1])
    starts.push(start)
    response.end(result(rows.slice(start, start + 10), 25))
  })
  expect(starts).toEqual([0, 10, 20])
  const { postings } = adapter.read(payload, BOARD)
  expect(postings).toHaveLength(25)
  // Its careers page cannot be read, so the address is that of the older sites.
  expect(postings[0]?.source_url).toMatch(/^https:\/\/careers\.pamba\.example\/#!\/job-view\/software-/)
})

test('the vendor’s own hosts have one address for postings', () => {
  const list = JSON.parse(result(saved().data.data))
  const [posting] = adapter.read(list, 'pamba.openings.co').postings
  expect(posting?.source_url).toBe('https://pamba.openings.co/job-view/software-engineer-kochi-1143001')
})

test('what is kept has the id by which an unreadable posting is known', () => {
  const { kept } = adapter
  expect(kept && onlyNamed(kept, JSON.parse(result([{ _id: '7', _source: {} }])))).toMatchObject({
    data: { data: [{ _id: '7' }] },
  })
})
