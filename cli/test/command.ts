import { parseArgs } from 'node:util'
import { startPostgres } from '#test/postgres.ts'
import { planOf, SUITES, UnknownSuiteError, type Step } from './plan.ts'
import { runStep, type StepResult } from './run.ts'
import { runSteps } from './schedule.ts'
import { folderInMemory } from './temporary-folder.ts'

const HELP = `npm test                     all but what only "everything" adds
npm test -- everything       as CI runs it: every database test on PGlite too, and more (README)
npm run check                types, lint, format and unit tests
npm test -- SUITE [WORD…]    one of: ${SUITES.join(', ')}; of a test suite, only files whose path contains a WORD`

const SLOWEST_FILES = 10

/**
 * `npm test` runs the plan of `cli/test/plan.ts`; `npm run check` the fast part; `npm test -- journeys home`
 * one suite, limited to files whose path contains the word. The last line counts passed and failed tests and
 * checks.
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
  const startedAt = performance.now()
  const results = await runAll(planOf(suite, words))
  return report(results, (performance.now() - startedAt) / 1000)
}

async function runAll(steps: Step[]): Promise<StepResult[]> {
  const folder = folderInMemory()
  if (folder) process.env.TMPDIR = folder.path
  const server = await sharedPostgres(steps)
  try {
    return await runSteps(steps, runStep, (result) => {
      console.log(lineOf(result))
      if (result.failed > 0) console.log(indent(result.output))
    })
  } finally {
    await server?.stop()
    await folder?.remove()
  }
}

/**
 * One server for all steps that need one. If none can be started, each of them fails and says how to fix it.
 */
async function sharedPostgres(steps: Step[]): Promise<{ stop(): Promise<void> } | undefined> {
  if (steps.filter(({ postgres }) => postgres).length < 2) return undefined
  const server = await startPostgres().catch(() => undefined)
  if (server) process.env.TEST_DATABASE_URL = server.url
  return server
}

function report(results: StepResult[], seconds: number): number {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  if (results.length > 1)
    console.log(['', ...results.map(lineOf), `together${seconds.toFixed(1).padStart(30)} s`].join('\n'))
  const files = results.flatMap((result) => result.files.map((file) => ({ suite: result.name, ...file })))
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES)
  if (results.length > 1 && slowest.length > 0)
    console.log(
      [
        '\nThe slowest files, each beside others:',
        ...slowest.map(
          ({ suite, path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${suite.padEnd(10)} ${path}`,
        ),
      ].join('\n'),
    )
  for (const { figures } of results) if (figures) console.log(figures)
  console.log(`${results.length > 1 ? '\n' : ''}${passed} passed, ${failed} failed`)
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
