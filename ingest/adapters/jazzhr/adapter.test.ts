import { expect, test } from 'vitest'
import { fetchFrom, testAdapter } from '#test/ingest/adapter-contract.ts'
import { pageAt, pageWith, savedPages } from '#test/ingest/posting-pages.ts'
import { FIRST_SEEN } from '../raw-posting.ts'
import { INDIA } from '#ingest/boards/india.ts'
import { jazzhr } from './adapter.ts'

const BOARD = 'periyar'
const FIXTURE = 'jazzhr-periyar.json'
const saved = savedPages(FIXTURE)
const adapter = jazzhr(INDIA)

function table({ pages } = saved): string {
  const rows = pages.map(
    ({ url, title }) =>
      `<tr id="row_20260101"><td><a href="${url}?source=x">${title}</a></td><td>Pune</td></tr>`,
  )
  return `<!doctype html><a href="/apply/jobs/">All</a><table id="jobs_table">${rows.join('')}</table>`
}

const respond = (
  list: string,
  pages: (path: string) => string | number = (path) => pageAt(saved, path) ?? 404,
) =>
  fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
    const answer = url === '/apply/jobs' ? list : pages(url)
    if (typeof answer === 'number') response.writeHead(answer).end()
    else response.end(answer)
  })
const read = (payload: unknown) => adapter.read(payload, BOARD)

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"<p>Build pages\.<\/p>"/, '""'],
  empty: '{"pages":[]}',
  changed: [
    ['{"jobs":[]}', /pages expected array, got nothing/],
    ['{"pages":[{"id":"1"}]}', /pages\[0\]\.url expected string, got nothing/],
  ],
  answer: ({ pathname }) => pageAt(saved, pathname) ?? table(),
})

test('a posting without a date is dated by our first sighting, never by the number of its row', async () => {
  const undated = (path: string) => {
    const page = saved.pages.find(({ url }) => new URL(url).pathname === path)
    const { datePosted: _, ...posting } = page?.detail.posting ?? {}
    return pageWith(posting)
  }
  const { postings } = read(await respond(table(), undated))
  expect(postings).toHaveLength(3)
  for (const posting of postings)
    expect(posting).toMatchObject({ posted_at: null, posted_at_basis: FIRST_SEEN })
})

test('a posting that answers 410 is closed', async () => {
  const payload = await respond(table(), (path) =>
    path.includes('bbbb') ? 410 : (pageAt(saved, path) ?? 404),
  )
  expect(read(payload).postings.map(({ external_id }) => external_id)).toEqual(['Zx81aaaa', 'Zx81cccc'])
})

test('a company without the table has left; a page of somebody else says nothing', async () => {
  await expect(
    respond('<p>Powered by <a href="https://www.jazzhr.com">JazzHR</a></p>'),
  ).rejects.toMatchObject({
    outcome: 'gone',
  })
  await expect(respond('<title>Sorry, we are working on it</title>')).rejects.toMatchObject({
    outcome: 'shape changed',
  })
  expect(await respond('<table id="jobs_table"></table>')).toEqual({ pages: [] })
  expect(adapter.parse('<table id="jobs_table"></table>')).toEqual({ pages: [] })
})

test('links of the table that lead elsewhere are no postings', async () => {
  const links = [
    '/apply/jobs/',
    '/apply/jobs/details/Yy7',
    'https://evil.example/apply/Yy77/x',
    '/apply/jobs/details/Zx81aaaa?&',
  ]
  const rows = links.map((link) => `<tr><td><a href="${link}">Python Developer</a></td></tr>`)
  const payload = await respond(`<table id="jobs_table">${rows.join('')}</table>`, () =>
    pageWith(saved.pages[0]?.detail.posting ?? {}),
  )
  expect(read(payload).postings.map(({ source_url }) => source_url)).toEqual([
    'https://periyar.applytojob.com/apply/jobs/details/Zx81aaaa',
  ])
})

test('a page without JobPosting shows the rest; postings abroad are not asked for', async () => {
  const html = `<div id="resumator-job-employment"><strong>Type: </strong>Contracted to Full Time</div>
    <span id="resumator-job-experience">Mid Level</span>
    <div id="job-description"><div><p>Write Python.</p></div></div>`
  const row = (key: string, place: string) => `<tr id="row_job_20260424221125_X"><td><a class="job_title_link"
    href="/apply/jobs/details/${key}?&">Python Developer</a><br><span class="resumator_department">Tools</span></td>
    <td>\t${place}\t</td></tr>`
  const payload = await respond(
    `<table id="jobs_table">${row('oVX1rAxJJi', 'Kochi, Kerala')}${row('W30dQoktX5', 'Lyon, France')}</table>`,
    () => html,
  )
  expect(read(payload).postings).toMatchObject([
    {
      external_id: 'oVX1rAxJJi',
      title: 'Python Developer',
      locations: [{ text: 'Kochi, Kerala', country: null }],
      departments: ['Tools'],
      employment_type: 'Contracted to Full Time',
      experience: 'Mid Level',
      description: '<div><p>Write Python.</p></div>',
      posted_at_basis: FIRST_SEEN,
    },
  ])
})

test('a company that was never there is led to the vendor', async () => {
  const fetching = fetchFrom(adapter, BOARD, (_, response) => {
    response.writeHead(302, { location: 'https://info.jazzhr.com/job-seekers.html' }).end()
  })
  await expect(fetching).rejects.toMatchObject({ outcome: 'gone' })
})
