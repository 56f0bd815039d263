import { expect, test } from 'vitest'
import type { Answer } from './ask.ts'
import type { Disturbance, FaultRun } from './fault-run.ts'
import { deaths, longWaits, missedPages, slowRecoveries, wrongHealth, wrongAnswers } from './promises.ts'

const PAGE: Answer = {
  kind: 'new',
  site: 0,
  path: '/jobs',
  begun: 0,
  ended: 0,
  status: 200,
  retryAfter: null,
  error: null,
}
const DATABASE_AWAY: Disturbance = { away: 'database', from: 10_000, until: 20_000 }

/** A phase of 30 s with these responses, 10 ms each by default. */
function runWith(answers: Partial<Answer>[], disturbances: Disturbance[] = []): FaultRun {
  const whole = answers.map((answer) => ({ ...PAGE, ended: (answer.begun ?? 0) + 10, ...answer }))
  const phase = {
    name: 'a fault',
    begun: 0,
    ended: 30_000,
    disturbances,
    died: [],
    peakMegabytes: [],
    ownDelayMs: 0,
  }
  return { phases: [phase], answers: whole }
}

/** Every second one new page and one health request, with these statuses. */
function everySecond(statusAt: (begun: number) => { page: number; ready: number }): Partial<Answer>[] {
  return Array.from({ length: 29 }, (_, second) => second * 1000 + 1).flatMap((begun) => {
    const { page, ready } = statusAt(begun)
    return [
      { begun, status: page, retryAfter: '5' },
      { kind: 'ready' as const, begun, status: ready },
    ]
  })
}

const during = (begun: number) => begun > 10_000 && begun < 20_000

test('a site that serves what it can while its database is away keeps every promise', () => {
  const served = everySecond((begun) =>
    during(begun) ? { page: 503, ready: 503 } : { page: 200, ready: 200 },
  )
  const run = runWith(
    [...served, { kind: 'kept', begun: 15_000 }, { kind: 'live', begun: 15_000 }],
    [DATABASE_AWAY],
  )

  for (const promise of [deaths, missedPages, wrongAnswers, wrongHealth, slowRecoveries, longWaits])
    expect(promise(run)).toEqual([])
})

test('a refused cached page, a 503 without Retry-After, and an unanswered request are found', () => {
  expect(missedPages(runWith([{ kind: 'kept', status: 503 }]))).toHaveLength(1)
  expect(
    wrongAnswers(runWith([{ status: 503 }, { status: 500 }, { status: null, error: 'ECONNRESET' }])),
  ).toHaveLength(3)
  expect(wrongAnswers(runWith([{ status: 503, retryAfter: '5' }]))).toEqual([])
})

test('a site that was itself killed owes no responses meanwhile', () => {
  const unanswered = [
    { begun: 9_000, ended: 10_500, status: null },
    { begun: 12_000, status: null },
  ]
  expect(wrongAnswers(runWith(unanswered, [{ ...DATABASE_AWAY, away: 'site' }]))).toEqual([])
  expect(wrongAnswers(runWith(unanswered, [DATABASE_AWAY]))).toHaveLength(2)
})

test('health that says the database is there when it is away, or away when it is there, is found', () => {
  const always = (ready: number) =>
    wrongHealth(
      runWith(
        everySecond((begun) => ({ page: during(begun) ? 503 : 200, ready })),
        [DATABASE_AWAY],
      ),
    )
  expect(always(200)).toContain('a fault: 8 in all')
  expect(always(503).at(-1)).toMatch(/^a fault: \d\d in all$/)
  expect(wrongHealth(runWith([{ kind: 'live', status: 404 }]))).toHaveLength(1)
})

test('health that says all is well while no new page can be rendered is found', () => {
  expect(wrongHealth(runWith(everySecond(() => ({ page: 503, ready: 200 }))))).not.toEqual([])
})

test('the site counts as recovered when only good responses follow the last bad one', () => {
  const wellFrom = (from: number) =>
    slowRecoveries(
      runWith(
        everySecond((begun) =>
          begun > 10_000 && begun < from ? { page: 503, ready: 200 } : { page: 200, ready: 200 },
        ),
        [DATABASE_AWAY],
      ),
    )
  expect(wellFrom(21_500)).toEqual([])
  expect(wellFrom(22_500)).toEqual(['a fault: well again after 3.011 s'])
  expect(wellFrom(40_000)).toEqual(['a fault: well again after Infinity s'])
})

test('a wait of more than ten seconds and a dead process are found', () => {
  expect(longWaits(runWith([{ ended: 10_001 }, { ended: 9_999 }]))).toHaveLength(1)
  const run = runWith([])
  run.phases[0]?.died.push({ site: 'B', output: 'Unhandled error' })
  expect(deaths(run)).toEqual(['a fault: site B\nUnhandled error'])
})
