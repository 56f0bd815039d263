import { defineConfig } from 'vitest/config'
import { SlowFirst } from './test/slow-first.ts'
import {
  DATABASE_TESTS,
  EMBEDDED_TESTS,
  ENGINES_DIFFER,
  FAULT_TESTS,
  SERVER_TESTS,
  SHORT_LIVED,
} from './test/test-files.ts'

const IGNORED = ['node_modules/**', 'build/**', '.data/**']

export default defineConfig({
  test: {
    // The visitors' time zone, on every machine, so that tests notice a date shifted by it.
    env: { TZ: 'Asia/Kolkata' },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    maxWorkers: 2,
    // Long, so that a poll also succeeds on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // It ends what hangs. No test asserts how long a thing takes, and a busy machine takes many times as long.
    testTimeout: 60_000,
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
            ...DATABASE_TESTS,
            ...EMBEDDED_TESTS,
            ...SERVER_TESTS,
            ...FAULT_TESTS,
            'test/journeys/**',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'db:postgres',
          include: [...DATABASE_TESTS, ...SERVER_TESTS],
          exclude: [...IGNORED, ...EMBEDDED_TESTS],
          globalSetup: ['test/setup-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db:pglite',
          include: [...ENGINES_DIFFER, ...EMBEDDED_TESTS],
          exclude: IGNORED,
          globalSetup: ['test/setup-pglite.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db:pglite:rest',
          include: DATABASE_TESTS,
          exclude: [...IGNORED, ...EMBEDDED_TESTS, ...ENGINES_DIFFER],
          globalSetup: ['test/setup-pglite.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'labelled',
          include: ['test/labelled-markup.test.ts'],
          env: { PRAVESH_TEST_LABELLED: 'all' },
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: ['test/setup-site.ts'],
          setupFiles: [],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: FAULT_TESTS,
          // Each file needs the whole machine.
          fileParallelism: false,
        },
      },
    ],
  },
})
