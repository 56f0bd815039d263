import { defineConfig } from 'vitest/config'
import {
  DATABASE_TESTS,
  EMBEDDED_TESTS,
  ENGINES_DIFFER,
  FAULT_TESTS,
  SERVER_TESTS,
} from './test/test-files.ts'

const ELSEWHERE = ['node_modules/**', 'build/**', '.data/**']

export default defineConfig({
  test: {
    // The visitors' time zone, so that a day shifted by it shows; and the same one on every machine.
    env: { TZ: 'Asia/Kolkata' },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    maxWorkers: 2,
    // What is waited for comes at once on a quiet machine, and comes all the same on a busy one.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
    setupFiles: ['test/quiet-console.ts'],
    // A worker runs file after file: what it has loaded once is not loaded again.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            ...ELSEWHERE,
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
          exclude: [...ELSEWHERE, ...EMBEDDED_TESTS],
          globalSetup: ['test/setup-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db:pglite',
          include: [...ENGINES_DIFFER, ...EMBEDDED_TESTS],
          exclude: ELSEWHERE,
          globalSetup: ['test/setup-pglite.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db:pglite:rest',
          include: DATABASE_TESTS,
          exclude: [...ELSEWHERE, ...EMBEDDED_TESTS, ...ENGINES_DIFFER],
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
          // Each wants the machine for itself.
          fileParallelism: false,
        },
      },
    ],
  },
})
