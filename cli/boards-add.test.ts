import { readFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fakeNetwork, sentTo } from '#test/fake-network.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { findBoard, planAddition, writeBoardList } from './boards-add.ts'
import { readBoardList, SHIPPED_LIST } from './board-list.ts'

const CAREERS = 'https://acme.example/careers'
const API = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs'
const GOOD = { [API]: greenhouseBoard('Acme Labs', jobs(1, 2)) }

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

test.each([
  ['acme', {}, [], /is no address/],
  [CAREERS, {}, [], /could not be read\. gone/],
  [CAREERS, { [CAREERS]: '<h1>Careers</h1>' }, [], /no board that we know.*jsonld:acme\.example/],
  [
    CAREERS,
    { [CAREERS]: 'https://jobs.lever.co/a https://jobs.lever.co/b' },
    [],
    /several boards: lever:a, lever:b/,
  ],
  [CAREERS, { [CAREERS]: 'https://jobs.lever.co/a' }, [CAREERS], /robots\.txt of acme\.example disallows/],
  ['https://boards.greenhouse.io/flipkart', {}, [], /known not to be/],
])('%s is refused with the reason', async (address, answers, disallowed, message) => {
  await expect(findBoard(address, fakeNetwork(answers, disallowed))).rejects.toThrow(message)
})

const now = new Date('2026-11-21T09:00:00Z')
const plan = (
  answers: Parameters<typeof fakeNetwork>[0],
  wish: Partial<Parameters<typeof planAddition>[0]> = {},
) =>
  planAddition(
    { token: 'greenhouse:acme', list: [], company: null, anyway: false, now, ...wish },
    fakeNetwork(answers),
  )

test('a board that is well is added under its employer’s name', async () => {
  const note = '2 IT jobs in India on 2026-11-21'
  expect((await plan(GOOD)).entry).toEqual({
    company: 'Acme Labs',
    source: 'greenhouse:acme',
    state: 'active',
    note,
  })
  expect((await plan(GOOD, { company: 'Acme' })).entry?.company).toBe('Acme')
})

test('one that cannot be read, is empty or is there already is not added', async () => {
  const listed = { company: 'Acme', source: 'greenhouse:acme', state: 'paused' as const }
  expect(await plan(GOOD, { list: [listed] })).toMatchObject({
    entry: null,
    message: expect.stringContaining('already'),
  })
  expect(await plan({})).toMatchObject({
    entry: null,
    message: expect.stringContaining('cannot be read. gone'),
  })
  expect(await plan({ [API]: greenhouseBoard('Acme', []) })).toMatchObject({
    entry: null,
    message: expect.stringContaining('--anyway'),
  })
  expect((await plan({ [API]: greenhouseBoard('Acme', []) }, { anyway: true })).entry).not.toBeNull()
  expect(await plan(GOOD, { token: 'smartrecruiters:Acme' })).toMatchObject({
    entry: null,
    message: expect.stringContaining('ALLOW_SOURCES'),
  })
})

test('a list is written as the shipped one is: reading and writing it changes nothing', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'pravesh-list-'))
  const copy = join(folder.path, 'boards.json')
  await writeBoardList(copy, await readBoardList(SHIPPED_LIST))
  expect(readFileSync(copy, 'utf8')).toBe(readFileSync(SHIPPED_LIST, 'utf8'))
})
