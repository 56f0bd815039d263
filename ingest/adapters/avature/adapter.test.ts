import { expect, test } from 'vitest'
import { fetchFrom, testAdapter } from '#test/ingest/adapter-contract.ts'
import { pageAt, pageWith, savedPages } from '#test/ingest/posting-pages.ts'
import { INDIA } from '#ingest/boards/india.ts'
import { avature } from './adapter.ts'

const BOARD = 'jobs.sabarmati.example/en_US/careers'
const FIXTURE = 'avature-sabarmati.json'
const adapter = avature(INDIA)
const saved = savedPages(FIXTURE)
const [first, cloud, data] = saved.pages

type Row = Pick<(typeof saved.pages)[number], 'url' | 'title' | 'places' | 'departments'>

function row({ url, title, places = [], departments = [] }: Row): string {
  return `<article class="article article--result 1"><h3 class="article__header__text__title"><a class="link" href="${url}">
    ${title?.replace('&', '&amp;')}
    </a></h3><span class="list-item-location">${places.map((place) => `<span>${place}</span>`).join('')}</span>
    ${departments.map((name) => `<span class="list-item-family">${name}</span>`).join('')}
    <a href="http://social.example/?url=https%3A%2F%2Fjobs.sabarmati.example%2Fen_US%2Fcareers%2FJobDetail%2F9">X</a>
    <a href="${url}">Learn more</a></article>`
}

function list(rows: Row[], next = ''): string {
  const link = next && `<a href="https://jobs.sabarmati.example/en_US/careers/SearchJobs/?${next}">2</a>`
  return `<!doctype html><div class="section__content__results">${rows.map(row).join('')}</div>
    <div class="list-controls__pagination">${link}</div>`
}

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"<p>Work on cloud\.<\/p>"/, '""'],
  empty: '{"pages":[]}',
  changed: [
    ['{"jobs":[]}', /pages expected array, got nothing/],
    ['{"pages":[{"id":"1"}]}', /pages\[0\]\.url expected string, got nothing/],
  ],
  answer: ({ pathname }) =>
    pathname === '/en_US/careers/SearchJobs/' ? list(saved.pages) : (pageAt(saved, pathname) ?? ''),
})

const respond = (pages: Record<string, string>) =>
  fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
    const body = pages[url]
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
const read = (payload: unknown) => adapter.read(payload, BOARD)
const START = '/en_US/careers/SearchJobs/'

test('the list names a posting, its page has the facts', () => {
  const [java, engineer, place] = read(saved).postings
  expect(java).toMatchObject({
    external_id: '7710001',
    title: 'Java Developer & Mentor',
    company: 'Sabarmati Works',
    departments: ['Engineering'],
    employment_type: null,
    posted_at: new Date('2026-10-05T00:00:00Z'),
    posted_at_basis: 'datePosted',
    source_url: 'https://jobs.sabarmati.example/en_US/careers/JobDetail/Java-Developer/7710001',
  })
  expect(engineer?.locations.map(({ text }) => text)).toEqual(['Chennai, Tamil Nadu', 'Hyderabad, Telangana'])
  // The page's data has an empty address: the list has the place.
  expect(place?.locations).toEqual([{ text: 'Gurugram, Haryana, India', country: null }])
})

test('the next page is the one that the list links to, whichever of the two offsets it has', async () => {
  const asked: string[] = []
  const payload = await fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
    asked.push(url)
    const pages: Record<string, string> = {
      [START]: list(
        [first, cloud].flatMap((one) => one ?? []),
        '42=1&folderOffset=6',
      ),
      [`${START}?42=1&folderOffset=6`]: list(data ? [data] : [], 'folderOffset=0'),
    }
    response.end(pages[url] ?? pageAt(saved, url))
  })
  expect(read(payload)).toEqual(read(saved))
  expect(asked.filter((url) => url.startsWith(START))).toHaveLength(2)
})

