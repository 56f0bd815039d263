import { expect, test } from 'vitest'
import { fakeNetwork } from '#test/fake-network.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { planAddition } from './add.ts'

const API = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs'
const GOOD = { [API]: greenhouseBoard('Acme Labs', jobs(1, 2)) }

const now = new Date('2026-11-21T09:00:00Z')
const plan = (
  answers: Parameters<typeof fakeNetwork>[0],
  changes: Partial<Parameters<typeof planAddition>[0]> = {},
) =>
  planAddition(
    { token: 'greenhouse:acme', list: [], company: null, anyway: false, now, ...changes },
    fakeNetwork(answers),
  )

test('a healthy board is added under the employer’s name', async () => {
  const note = '2 IT jobs in India on 2026-11-21'
  expect((await plan(GOOD)).entry).toEqual({
    company: 'Acme Labs',
    source: 'greenhouse:acme',
    state: 'active',
    jobsInIndia: 2,
    countedOn: '2026-11-21',
    confirmedOn: '2026-11-21',
    note,
  })
  expect((await plan(GOOD, { company: 'Acme' })).entry?.company).toBe('Acme')
})

test('a board that cannot be read, is empty or is already listed is not added', async () => {
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

test('line breaks in the name become spaces; an invalid name is not written, and another can be given', async () => {
  const named = (company: string) => ({ [API]: greenhouseBoard(company, jobs(1, 2)) })
  expect((await plan(named(' Acme\n India\u0000 '))).entry?.company).toBe('Acme India')
  expect((await plan(named('   '))).entry?.company).toBe('Acme')
  const long = named('Acme '.repeat(30))
  expect(await plan(long)).toMatchObject({
    entry: null,
    message: expect.stringMatching(
      /was not added: .*company expected at most 120 characters\. .*--company NAME/,
    ),
  })
  expect((await plan(long, { company: 'Acme' })).entry?.company).toBe('Acme')
  expect((await plan(GOOD, { company: 'A\nB' })).entry?.company).toBe('A B')
})
