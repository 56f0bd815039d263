import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fetchFrom } from '#test/ingest/adapter-contract.ts'
import { INDIA as WANTED } from '#ingest/boards/india.ts'
import { workday as workdayOf } from './adapter.ts'

const workday = workdayOf(WANTED)

const BOARD = 'tungabhadra.wd3/Careers'
const INDIA = 'c4f78be1a8f14da0ab49ce1162348a5e'

interface Job {
  title: string
  externalPath: string
  locationsText: string
}

function job(number: number, locationsText = 'India, Pune'): Job {
  const place = locationsText.replace(/\W+/g, '-')
  return { title: `Engineer ${number}`, externalPath: `/job/${place}/Engineer_R${number}`, locationsText }
}

const jobs = (count: number, place?: string) => Array.from({ length: count }, (_, index) => job(index, place))

interface Site {
  /** The whole list, and the postings in India. */
  all?: Job[]
  india?: Job[]
  /** What a search for the country's name finds; by default it is ignored. */
  found?: Job[]
  facets?: unknown[]
  robots?: string
  /** The status of each detail, by path. */
  details?: Record<string, number>
  /** The total that the list reports. */
  total?: number
}

/** Fetches a Workday career site, and records the requests. */
async function fetchSite({
  all = [],
  found = all,
  india = [],
  facets = [],
  robots,
  details = {},
  total,
}: Site) {
  const asked: string[] = []
  const payload = await fetchFrom(workday, BOARD, async (request, response) => {
    const path = (request.url ?? '').replace('/wday/cxs/tungabhadra/Careers', '')
    if (path === '/robots.txt') return void response.writeHead(robots ? 200 : 404).end(robots)
    if (path !== '/jobs') {
      asked.push(path)
      const title = `Engineer ${/R(\d+)$/.exec(path)?.[1]}`
      const jobPostingInfo = { title, location: 'India, Pune', startDate: '2026-10-01' }
      return void response.writeHead(details[path] ?? 200).end(JSON.stringify({ jobPostingInfo }))
    }
    const { appliedFacets, limit, offset, searchText } = JSON.parse(await text(request))
    asked.push(`${request.method} ${JSON.stringify(appliedFacets)} ${offset} "${searchText}"`)
    if (limit > 20) return void response.writeHead(400).end()
    const list = Object.keys(appliedFacets).length > 0 ? india : searchText === '' ? all : found
    // After the cap the first page is repeated, and only the first page has the total.
    const start = offset >= 2000 ? 0 : offset
    response.end(
      JSON.stringify({
        total: offset === 0 ? (total ?? Math.min(list.length, 2000)) : 0,
        jobPostings: list.slice(start, start + limit),
        facets: offset === 0 ? facets : [],
        userAuthenticated: false,
      }),
    )
  })
  const { jobPostings } = payload as { jobPostings: (Job & { detail?: unknown; detail_problem?: string })[] }
  return { asked, jobPostings }
}

const country = (facetParameter: string) => ({
  facetParameter,
  values: [
    { descriptor: 'United States of America', id: 'bc33aa3152ec42d4995f4791a106ed09', count: 300 },
    { descriptor: 'India', id: INDIA, count: 45 },
  ],
})

test.each([
  ['locationCountry', [country('locationCountry')]],
  [
    'Country_and_Jurisdiction',
    [{ facetParameter: 'jobFamilyGroup', values: [] }, country('Country_and_Jurisdiction')],
  ],
  ['Location_Country', [{ facetParameter: 'locationMainGroup', values: [country('Location_Country')] }]],
  [
    'locationHierarchy1',
    [{ facetParameter: 'a', values: [{ facetParameter: 'b', values: [country('locationHierarchy1')] }] }],
  ],
])('finds the country filter as %s and fetches its pages', async (key, facets) => {
  const { asked, jobPostings } = await fetchSite({ all: jobs(400, 'US, CA'), india: jobs(45), facets })
  const filter = JSON.stringify({ [key]: [INDIA] })
  expect(asked.slice(0, 4)).toEqual([
    'POST {} 0 ""',
    `POST ${filter} 0 ""`,
    `POST ${filter} 20 ""`,
    `POST ${filter} 40 ""`,
  ])
  expect(asked.slice(4)).toEqual(jobs(45).map(({ externalPath }) => externalPath))
  expect(jobPostings).toHaveLength(45)
  expect(jobPostings[44]).toMatchObject({
    title: 'Engineer 44',
    detail: { jobPostingInfo: { title: 'Engineer 44' } },
  })
})

