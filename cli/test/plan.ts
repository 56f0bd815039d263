import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { EVERY_LOOK } from '#test/test-files.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

export interface Command {
  /** A script for this Node, and its arguments. */
  script: string
  parameters: string[]
}

/** One line of the report. */
export interface Step {
  name: string
  commands: Command[]
  /** The Vitest projects that it runs; each test case counts. A step without projects counts as one check. */
  projects?: string[]
  /** Steps that must have run before it. */
  needs?: string[]
  /** What it gets besides the environment. */
  environment?: Record<string, string>
  /** Needs a PostgreSQL server; all such steps share one. */
  postgres?: boolean
  /** Number of test files to run at once, if they mostly wait; default 2. */
  workers?: number
  /** A measurement that needs the machine to itself: it starts after all earlier steps have ended. */
  alone?: boolean
  /** Prefix of its result files in `test-results/`, which are printed even if all passes. */
  figures?: string
}

export class UnknownSuiteError extends Error {
  override name = 'UnknownSuiteError'
}

/** What `npm test` runs. Independent steps run side by side and start in this order. */
const STEPS: Step[] = [
  {
    name: 'types',
    commands: [tool('@react-router/dev', 'react-router', 'typegen'), tool('typescript', 'tsc')],
  },
  { name: 'lint', commands: [tool('oxlint', 'oxlint')] },
  { name: 'format', commands: [tool('oxfmt', 'oxfmt', '--check')] },
  { name: 'build', commands: [{ script: join(PROJECT, 'cli/build/command.ts'), parameters: [] }] },
  { name: 'chromium', commands: [{ script: join(PROJECT, 'test/bring-chromium.ts'), parameters: [] }] },
  {
    name: 'journeys',
    commands: [],
    projects: ['journeys'],
    needs: ['build', 'chromium'],
    postgres: true,
    workers: 3,
  },
  { name: 'dead-code', commands: [tool('knip', 'knip')] },
  { name: 'unit', commands: [], projects: ['unit'], workers: 3 },
  { name: 'db', commands: [], projects: ['db:postgres', 'db:pglite'], postgres: true, workers: 3 },
]
/** What `npm test -- everything` adds; the README says why. */
const MORE_STEPS: Step[] = [
  {
    name: 'db-rest',
    commands: [],
    projects: ['db:postgres:rest', 'db:pglite:rest'],
    postgres: true,
    workers: 3,
  },
  {
    name: 'journeys-rest',
    commands: [],
    projects: ['journeys:rest'],
    needs: ['build', 'chromium'],
    postgres: true,
    workers: 3,
  },
  { name: 'labelled', commands: [], projects: ['labelled'] },
  { name: 'faults', commands: [], projects: ['faults'], needs: ['build'], alone: true, figures: 'faults-' },
]
const FAST = new Set(['types', 'lint', 'format', 'unit'])

export const SUITES = ['everything', 'check', ...[...STEPS, ...MORE_STEPS].map(({ name }) => name)]

/**
 * The steps of one suite and its dependencies, or those of `npm test` if none is named. A suite that is named is run
 * whole, with each look of its pages.
 *
 * @param words Run only test files whose path contains one of them.
 * @throws UnknownSuiteError
 */
export function planOf(suite: string | undefined, words: string[]): Step[] {
  if (suite === undefined) return STEPS.map((step) => withVitest(step, []))
  if (suite === 'everything') return [...STEPS, ...MORE_STEPS].map((step) => whole(withVitest(step, [])))
  if (suite === 'check') return STEPS.filter(({ name }) => FAST.has(name)).map((step) => withVitest(step, []))
  const wanted = [...STEPS, ...MORE_STEPS].find(({ name }) => name === suite)
  if (!wanted) throw new UnknownSuiteError(`Unknown suite "${suite}".`)
  if (words.length > 0 && !wanted.projects)
    throw new UnknownSuiteError(`"${suite}" does not take file names.`)
  // The journeys start the site with `npm start`, which builds if needed.
  const before = STEPS.filter(({ name }) => name !== 'build' && wanted.needs?.includes(name))
  return [...before, whole(withVitest(wanted, words))]
}

const whole = (step: Step): Step => ({ ...step, environment: EVERY_LOOK })

function withVitest(step: Step, words: string[]): Step {
  if (!step.projects) return step
  const projects = step.projects.flatMap((name) => ['--project', name])
  const workers = step.workers ? [`--maxWorkers=${step.workers}`] : []
  return { ...step, commands: [tool('vitest', 'vitest', 'run', ...projects, ...workers, ...words)] }
}

/** The executable of a package, run by this Node instead of the first one on PATH. */
function tool(packageName: string, program: string, ...parameters: string[]): Command {
  const folder = join(PROJECT, 'node_modules', packageName)
  const { bin } = z
    .object({ bin: z.string().or(z.record(z.string(), z.string())) })
    .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const script = typeof bin === 'string' ? bin : bin[program]
  if (!script) throw new Error(`The package ${packageName} has no program ${program}.`)
  return { script: join(folder, script), parameters }
}
