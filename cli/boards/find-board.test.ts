import { expect, test } from 'vitest'
import { fakeNetwork, sentTo } from '#test/fake-network.ts'
import { findBoard } from './find-board.ts'

const CAREERS = 'https://acme.example/careers'
const WWW = 'https://www.acme.example/careers'
const posting = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'JobPosting',
  title: 'Engineer',
})}</script>`

test('a board address is recognised without a request', async () => {
  const network = fakeNetwork({})
  expect(await findBoard('https://jobs.eu.lever.co/acme/1-2', network)).toBe('lever-eu:acme')
  expect(network.asked).toEqual([])
})

test.each([
  ['embeds it', '<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>'],
  ['links to its postings', '<a href="https://job-boards.greenhouse.io/acme/jobs/1?gh_jid=1">x</a>'],
  ['leads to it', sentTo('https://job-boards.greenhouse.io/acme')],
])('finds the board when the company’s own page %s', async (_, answer) => {
  expect(await findBoard(`${CAREERS}?gh_jid=1`, fakeNetwork({ [CAREERS]: answer }))).toBe('greenhouse:acme')
})

test('follows redirects between a site’s own host names, over https', async () => {
  const network = fakeNetwork({
    [CAREERS]: sentTo(WWW.replace('https', 'http')),
    [WWW]: '<a href="https://jobs.lever.co/acme">Jobs</a>',
  })
  expect(await findBoard(CAREERS.replace('https', 'http'), network)).toBe('lever:acme')
  expect(network.asked).toEqual([CAREERS, WWW])
})

test('follows a short link to its board', async () => {
  const network = fakeNetwork({})
  network.http = async () => ({ url: 'https://apply.workable.com/acme/j/ABC/', body: '', etag: null })
  expect(await findBoard('https://apply.workable.com/j/ABC', network)).toBe('workable:acme')
})

test('a page with JobPosting data becomes a jsonld source', async () => {
  const at = 'https://careers.acme.example/jobs/1'
  expect(await findBoard(at, fakeNetwork({ [at]: posting }))).toBe('jsonld:careers.acme.example')
  const named = `${posting}<a href="https://jobs.lever.co/acme">Jobs</a>`
  expect(await findBoard(at, fakeNetwork({ [at]: named }))).toBe('lever:acme')
})

test('gives up on an endless redirect chain', async () => {
  const network = fakeNetwork({})
  network.http = async ({ url }) => {
    network.asked.push(url)
    throw sentTo(url.replace('https://', 'https://www.'))
  }
  await expect(findBoard(CAREERS, network)).rejects.toThrow(/could not be read\. blocked: redirects to/)
  expect(network.asked).toHaveLength(6)
})

test.each([
  ['lever:acme', 'lever:acme'],
  [' Lever:acme ', 'lever:acme'],
  ['lever:https://jobs.lever.co/acme', 'lever:acme'],
])('takes the source %j without a request', async (typed, source) => {
  const network = fakeNetwork({})
  expect(await findBoard(typed, network)).toBe(source)
  expect(network.asked).toEqual([])
})

test.each([
  ['lever:a b', {}, [], /not a valid lever board\. Example: lever:meesho\. Expected lever: and the site/],
  ['monster:acme', {}, [], /Unknown source "monster:acme"\. A source is written adapter:board, for example/],
  ['acme', {}, [], /such as lever:acme/],
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
