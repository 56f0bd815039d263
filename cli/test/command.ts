import { spawn } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { startPostgres } from '#test/postgres.ts'
import { folderInMemory } from '#test/temporary-folder.ts'
import { EVERY_LOOK } from '#test/test-files.ts'

/** Checks: programs of packages, and their parameters. */
const CHECKS: Record<string, string[][]> = {
  types: [['react-router', 'typegen'], ['tsc']],
  lint: [['oxlint']],
  format: [['oxfmt', '--check']],
  'dead-code': [['knip']],
}
/** The projects of `vitest.config.ts` of each suite: those of `npm test`, and those that only everything runs. */
const SUITES: Record<string, string[]> = {
  unit: ['unit'],
  db: ['db:postgres', 'db:pglite'],
  journeys: ['journeys'],
}
const ALL_SUITES: Record<string, string[]> = {
  ...SUITES,
  'db-rest': ['db:postgres:rest', 'db:pglite:rest'],
  'journeys-rest': ['journeys:rest'],
  labelled: ['labelled'],
  faults: ['faults'],
}

const HELP = `npm test                     all but what only "everything" adds
npm test -- everything       as CI runs it: every database test on PGlite too, and more (README)
npm run check                types, lint, format and unit tests
npm test -- SUITE [WORD…]    one of: ${[...Object.keys(CHECKS), ...Object.keys(ALL_SUITES)].join(', ')}.
                             With words, only test files whose path contains one of them.`

const REPORT = 'test-results/tests.json'
/** Runs what the suite names: `npm test` without one. The last line counts passed and failed tests and checks. */
async function main([suite, ...words]: string[]): Promise<number> {
  const { checks, projects } = planOf(suite)
  if (checks.length + projects.length === 0 || (words.length > 0 && projects.length === 0)) {
    console.log(HELP)
    return suite === '--help' ? 0 : 1
  }
  const [ofChecks, ofTests] = await Promise.all([
    runChecks(checks),
    runTests(projects, words, suite !== undefined),
  ])
  const passed = ofChecks.passed + ofTests.passed
  const failed = ofChecks.failed + ofTests.failed
  for (const file of globSync('test-results/faults-*.md').sort()) console.log(readFileSync(file, 'utf8'))
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** @returns Nothing for a suite that does not exist. */
export function planOf(suite?: string): { checks: string[]; projects: string[] } {
  if (suite === undefined) return { checks: Object.keys(CHECKS), projects: Object.values(SUITES).flat() }
  if (suite === 'everything')
    return { checks: Object.keys(CHECKS), projects: Object.values(ALL_SUITES).flat() }
  if (suite === 'check') return { checks: ['types', 'lint', 'format'], projects: ['unit'] }
  return { checks: suite in CHECKS ? [suite] : [], projects: ALL_SUITES[suite] ?? [] }
}

interface Counts {
  passed: number
  failed: number
}

async function runChecks(names: string[]): Promise<Counts> {
  let failed = 0
  for (const name of names) {
    let run = { code: 0, output: '' }
    for (const command of CHECKS[name] ?? []) if (run.code === 0) run = await runProgram(command, 'pipe')
    if (run.code !== 0) failed += 1
    console.log(`${name.padEnd(12)}${run.code === 0 ? 'ok' : `FAILED\n${run.output}`}`)
  }
  return { passed: names.length - failed, failed }
}

/** @param isNamed Pages are then checked in every look, as in CI. */
async function runTests(projects: string[], words: string[], isNamed: boolean): Promise<Counts> {
  if (projects.length === 0) return { passed: 0, failed: 0 }
  for (const old of [REPORT, ...globSync('test-results/faults-*.md')]) rmSync(old, { force: true })
  const folder = folderInMemory()
  if (folder) process.env.TMPDIR = folder.path
  // One for all. If none can be started, each project that needs one says how to get it.
  const server = projects.join() === 'unit' ? undefined : await startPostgres().catch(() => undefined)
  if (server) process.env.TEST_DATABASE_URL = server.url
  if (isNamed) Object.assign(process.env, EVERY_LOOK)
  const selected = projects.map((name) => `--project=${name}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  try {
    const { code } = await runProgram(['vitest', 'run', ...selected, ...reporters, ...words], 'inherit')
    return countTests(readFileSync(REPORT, 'utf8'), code)
  } finally {
    await server?.stop()
    await folder?.remove()
  }
}

/** A test that was skipped has failed, and so has a run without tests or with a fault outside of them. */
export function countTests(report: string, code: number): Counts {
  const { numPassedTests: passed, numTotalTests: all } = JSON.parse(report) as Record<string, number>
  const failed = (all ?? 0) - (passed ?? 0)
  return { passed: passed ?? 0, failed: failed === 0 && (code !== 0 || all === 0) ? 1 : failed }
}

/** A program of a package, run by this Node instead of the first one on PATH. */
function runProgram([program = '', ...parameters]: string[], stdio: 'pipe' | 'inherit') {
  const child = spawn(process.execPath, [`node_modules/.bin/${program}`, ...parameters], {
    stdio: ['ignore', stdio, stdio],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)))
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }))
  })
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
