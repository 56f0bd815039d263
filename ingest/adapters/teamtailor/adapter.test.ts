import { expect, test } from 'vitest'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { teamtailor } from './adapter.ts'

const BOARD = 'jamun'
const FIXTURE = 'teamtailor-jamun.xml'

const empty = '<?xml version="1.0"?><rss version="2.0"><channel><title>Jamun Robotics</title></channel></rss>'

function read() {
  return teamtailor.read(teamtailor.parse(readFixture(FIXTURE)), BOARD)
}

/** A feed of this many jobs, starting at an offset. */
function feed(from: number, count: number): string {
  const items = Array.from({ length: Math.max(0, count) }, (_, index) => {
    const id = 7_000_000 + from + index
    return `<item><title>Job ${id}</title><link>https://jamun.teamtailor.com/jobs/${id}-job</link>
      <pubDate>Fri, 25 Sep 2026 10:00:00 +0000</pubDate></item>`
  })
  return `<rss><channel><title>Jamun Robotics</title>${items.join('')}</channel></rss>`
}

/** Fetches a site whose feed depends on the offset (null is a 404), and records the requested addresses. */
async function fetchFeed(answer: (offset: number) => string | 400 | null) {
  const asked: string[] = []
  const payload = await fetchFrom(teamtailor, BOARD, ({ url = '' }, response) => {
    asked.push(url)
    const body = answer(Number(new URL(url, 'https://x.example').searchParams.get('offset')))
    if (typeof body === 'number') response.writeHead(body).end()
    else response.writeHead(body === null ? 404 : 200).end(body)
  })
  const { postings, rejected } = teamtailor.read(payload, BOARD)
  return { asked, jobs: postings.length, rejected }
}

testAdapter({
  adapter: teamtailor,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/<pubDate>[^<]*/, '<pubDate>soon'],
  empty,
  changed: [
    ['<feed><entry/></feed>', /rss expected object, got nothing/],
    ['{"jobs":[]}', /rss expected object, got nothing/],
    [
      '<rss><channel><item><title>SDE</title></item></channel></rss>',
      /rss\.channel\.item\[0\]\.link expected string, got nothing/,
    ],
  ],
})

test('reads the fields of a job', () => {
  expect(read().postings[0]).toMatchObject({
    external_id: '7308188',
    title: 'Robotics Software Engineer &amp; Tinkerer',
    company: 'Jamun Robotics',
    locations: [
      { text: 'Bengaluru', country: 'India' },
      { text: 'Pune', country: 'India' },
    ],
    departments: ['Engineering', 'Embedded developer'],
    workplace_type: 'Hybrid',
    description: '<p>Write C++ for arms &amp; grippers.</p><ul><li>2-4 years of experience</li></ul>',
    posted_at: new Date('2026-09-25T14:29:48Z'),
    posted_at_basis: 'pubDate',
    source_url: 'https://jamun.teamtailor.com/jobs/7308188-robotics-software-engineer',
  })
})

test('every status but "temporary" gives a work mode', () => {
  const modes = (xml: string) =>
    teamtailor.read(teamtailor.parse(xml), BOARD).postings.map(({ workplace_type }) => workplace_type)
  const saved = readFixture(FIXTURE)
  expect(modes(saved)).toEqual(['Hybrid', 'Remote', 'On-site', null])
  const others = saved
    .replace('>hybrid<', '>onsite<')
    .replace('>fully<', '>remote<')
    .replace('>none<', '>on-site<')
  expect(modes(others)).toEqual(['On-site', 'Remote', 'On-site', null])
})

test('does not decode CDATA, and ignores empty elements', () => {
  const [, frontend, , office] = read().postings
  expect(frontend).toMatchObject({ description: '<p>Dashboards in React.</p>', departments: [] })
  expect(office).toMatchObject({ description: '', locations: [], departments: [] })
})

test('fetches a long list in pages', async () => {
  const { asked, jobs } = await fetchFeed((offset) => feed(offset, Math.min(200, 450 - offset)))
  expect(asked).toEqual([0, 200, 400, 450].map((offset) => `/jobs.rss?per_page=200&offset=${offset}`))
  expect(jobs).toBe(450)
})

test('keeps fetching from a server that returns fewer jobs than requested', async () => {
  const { asked, jobs } = await fetchFeed((offset) => feed(offset, Math.min(100, 150 - offset)))
  expect(asked).toEqual([0, 100, 150].map((offset) => `/jobs.rss?per_page=200&offset=${offset}`))
  expect(jobs).toBe(150)
})

