import { defineConfig } from 'vitest/config'
import { SlowFirst } from './test/slow-first.ts'
import {
  DATABASE_TESTS,
  EMBEDDED_TESTS,
  ENGINES_DIFFER,
  FAULT_TESTS,
  LATER,
  JOURNEYS,
  SERVER_TESTS,
  SHORT_LIVED,
  later,
  notLater,
} from './test/test-files.ts'

const IGNORED = ['node_modules/**', 'build/**', '.data/**']

export default defineConfig({
  test: {
    // The visitors' time zone, on every machine, so that tests notice a date shifted by it.
    env: { TZ: 'Asia/Kolkata' },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Most of them wait most of the time.
    maxWorkers: 5,
    // Long, so that a poll also succeeds on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // It ends what hangs. No test asserts how long a thing takes, and a busy machine takes many times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['test/quiet-console.ts'],
    // A worker runs several files and does not load modules again for each.
    isolate: false,
    execArgv: SHORT_LIVED,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            ...IGNORED,
            'bench/learned-weights.test.ts',
            ...DATABASE_TESTS,
            ...EMBEDDED_TESTS,
            ...SERVER_TESTS,
            ...FAULT_TESTS,
            ...JOURNEYS,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'db:postgres',
          include: [...DATABASE_TESTS, ...SERVER_TESTS],
          exclude: [...IGNORED, ...EMBEDDED_TESTS, ...LATER],
          globalSetup: ['test/setup-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db:postgres:rest',
          include: later([...DATABASE_TESTS, ...SERVER_TESTS]),
          exclude: [...IGNORED, ...EMBEDDED_TESTS],
          globalSetup: ['test/setup-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db:pglite',
          include: [...ENGINES_DIFFER, ...EMBEDDED_TESTS],
          exclude: [...IGNORED, ...LATER],
          globalSetup: ['test/setup-pglite.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db:pglite:rest',
          include: [...DATABASE_TESTS, ...later(EMBEDDED_TESTS)],
          exclude: [...IGNORED, ...notLater([...EMBEDDED_TESTS, ...ENGINES_DIFFER])],
          globalSetup: ['test/setup-pglite.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'labelled',
          include: [
            'test/labelled-markup.test.ts',
            'bench/flattened.test.ts',
            'bench/learned-weights.test.ts',
          ],
          env: { PRAVESH_TEST_LABELLED: 'all' },
          testTimeout: 120_000,
        },
      },
      ...[
        { name: 'journeys', include: JOURNEYS, exclude: [...IGNORED, ...LATER] },
        { name: 'journeys:rest', include: later(JOURNEYS), exclude: IGNORED },
      ].map((files) => ({
        extends: true as const,
        test: { ...files, globalSetup: ['test/setup-site.ts'], setupFiles: [] },
      })),
      {
        extends: true,
        test: {
          name: 'faults',
          include: FAULT_TESTS,
          // Each file needs the whole machine.
          sequence: { groupOrder: 1 },
          fileParallelism: false,
        },
      },
    ],
  },
})
