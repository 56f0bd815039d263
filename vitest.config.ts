import { defineConfig } from 'vitest/config'

const DATABASE_TESTS = ['db/**/*.test.ts', '**/*.db.test.ts']
/** About a PostgreSQL server itself: nothing of it is to be had on PGlite. */
const SERVER_TESTS = [
  'cli/worker/command.test.ts',
  'test/first-starts.test.ts',
  'test/ordinary-user.test.ts',
  'test/page-connections.test.ts',
  'test/postgres.test.ts',
  'test/restored-dump.test.ts',
]
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
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ELSEWHERE, ...DATABASE_TESTS, ...SERVER_TESTS, 'test/journeys/**'],
          setupFiles: ['test/quiet-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db:pglite',
          include: DATABASE_TESTS,
          exclude: ELSEWHERE,
          setupFiles: ['test/quiet-console.ts'],
          globalSetup: ['test/setup-pglite.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db:postgres',
          include: [...DATABASE_TESTS, ...SERVER_TESTS],
          exclude: ELSEWHERE,
          setupFiles: ['test/quiet-console.ts'],
          globalSetup: ['test/setup-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: ['test/setup-site.ts'],
          testTimeout: 60_000,
          // One browser a worker, not one a file.
          isolate: false,
        },
      },
    ],
  },
})
