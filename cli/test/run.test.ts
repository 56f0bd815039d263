import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countTests, filesOf, runStep } from './run.ts'

const RESULTS = join(import.meta.dirname, '../../test-results')

function fileWith(text: string, name = 'report.json'): string {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-report-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

function reportWith(counts: { passed?: number; failed?: number; pending?: number; todo?: number }): string {
  const { passed = 0, failed = 0, pending = 0, todo = 0 } = counts
  return fileWith(
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: failed,
      numPendingTests: pending,
      numTodoTests: todo,
    }),
  )
}

test('test cases are counted', () => {
  expect(countTests(reportWith({ passed: 12 }), 0)).toEqual({ passed: 12, failed: 0 })
  expect(countTests(reportWith({ passed: 10, failed: 2 }), 1)).toEqual({ passed: 10, failed: 2 })
})

test('a run without tests has failed', () => {
  expect(countTests(reportWith({}), 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('skipped tests have failed', () => {
  expect(countTests(reportWith({ passed: 3, pending: 1, todo: 1 }), 0)).toMatchObject({
    passed: 3,
    failed: 2,
  })
})

test('a run that fails outside its tests, or ends without a report, has failed', () => {
  expect(countTests(reportWith({ passed: 3 }), 1)).toMatchObject({ passed: 3, failed: 1 })
  expect(countTests('/nonexistent/report.json', 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(countTests(fileWith('{'), 0)).toMatchObject({ passed: 0, failed: 1 })
})

test("the report gives each file's duration, by its path in the project", () => {
  const name = join(import.meta.dirname, 'run.test.ts')
  const report = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  const testResults = [{ name, startTime: 1000, endTime: 3500 }]
  expect(filesOf(fileWith(JSON.stringify({ ...report, testResults })))).toEqual([
    { path: 'cli/test/run.test.ts', seconds: 2.5 },
  ])
  expect(filesOf('/nonexistent/report.json')).toEqual([])
})

test('measurements are shown even if the step passes, and never those of an earlier run', async () => {
  const file = join(RESULTS, 'measured-here.md')
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(file, 'of a run before')
  onTestFinished(() => rmSync(file, { force: true }))
  const writes = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(file)}, '12 ms')`
  const measures = { script: fileWith(writes, 'measures.mjs'), parameters: [] }
  const silent = { script: fileWith('', 'silent.mjs'), parameters: [] }
  const step = { name: 'measures', figures: 'measured-' }

  expect(await runStep({ ...step, commands: [measures] })).toMatchObject({ passed: 1, figures: '12 ms' })
  expect(await runStep({ ...step, commands: [silent] })).toMatchObject({ passed: 1, figures: '' })
})

test('a check passes or fails as one, with its output, and stops at the first failure', async () => {
  const good = { script: fileWith('console.log("good")', 'good.mjs'), parameters: [] }
  const bad = { script: fileWith('console.error("bad"); process.exit(3)', 'bad.mjs'), parameters: [] }

  expect(await runStep({ name: 'good', commands: [good] })).toMatchObject({ passed: 1, failed: 0 })
  const result = await runStep({ name: 'bad', commands: [bad, good] })
  expect(result).toMatchObject({ passed: 0, failed: 1, output: 'bad\n' })
})

test('the commands of a step get its environment, and that of this process', async () => {
  const prints = { script: '--print', parameters: ['`${process.env.LOOKS} ${process.env.PATH.length > 0}`'] }
  const result = await runStep({ name: 'looks', commands: [prints], environment: { LOOKS: 'all' } })
  expect(result.output.trim()).toBe('all true')
})
