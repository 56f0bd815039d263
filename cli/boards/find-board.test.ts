import { expect, test } from 'vitest'
import { fakeNetwork, sentTo } from '#test/fake-network.ts'
import { findBoard } from './find-board.ts'

const CAREERS = 'https://acme.example/careers'
const WWW = 'https://www.acme.example/careers'
const posting = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'JobPosting',
  title: 'Engineer',
})}</script>`

test('the address of a board is enough', async () => {
  const network = fakeNetwork({})
  expect(await findBoard('https://jobs.eu.lever.co/acme/1-2', network)).toBe('lever-eu:acme')
  expect(network.asked).toEqual([])
})

test.each([
  ['embeds it', '<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>'],
  ['links to its postings', '<a href="https://job-boards.greenhouse.io/acme/jobs/1?gh_jid=1">x</a>'],
  ['leads to it', sentTo('https://job-boards.greenhouse.io/acme')],
])('a company’s own page gives its board away when it %s', async (_, answer) => {
  expect(await findBoard(`${CAREERS}?gh_jid=1`, fakeNetwork({ [CAREERS]: answer }))).toBe('greenhouse:acme')
})

test('a site at another name of its own is followed there, and asked with https', async () => {
  const network = fakeNetwork({
    [CAREERS]: sentTo(WWW.replace('https', 'http')),
    [WWW]: '<a href="https://jobs.lever.co/acme">Jobs</a>',
  })
  expect(await findBoard(CAREERS.replace('https', 'http'), network)).toBe('lever:acme')
  expect(network.asked).toEqual([CAREERS, WWW])
})

test('a short link is followed to the board that it is of', async () => {
  const network = fakeNetwork({})
  network.http = async () => ({ url: 'https://apply.workable.com/acme/j/ABC/', body: '', etag: null })
  expect(await findBoard('https://apply.workable.com/j/ABC', network)).toBe('workable:acme')
})

test('a page that carries a posting’s own data is one of a site that is read page by page', async () => {
  const at = 'https://careers.acme.example/jobs/1'
  expect(await findBoard(at, fakeNetwork({ [at]: posting }))).toBe('jsonld:careers.acme.example')
  const named = `${posting}<a href="https://jobs.lever.co/acme">Jobs</a>`
  expect(await findBoard(at, fakeNetwork({ [at]: named }))).toBe('lever:acme')
})

test('a site that leads on and on is left', async () => {
  const network = fakeNetwork({})
  network.http = async ({ url }) => {
    network.asked.push(url)
    throw sentTo(url.replace('https://', 'https://www.'))
  }
  await expect(findBoard(CAREERS, network)).rejects.toThrow(/could not be read\. blocked: redirects to/)
  expect(network.asked).toHaveLength(6)
})

test.each([
  ['acme', {}, [], /is not a web address/],
  [CAREERS, {}, [], /could not be read\. gone/],
  [CAREERS, { [CAREERS]: '<h1>Careers</h1>' }, [], /no job board that we know.*add the address of one/],
  [
    CAREERS,
    { [CAREERS]: 'https://jobs.lever.co/a https://jobs.lever.co/b' },
    [],
    /several boards: lever:a, lever:b/,
  ],
  [CAREERS, { [CAREERS]: 'https://jobs.lever.co/a' }, [CAREERS], /blocked: robots\.txt disallows/],
  [CAREERS, { [CAREERS]: sentTo(WWW) }, [WWW], /www\.\S+ could not be read\. blocked: robots\.txt disallows/],
  ['https://boards.greenhouse.io/flipkart', {}, [], /known to be the board of a different company/],
  ['https://in.linkedin.com/jobs/view/1', {}, [], /lists jobs of other companies/],
])('%s is refused with the reason', async (address, answers, disallowed, message) => {
  await expect(findBoard(address, fakeNetwork(answers, disallowed))).rejects.toThrow(message)
})
