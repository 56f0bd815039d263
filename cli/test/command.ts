import { parseArgs } from 'node:util'
import { planOf, SUITES, UnknownSuiteError, type Step } from './plan.ts'
import { runStep, type StepResult } from './run.ts'

const HELP = `npm test                     everything
npm run check                types, lint, format and unit tests
npm test -- SUITE [WORD…]    one of: ${SUITES.join(', ')}; of a test suite, only files whose path contains a WORD`

/**
 * `npm test` runs everything; `npm run check` the fast part; `npm test -- journeys home` one suite, narrowed to
 * the files whose path contains a word. The last line says how many test cases and checks passed and failed.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const [suite, ...words] = positionals
  return report(await runAll(planOf(suite, words)))
}

/** Runs each step, except one whose precondition has failed: that one counts as failed too. */
async function runAll(steps: Step[]): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const step of steps) {
    const broken = results.find(({ name, failed }) => failed > 0 && step.needs?.includes(name))
    if (process.stdout.isTTY) process.stdout.write(`${step.name} …\r`)
    const result = broken ? notRun(step, broken) : await runStep(step)
    results.push(result)
    console.log(lineOf(result))
    if (result.failed > 0) console.log(indent(result.output))
  }
  return results
}

function notRun(step: Step, because: StepResult): StepResult {
  const output = `Not run, because "${because.name}" failed.`
  return { name: step.name, passed: 0, failed: 1, seconds: 0, output }
}

function report(results: StepResult[]): number {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  if (results.length > 1) console.log(['', ...results.map(lineOf), ''].join('\n'))
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

function lineOf({ name, passed, failed, seconds }: StepResult): string {
  const verdict = failed > 0 ? `FAILED ${failed} of ${passed + failed}` : `ok ${passed}`
  return `${name.padEnd(12)}${verdict.padEnd(20)}${seconds.toFixed(1).padStart(6)} s`
}

function indent(text: string): string {
  return text.trimEnd().replaceAll(/^/gm, '  ')
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof UnknownSuiteError) && !isUsageError(error)) throw error
  console.error(`${error.message}\n\n${HELP}`)
  process.exitCode = 1
}

function isUsageError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
