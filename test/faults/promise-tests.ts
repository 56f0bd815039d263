import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FaultRun } from './fault-run.ts'
import { printFigures } from './figures.ts'
import { deaths, longWaits, missedPages, slowRecoveries, wrongHealth, wrongAnswers } from './promises.ts'

/** A good run takes less than three minutes; a bad one is measured to its end. */
const RUN_LIMIT_MS = 480_000

/** One test for each promise of the site, on one run of all faults. The figures are printed in any case. */
export function testPromises(engine: string, runFaults: () => Promise<FaultRun>): void {
  let run: FaultRun = { phases: [], answers: [] }
  beforeAll(async () => {
    run = await runFaults()
  }, RUN_LIMIT_MS)
  afterAll(() => printFigures(engine, run))

  test('no process dies', () => {
    expect(deaths(run)).toEqual([])
  })

  test('cached pages are served at all times', () => {
    expect(missedPages(run)).toEqual([])
  })

  test('every other response is the page, or a 503 with Retry-After', () => {
    expect(wrongAnswers(run)).toEqual([])
  })

  test('health tells the truth', () => {
    expect(wrongHealth(run)).toEqual([])
  })

  test('all is well within three seconds of the end of each fault', () => {
    expect(slowRecoveries(run)).toEqual([])
  })

  test('no request waits longer than ten seconds', () => {
    expect(longWaits(run)).toEqual([])
  })
}
