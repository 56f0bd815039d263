import { spawn } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { Command, Step } from './plan.ts'

export interface StepResult {
  name: string
  /** Test cases of a Vitest run; otherwise the step counts as one. */
  passed: number
  failed: number
  seconds: number
  output: string
  /** Only for a Vitest run. */
  files: TestFile[]
  /** Its measurements. */
  figures?: string
}

export interface TestFile {
  /** Relative to the project folder. */
  path: string
  seconds: number
}

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const RESULTS = join(PROJECT, 'test-results')

/** The part of Vitest's JSON report that we read. */
const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z
    .array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() }))
    .default([]),
})

/** Runs a step's commands in order until one fails. Test reports are kept in `test-results/`. */
export async function runStep(step: Step): Promise<StepResult> {
  const started = performance.now()
  const reportFile = join(RESULTS, `${step.name}.json`)
  for (const old of [reportFile, ...figureFiles(step)]) rmSync(old, { force: true })
  const reporters = step.projects
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    : []
  let output = ''
  let code = 0
  for (const { script, parameters } of step.commands) {
    const run = await runNode({ script, parameters: [...parameters, ...reporters] }, step.environment)
    output += run.output
    code = run.code
    if (code !== 0) break
  }
  const counts = step.projects ? countTests(reportFile, code) : countCheck(code)
  const files = step.projects ? filesOf(reportFile) : []
  const seconds = (performance.now() - started) / 1000
  const figures = figureFiles(step)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const fullOutput = [output, counts.remark].filter(Boolean).join('\n')
  return { name: step.name, seconds, files, ...counts, output: fullOutput, figures }
}

function figureFiles({ figures }: Step): string[] {
  return figures ? globSync(join(RESULTS, `${figures}*.md`)).sort() : []
}

interface Counts {
  passed: number
  failed: number
  remark?: string
}

function countCheck(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A run without tests, with skipped tests, or with a failure outside its tests counts one failure more. */
export function countTests(reportFile: string, code: number): Counts {
  let report
  try {
    report = VitestReport.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, remark: 'The test run ended without its report.' }
  }
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report
  const skipped = numPendingTests + numTodoTests
  if (skipped > 0)
    return { passed, failed: failed + skipped, remark: `Skipped tests count as failed: ${skipped}.` }
  if (passed + failed === 0) return { passed, failed: 1, remark: 'No test ran.' }
  if (code !== 0 && failed === 0) return { passed, failed: 1, remark: 'The run failed outside of its tests.' }
  return { passed, failed }
}

/** Duration of each test file; empty if the run wrote no report. */
export function filesOf(reportFile: string): TestFile[] {
  try {
    const { testResults } = VitestReport.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
    return testResults.map(({ name, startTime, endTime }) => ({
      path: relative(PROJECT, name),
      seconds: (endTime - startTime) / 1000,
    }))
  } catch {
    return []
  }
}

function runNode(
  { script, parameters }: Command,
  environment: Step['environment'],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...parameters], {
      cwd: PROJECT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }))
  })
}
