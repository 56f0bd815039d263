import { expect, test } from 'vitest'
import { fakeNetwork, sentTo } from '#test/fake-network.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { probeBoard } from './probe-board.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { parseSource } from './sources.ts'

const API = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs'
const PAGE = 'https://job-boards.greenhouse.io/acme'
const probe = (answers: Parameters<typeof fakeNetwork>[0]) =>
  probeBoard(parseSource('greenhouse:acme'), fakeNetwork(answers))
const board = (...rest: Parameters<typeof greenhouseBoard>[1]) => greenhouseBoard('Acme Labs', rest)

test('reports what a working board lists', async () => {
  expect(await probe({ [API]: board(...jobs(1, 2), { id: 9, title: 'Clerk' }) })).toEqual({
    source: 'greenhouse:acme',
    state: 'ok',
    found: 3,
    india: 3,
    kept: 2,
    rejected: { 'not IT': 1 },
    notes: [],
    company: 'Acme Labs',
    detail: null,
    movedTo: null,
  })
})

test.each([
  ['empty', board()],
  ['no IT jobs in India', board({ id: 1, title: 'Sales Manager' })],
  ['no jobs in India', board({ id: 1 }).replaceAll('Pune, India', 'Berlin, Germany')],
  ['shape changed', '<!doctype html>'],
  ['dead', new SourceProblem('gone', 'answered 404')],
  ['blocked', new SourceProblem('blocked', 'answered 403')],
  ['network', new SourceProblem('network', 'no answer')],
])('a board is %s', async (state, answer) => {
  expect(await probe({ [API]: answer })).toMatchObject({ state, movedTo: null })
})

test.each([
  ['its API redirects', { [API]: sentTo('https://jobs.lever.co/acme') }],
  ['its page redirects', { [PAGE]: sentTo('https://jobs.lever.co/acme') }],
  ['its page links to another board', { [PAGE]: '<a href="https://jobs.lever.co/acme">We have moved</a>' }],
])('a board has moved when %s', async (_, answers) => {
  expect(await probe(answers)).toMatchObject({ state: 'moved', movedTo: 'lever:acme' })
})

test('a board is dead if its page redirects to an unknown place', async () => {
  expect(await probe({ [PAGE]: sentTo('https://acme.example/careers') })).toMatchObject({ state: 'dead' })
  expect(await probe({ [PAGE]: `<a href="${PAGE}/jobs/1">Engineer</a>` })).toMatchObject({ state: 'dead' })
})