test('a list that breaks off, or repeats a page, is not the whole list', async () => {
  const half = first ? [first] : []
  for (const rest of [list([]), list(half)])
    await expect(
      respond({ [START]: list(half, 'jobOffset=10'), [`${START}?jobOffset=10`]: rest }),
    ).rejects.toMatchObject({ outcome: 'network' })
})

test.each([
  ['jobs.lenovo.com/en_US/careers', '13036%5B0%5D=12016672'],
  ['careers.loreal.com/en_US/jobs', '3_110_3=18031'],
  ['jobs.ea.com/en_US/careers', '8171%5B0%5D=10590'],
])('%s is asked for India alone', async (board, filter) => {
  const asked: string[] = []
  await fetchFrom(adapter, board, ({ url = '' }, response) => {
    asked.push(url)
    response.end(list([]))
  })
  const portal = board.slice(board.indexOf('/'))
  expect(asked).toEqual([`${portal}/SearchJobs/?${filter}&listFilterMode=1`])
})

test('postings in other countries are not asked for, and those of several places are', async () => {
  const away = {
    url: 'https://jobs.sabarmati.example/en_US/careers/JobDetail/1',
    title: 'X',
    places: ['Lyon, France'],
  }
  const foreign = {
    ...away,
    url: 'https://jobs.elsewhere.example/en_US/careers/JobDetail/2',
    places: ['Pune'],
  }
  const payload = await respond({
    [START]: list([away, foreign, ...saved.pages]),
    ...Object.fromEntries(
      saved.pages.map(({ url }) => [new URL(url).pathname, pageAt(saved, new URL(url).pathname) ?? '']),
    ),
  })
  expect(read(payload).postings).toHaveLength(3)
})

test('what is hidden in a page is never read, and its labelled fields are', async () => {
  const html = `<h3 class="article__header__text__title">Tester</h3>
    <div class="article__view__item visibility--hidden"><span class="field-title">Location</span>
      <span class="field-value">recruiter@sabarmati.example</span></div>
    <div class="article__header--locations">Nashik, Maharashtra, India</div>
    <div class="article__view__item"><span class="field-title">Posted since:</span><span class="field-value">28-Sep-2026</span></div>
    <div class="article__view__item view--rich-text"><span class="field-title"> </span><span class="field-value">
      <p>Test it.</p><p class="visibility--hidden">recruiter@sabarmati.example</p></span></div>`
  const listed = { url: 'https://jobs.sabarmati.example/en_US/careers/JobDetail/5', title: 'Tester' }
  const payload = await respond({
    [START]: list([listed]).replace(
      '</div>',
      '<i class="visibility--hidden">recruiter@sabarmati.example</i></div>',
    ),
    '/en_US/careers/JobDetail/5': html,
  })
  expect(JSON.stringify(payload)).not.toContain('recruiter')
  expect(read(payload).postings).toMatchObject([
    {
      title: 'Tester',
      locations: [{ text: 'Nashik, Maharashtra, India', country: null }],
      description: expect.stringContaining('<p>Test it.</p>'),
      posted_at: new Date('2026-09-28T00:00:00Z'),
      posted_at_basis: 'date on the page',
    },
  ])
})

test.each(['05/06/2026', '2 weeks ago'])('a page that says %s has no date that we know', async (posted) => {
  const html = `<div class="article__view__item"><span class="field-title">Posted</span><span class="field-value">${posted}</span></div>
    <div class="article__view__item view--rich-text"><span class="field-value"><p>Test it.</p></span></div>`
  const payload = await respond({
    [START]: list(first ? [first] : []),
    [new URL(first?.url ?? '').pathname]: html,
  })
  expect(read(payload).postings).toMatchObject([{ posted_at: null, posted_at_basis: 'date on the page' }])
})

