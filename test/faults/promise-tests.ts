import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FaultRun } from './fault-run.ts'
import { printFigures } from './figures.ts'
import { deaths, longWaits, missedPages, slowRecoveries, untrueHealth, wrongAnswers } from './promises.ts'

/** A run that keeps its promises takes less than three minutes; one that does not is measured to its end. */
const RUN_LIMIT_MS = 480_000

/** One test for each promise that the site makes, on one run of faults; its figures are printed whatever comes out. */
export function testPromises(engine: string, runFaults: () => Promise<FaultRun>): void {
  let run: FaultRun = { phases: [], answers: [] }
  beforeAll(async () => {
    run = await runFaults()
  }, RUN_LIMIT_MS)
  afterAll(() => printFigures(engine, run))

  test('every process lives', () => {
    expect(deaths(run)).toEqual([])
  })

  test('pages that were seen are served all the time', () => {
    expect(missedPages(run)).toEqual([])
  })

  test('every other answer is the page, or a 503 that says when to come again', () => {
    expect(wrongAnswers(run)).toEqual([])
  })

  test('health tells the truth', () => {
    expect(untrueHealth(run)).toEqual([])
  })

  test('all is well within three seconds of the end of each fault', () => {
    expect(slowRecoveries(run)).toEqual([])
  })

  test('no request waits longer than ten seconds', () => {
    expect(longWaits(run)).toEqual([])
  })
}
