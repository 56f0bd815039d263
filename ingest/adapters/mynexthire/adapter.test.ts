import { expect, test } from 'vitest'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { mynexthire } from './adapter.ts'

const BOARD = 'betwa'
const FIXTURE = 'mynexthire-betwa.json'

interface Saved {
  clientName: string
  reqDetailsBOList: Record<string, unknown>[]
}

function saved(): Saved {
  return JSON.parse(readFixture(FIXTURE))
}

function answer({ pathname }: URL, post: string): string {
  if (pathname === '/employer/jobboard/details_by_shortname/get/betwa/')
    return JSON.stringify({ clientId: 1, clientName: saved().clientName })
  expect([pathname, post]).toEqual(['/employer/careers/reqlist/get', '{"source":"careers"}'])
  return JSON.stringify({ reqDetailsBOList: saved().reqDetailsBOList })
}

testAdapter({
  adapter: mynexthire,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"approvedOn": "[^"]*"/, '"approvedOn": "soon"'],
  empty: '{"reqDetailsBOList":null}',
  changed: [
    ['{"jobs":[]}', /reqDetailsBOList expected array, got nothing/],
    ['{"errorMessage":"41703001"}', /reqDetailsBOList expected array, got nothing/],
    ['{"reqDetailsBOList":[{"reqId":1}]}', /reqDetailsBOList\[0\]\.reqTitle expected string, got nothing/],
  ],
  answer,
})

test('reads the fields of a requisition', () => {
  const [first, trainee, data, lead] = mynexthire.read(saved(), BOARD).postings
  expect(first).toMatchObject({
    external_id: '187',
    title: 'Software Engineer &amp; Tester',
    company: 'Betwa Foods',
    locations: [{ text: 'Pune', country: null }],
    departments: ['Engineering'],
    employment_type: 'full time',
    experience: '2 - 5 years',
    posted_at: new Date('2026-09-07T05:46:36.697Z'),
    posted_at_basis: 'approvedOn',
    pay: [],
  })
  expect(first?.description).toContain('Angular &amp; &lt;3 of it<br>')
  expect(trainee).toMatchObject({
    experience: 'Fresher',
    employment_type: 'intern',
    pay: [{ min: 15_000, max: 20_000, currency: 'INR', period: 'month' }],
  })
  expect(data).toMatchObject({
    departments: ['Data'],
    locations: [
      { text: 'Mumbai', country: 'IN' },
      { text: 'Pune', country: 'IN' },
    ],
    pay: [{ min: 12_00_000, max: 18_00_000, period: 'year' }],
  })
  expect(lead).toMatchObject({ locations: [], experience: null, employment_type: null })
})

test.each([
  ['onroll', 'full time'],
  ['full-time', 'full time'],
  ['Permanent', 'full time'],
  ['third_party_consultant', 'contract'],
  ['fixed-term-contract', 'fixed term contract'],
  ['internship', 'internship'],
  ['azentio_group', null],
  ['ijp', null],
])('the employment type %s is %s', (employmentType, type) => {
  const [first] = saved().reqDetailsBOList
  const { postings } = mynexthire.read({ reqDetailsBOList: [{ ...first, employmentType }] }, BOARD)
  expect(postings[0]?.employment_type).toBe(type)
})

test('a building has the place of its address, and a wrapped text is joined', () => {
  const locationList = [
    { office: 'Kolkata', address: 'Kolkata' },
    { office: 'Sumadhura Capitol Towers', address: 'Bangalore' },
    { office: 'Pune', address: 'Baner, Pune' },
  ]
  const jdDisplay = `${'We build services for riders in all of India and '.padEnd(70, 'x')}\nbeyond.`
  const [first] = saved().reqDetailsBOList
  const reading = mynexthire.read({ reqDetailsBOList: [{ ...first, locationList, jdDisplay }] }, BOARD)
  expect(reading.postings[0]).toMatchObject({
    locations: [
      { text: 'Kolkata' },
      { text: 'Sumadhura Capitol Towers, Bangalore' },
      { text: 'Baner, Pune' },
    ],
    description: expect.stringMatching(/x beyond\.<\/p>$/),
  })
})

test('the address of a requisition carries its number', () => {
  const [first] = mynexthire.read(saved(), BOARD).postings
  const url = new URL(first?.source_url ?? '')
  expect(url.origin + url.pathname).toBe('https://betwa.mynexthire.com/employer/jobs/careers')
  expect(JSON.parse(atob(url.searchParams.get('p') ?? ''))).toMatchObject({ pageType: 'jd', reqId: 187 })
})

test('a number that is no number is not a requisition', () => {
  const [first] = saved().reqDetailsBOList
  const [, ...rest] = saved().reqDetailsBOList
  const reading = mynexthire.read({ reqDetailsBOList: [{ ...first, reqId: '1"><script>' }, ...rest] }, BOARD)
  expect(reading.rejected).toMatchObject([{ reason: 'unreadable' }])
})

test.each([
  [417, 'gone', '{"errorMessage":"Invalid company short name"}'],
  [417, 'shape changed', '{"errorMessage":"Source is mandatory."}'],
  [402, 'gone', '{"errorMessage":"The subscription for client betwa has expired."}'],
  [415, 'shape changed', '{}'],
  [500, 'network', '{}'],
])('a tenant that answers %i is %s: %s', async (status, outcome, body) => {
  const fetching = fetchFrom(mynexthire, BOARD, (_, response) => void response.writeHead(status).end(body))
  await expect(fetching).rejects.toMatchObject({ outcome })
})

test('the name is not asked for where it is known or not needed, and costs nothing if it fails', async () => {
  const fetchNames = async (list: unknown, name: number) => {
    const asked: string[] = []
    const payload = await fetchFrom(mynexthire, BOARD, ({ url = '' }, response) => {
      asked.push(url)
      const isList = url.endsWith('/reqlist/get')
      response
        .writeHead(isList ? 200 : name)
        .end(isList ? JSON.stringify({ reqDetailsBOList: list }) : '<html>')
    })
    return { asked: asked.length, company: mynexthire.read(payload, BOARD).postings[0]?.company }
  }
  expect(await fetchNames(null, 500)).toEqual({ asked: 1, company: undefined })
  expect(await fetchNames(saved().reqDetailsBOList, 500)).toEqual({ asked: 2, company: 'Betwa' })
  await expect(fetchNames(saved().reqDetailsBOList, 403)).rejects.toMatchObject({ outcome: 'blocked' })
})