test('finds a country with another id by its name, before a sales region with that name', async () => {
  const facets = [
    { facetParameter: 'salesRegion', values: [{ descriptor: 'India', id: 'region' }] },
    { facetParameter: 'Location_Country', values: [{ descriptor: 'India', id: 'own' }] },
  ]
  const { asked } = await fetchSite({ all: jobs(1), india: jobs(1), facets })
  expect(asked[1]).toBe('POST {"Location_Country":["own"]} 0 ""')
})

test('if the list offers only cities, selects those in India, and not Indiana', async () => {
  const values = [
    { descriptor: 'USA IN Indianapolis', id: 'us1' },
    { descriptor: 'Indiana', id: 'us2' },
    { descriptor: 'IND Bangalore', id: 'in1' },
    { descriptor: 'Pune, India', id: 'in2' },
    { descriptor: 'Any Location / Remote', id: 'any' },
  ]
  const facets = [{ facetParameter: 'locationMainGroup', values: [{ facetParameter: 'locations', values }] }]
  const { asked } = await fetchSite({ all: jobs(2), india: jobs(2), facets })
  expect(asked[1]).toBe('POST {"locations":["in1","in2"]} 0 ""')
})

test('without a filter for India, fetches only the postings that may be there', async () => {
  const all = [
    job(1, 'USA DC Washington'),
    job(2, '2 Locations'),
    job(3, 'Remote'),
    job(4, 'IND Pune'),
    job(5, 'Any Location / Remote'),
  ]
  const { asked, jobPostings } = await fetchSite({ all })
  expect(asked).toHaveLength(1 + 4)
  expect(jobPostings.map(({ title }) => title)).toEqual([
    'Engineer 2',
    'Engineer 3',
    'Engineer 4',
    'Engineer 5',
  ])
})

test('the filter’s leaks into other countries are not asked', async () => {
  const india = [job(1), job(2, 'US, CA, Santa Clara'), job(3, '2 Locations')]
  const { jobPostings } = await fetchSite({ all: jobs(400), india, facets: [country('locationCountry')] })
  expect(jobPostings.map(({ title }) => title)).toEqual(['Engineer 1', 'Engineer 3'])
})

test('a list that is too long without a filter is searched for the country’s name', async () => {
  const { asked, jobPostings } = await fetchSite({ all: jobs(2400), found: [job(1), job(2, 'Indiana, USA')] })
  expect(asked.slice(0, 2)).toEqual(['POST {} 0 ""', 'POST {} 0 "India"'])
  expect(jobPostings.map(({ title }) => title)).toEqual(['Engineer 1'])
})

test('the shared host is asked at its own address', async () => {
  const asked: string[] = []
  await fetchFrom(workday, 'wd5.myworkdaysite.com/tungabhadra/Careers', ({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(url === '/robots.txt' ? 404 : 200).end('{"total":0,"jobPostings":[]}')
  })
  expect(asked).toEqual(['/robots.txt', '/wday/cxs/tungabhadra/Careers/jobs'])
})

test('rejects a list that is cut off at 2000', async () => {
  await expect(fetchSite({ all: jobs(2400) })).rejects.toThrow(
    'shape changed: the list is cut off at 2000 postings, with no filter for India',
  )
  const site = { all: jobs(10), india: jobs(2400), facets: [country('locationCountry')] }
  await expect(fetchSite(site)).rejects.toThrow(/2000 postings in India/)
})

test('a site in maintenance returns empty pages, which are not an empty board', async () => {
  const facets = [country('locationCountry')]
  await expect(fetchSite({ all: jobs(60), india: [], facets, total: 60 })).rejects.toThrow(
    'network: the board lists 60 postings but returned 0',
  )
})

test('leaves out a posting that has gone, and reports one that fails', async () => {
  const details = { '/job/India-Pune/Engineer_R1': 404, '/job/India-Pune/Engineer_R2': 500 }
  const { jobPostings } = await fetchSite({ all: jobs(8), details })
  expect(jobPostings).toHaveLength(7)
  expect(jobPostings[1]?.detail_problem).toMatch(/^network: .* answered 500$/)
  const { rejected } = workday.read({ total: 7, jobPostings }, BOARD)
  expect(rejected).toMatchObject([
    { external_id: 'R2', reason: 'unreadable', detail: expect.stringMatching(/answered 500$/) },
  ])
})

test('does not fetch from a tenant whose robots.txt disallows the site', async () => {
  await expect(fetchSite({ robots: 'User-agent: *\nDisallow: /Careers/\n' })).rejects.toThrow(
    'blocked: robots.txt disallows https://tungabhadra.wd3.myworkdayjobs.com/Careers/job/',
  )
})