test('404 after the last page ends the list; on the first page it means no such site', async () => {
  const { jobs } = await fetchFeed((offset) => (offset < 30 ? feed(offset, 30) : null))
  expect(jobs).toBe(30)
  await expect(fetchFeed(() => null)).rejects.toMatchObject({ outcome: 'gone' })
})

test('a full page that comes again ends the feed, which then says that there may be more', async () => {
  const { asked, jobs, rejected } = await fetchFeed(() => feed(0, 100))
  expect(asked).toHaveLength(2)
  expect(jobs).toBe(100)
  expect(rejected).toEqual([
    {
      external_id: null,
      title: null,
      reason: 'unreadable',
      detail: 'the feed repeats its 100 jobs, so there may be more',
    },
  ])
  expect(await fetchFeed(() => feed(0, 30))).toMatchObject({ jobs: 30, rejected: [] })
})

test('400 passes: it is no changed shape, and after the first page it costs only the rest', async () => {
  await expect(fetchFeed(() => 400)).rejects.toMatchObject({ outcome: 'network' })
  expect(await fetchFeed((offset) => (offset === 0 ? feed(0, 200) : 400))).toMatchObject({
    jobs: 200,
    rejected: [{ external_id: null, detail: 'the site refuses the jobs after the first 200' }],
  })
})

test('does not follow a redirect to the site’s own domain unless it is configured', async () => {
  const moved = fetchFrom(teamtailor, BOARD, (_, response) => {
    response.writeHead(301, { location: 'https://careers.jamun.example/jobs.rss' }).end()
  })
  await expect(moved).rejects.toThrow(/blocked: .* redirects to https:\/\/careers\.jamun\.example\/jobs\.rss/)
})

const jsonFeed = {
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Jamun Robotics',
  items: [
    {
      id: '679cc864-7629-4b8f-a5d4-6f9ebeccfa01',
      title: 'Firmware Engineer',
      url: 'https://careers.jamun.example/jobs/7308195-firmware-engineer',
      date_published: '2026-09-26T08:33:05+02:00',
      content_html: '<p>Motors.</p>',
      _jobposting: {
        '@type': 'JobPosting',
        identifier: { '@type': 'PropertyValue', name: 'Jamun Robotics', value: 7_308_195 },
        employmentType: 'FULL_TIME',
        jobLocation: [
          {
            '@type': 'Place',
            address: { addressLocality: 'Kochi', addressRegion: 'Kerala', addressCountry: 'IN' },
          },
        ],
      },
    },
    { title: 'No address', date_published: '2026-09-26' },
    { title: 'No JSON-LD', url: 'https://careers.jamun.example/jobs/1-x', date_published: '2026-09-26' },
  ],
}

test('reads a saved JSON Feed, with the places from its JSON-LD', () => {
  const { postings, rejected } = teamtailor.read(teamtailor.parse(JSON.stringify(jsonFeed)), BOARD)
  expect(postings[0]).toMatchObject({
    external_id: '7308195',
    company: 'Jamun Robotics',
    locations: [{ text: 'Kochi, Kerala', country: 'IN' }],
    employment_type: 'FULL_TIME',
    description: '<p>Motors.</p>',
    posted_at: new Date('2026-09-26T06:33:05Z'),
  })
  expect(postings[1]).toMatchObject({ external_id: '1', locations: [], description: '' })
  expect(rejected).toMatchObject([
    { title: 'No address', detail: 'items[1].url expected string, got nothing' },
  ])
})

test('an unreadable item of a JSON Feed has the same id as when it is readable', () => {
  const spoilt = jsonFeed.items.map((item, index) =>
    index === 0 ? { ...item, date_published: 'soon' } : item,
  )
  spoilt[1] = { title: 'No number', url: 'https://careers.jamun.example/open', date_published: 'soon' }
  spoilt.push({
    title: 'Tester',
    url: 'https://careers.jamun.example/jobs/2-x',
    date_published: '2026-09-26',
  })
  expect(teamtailor.read({ ...jsonFeed, items: spoilt }, BOARD).rejected).toMatchObject([
    { external_id: '7308195' },
    { external_id: 'https://careers.jamun.example/open' },
  ])
})