test('a closed posting leads to an error page; a portal with a login is refused', async () => {
  const redirect = (to: string, from: string) =>
    fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
      if (url === from) response.writeHead(302, { location: to }).end()
      else response.end(url.startsWith(START) ? list(saved.pages) : (pageAt(saved, url) ?? pageWith({})))
    })
  const payload = await redirect('/en_US/careers/Error', new URL(first?.url ?? '').pathname)
  expect(read(payload).postings.map(({ external_id }) => external_id)).toEqual(['7710002', '7710003'])
  await expect(redirect('/en_US/careers/Login', START)).rejects.toMatchObject({ outcome: 'blocked' })
})

test('a search without results is empty, and any other page is not', async () => {
  expect(await respond({ [START]: list([]) })).toEqual({ pages: [] })
  await expect(respond({ [START]: '<title>Sorry</title>' })).rejects.toMatchObject({
    outcome: 'shape changed',
  })
})

test('reads a saved page of results, and a saved page of a posting', () => {
  const results = adapter.read(adapter.parse(list(saved.pages)), BOARD)
  expect(results.postings.map(({ external_id }) => external_id)).toEqual(['7710001', '7710002', '7710003'])
  expect(adapter.parse(list([]))).toEqual({ pages: [] })
  const page = adapter.read(adapter.parse(pageWith(first?.detail.posting ?? {})), BOARD)
  expect(page.postings).toMatchObject([{ external_id: '7710001', requisition_id: '7710001' }])
})

test('a list that states more than it has is not the whole list', async () => {
  const stating = (words: string) => `<div class="list-controls__text">${words}</div>${list(saved.pages)}`
  const fetching = (words: string) =>
    fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
      response.end(url === START ? stating(words) : pageAt(saved, url))
    })
  for (const words of ['3 results', '1 - 6 of 8 results', '1 - 6 of 999+ results', ''])
    expect(read(await fetching(words)).postings).toHaveLength(3)
  await expect(fetching('1 - 3 of 1,530 results')).rejects.toMatchObject({ outcome: 'network' })
})

test('rows of other portals: in list items, with bare places, and without a language in the address', async () => {
  const row = (id: number, below: string) => `<li class="list__item"><div class="list__item__text__title">
    <a href="https://acme.avature.net/careers/JobDetail/Tester/${id}"><img src="x"></a>
    <a href="https://acme.avature.net/careers/JobDetail/Tester/${id}">Tester ${id}</a></div>
    <div class="x__subtitle">${below}</div></li>`
  const pages: Record<string, string> = {
    '/careers/SearchJobs/': `<div class="list-controls__text">2 results</div>
      ${row(422, '<span>Acme I Acme Global - India Offices</span><span>India, Karnataka, BANGALORE</span>')}
      ${row(423, '<span>Acme</span><span>France, Lyon</span>')}
      <a href="/fr_FR/careers/SearchJobs/?jobOffset=10">Français</a>`,
    '/careers/JobDetail/Tester/422': pageWith(first?.detail.posting ?? {}),
  }
  const payload = await fetchFrom(adapter, 'acme.avature.net/careers', ({ url = '' }, response) => {
    const body = pages[url]
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  expect(payload).toMatchObject({
    pages: [{ id: '422', title: 'Tester 422', places: ['India, Karnataka, BANGALORE'] }],
  })
})

test('a page in the other template states its place in parts', async () => {
  const field = (label: string, value: string) => `<div class="article__content__view__field">
    <div class="article__content__view__field__label">${label}</div>
    <div class="article__content__view__field__value">${value}</div></div>`
  const html =
    field('City', 'Pune') +
    field('Country/Region', 'India') +
    field('Work mode', 'Hybrid') +
    field('', '<p>Build it.</p>') +
    field('', 'Additional Locations: * India - Bangalore')
  const payload = await respond({
    [START]: list(first ? [first] : []),
    [new URL(first?.url ?? '').pathname]: html,
  })
  expect(read(payload).postings).toMatchObject([
    { locations: [{ text: 'Pune, India' }], workplace_type: 'Hybrid', description: '<p>Build it.</p>' },
  ])
})
