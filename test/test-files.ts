import { join, matchesGlob } from 'node:path'

/** In real browsers. */
export const JOURNEYS = ['test/journeys/**/*.test.ts']

/** Database tests: each runs on PostgreSQL, and on PGlite as well (see `ENGINES_DIFFER`). */
export const DATABASE_TESTS = ['db/**/*.test.ts', '**/*.db.test.ts']

/**
 * Tests of the embedded database, its folder, its socket and commands on it. They need no server, though some
 * are in db/.
 */
export const EMBEDDED_TESTS = [
  'cli/ingest/command.test.ts',
  'cli/process/data-dir.test.ts',
  'cli/site/open-seeded.test.ts',
  'db/backup/copy-running.test.ts',
  'db/embedded/data-folder.test.ts',
  'db/embedded/new-database.test.ts',
  'db/embedded/web-statements.test.ts',
  'test/embedded-folder.test.ts',
  'test/embedded-sessions.test.ts',
  'test/full-disk.test.ts',
  'test/image.test.ts',
]

/** Tests of a PostgreSQL server itself, which PGlite does not have. */
export const SERVER_TESTS = [
  'cli/worker/command.test.ts',
  // The server goes on with a statement whose process is dead.
  'cli/newsletter/telegram-kill.test.ts',
  // How the server plans queries over many rows.
  'test/related-plans.test.ts',
  // Two transactions at once.
  'find/late-commit.test.ts',
  'test/busy-migration.test.ts',
  'test/first-starts.test.ts',
  'test/move-engines.test.ts',
  'test/ordinary-user.test.ts',
  'test/page-connections.test.ts',
  'test/postgres.test.ts',
  'test/read-replica.test.ts',
  'test/restored-dump.test.ts',
  'test/web-login.test.ts',
]

/**
 * Database tests that `npm test` also runs on PGlite, because the engines differ there: PGlite has one
 * session that all connections and both roles share in turn, and another build of the engine. The other
 * database tests only query rows; they run on PGlite with `npm test -- everything`.
 */
export const ENGINES_DIFFER = [
  // The schema: migrations in one transaction under a lock, extensions, checks, triggers.
  'db/migrate.test.ts',
  'db/upgrade.test.ts',
  'db/server-version.test.ts',
  // Broken connections, and the health of a database whose session is taken.
  'db/connection.test.ts',
  'db/database-health.test.ts',
  'db/backup/backup.test.ts',
  'db/constraints.test.ts',
  'test/database.db.test.ts',
  // Roles and row-level security of one account, with one session for everybody.
  'db/web-role.test.ts',
  'db/queries/accounts/accounts.test.ts',
  'db/queries/accounts/account-tracker.test.ts',
  'db/queries/accounts/account-skills.test.ts',
  // Search: collation, trigrams, and the choice of index.
  'db/queries/jobs/jobs.test.ts',
  // The change log that the index reads: snapshots and transaction numbers.
  'find/index-keeper.db.test.ts',
  // Concurrent locks and transactions, which wait for the session on PGlite, and for each other on
  // PostgreSQL.
  'db/host-queue.test.ts',
  'db/queries/boards/board-crawl.test.ts',
  'db/queries/content/content-rows.test.ts',
  'cli/site/seed-shipped.db.test.ts',
  'ingest/worker/crawl-host.db.test.ts',
  // A command on a folder that it opens and closes, also in its own process.
  'cli/ratings/command.db.test.ts',
]

/**
 * Tests that kill, restart or move whole processes, servers and databases, build them, or wait for one that is away. They are slow,
 * so only `npm test -- everything` runs them, as it runs the attacks of `FAULT_TESTS`.
 */
const INTERRUPTED = [
  'bench/night/night.db.test.ts',
  'cli/ingest/kill.db.test.ts',
  'cli/newsletter/alerts.db.test.ts',
  'cli/newsletter/send.db.test.ts',
  'cli/newsletter/telegram-kill.test.ts',
  'cli/worker/command.test.ts',
  'db/backup/backup.test.ts',
  'db/backup/copy-running.test.ts',
  'db/embedded/new-database.test.ts',
  'test/embedded-folder.test.ts',
  'test/first-starts.test.ts',
  'test/full-disk.test.ts',
  'test/image.test.ts',
  'test/move-engines.test.ts',
  'test/read-only.db.test.ts',
  'test/read-replica.test.ts',
  'test/journeys/account-away.test.ts',
  'test/journeys/full-disk.test.ts',
  'test/journeys/database-away.test.ts',
  'test/journeys/schedule.test.ts',
  'test/journeys/two-sites.test.ts',
]

/**
 * Journeys through one corner of the product on sites, mail servers and sign-in providers of their own. To start these
 * costs as much as twenty pages, so only `npm test -- everything` runs them. The journeys of accounts, of sign-in and of
 * the newsletter, which also start their own, stay in `npm test`.
 */
const OWN_SITES = [
  'test/journeys/account-skills.test.ts',
  'test/journeys/account-tracker.test.ts',
  'test/journeys/admin.test.ts',
  'test/journeys/content-import.test.ts',
  'test/journeys/job-alerts.test.ts',
  'test/journeys/live-figures.test.ts',
  'test/journeys/ratings.test.ts',
  'test/journeys/sign-in-refused.test.ts',
  'test/journeys/telegram-alerts.test.ts',
]

/** What only `npm test -- everything` runs. */
export const LATER = [...INTERRUPTED, ...OWN_SITES]

/** Those of these files or patterns that run later. */
export const later = (kind: readonly string[]) =>
  LATER.filter((path) => kind.some((pattern) => matchesGlob(path, pattern)))

/** Those of these files that `npm test` runs. */
export const notLater = (files: readonly string[]) => files.filter((path) => !LATER.includes(path))

/** The slowest files, most of which wait: they start first, in this order (see `test/slow-first.ts`). */
export const SLOW_FILES = [
  'test/journeys/smoke.test.ts',
  'test/journeys/whole-site.test.ts',
  'test/journeys/database-away.test.ts',
  'test/journeys/job-filters.test.ts',
  'test/journeys/job-alerts.test.ts',
  'test/journeys/account.test.ts',
  'test/journeys/mnc-hiring.test.ts',
  'test/journeys/catalogues.test.ts',
  'test/journeys/job-sentences.test.ts',
  'test/journeys/sign-in-refused.test.ts',
  'cli/worker/command.test.ts',
  'cli/newsletter/send.db.test.ts',
  'test/embedded-folder.test.ts',
  'cli/newsletter/alerts.db.test.ts',
  'cli/ingest/links.db.test.ts',
  'cli/site/seed-shipped.db.test.ts',
  'db/queries/boards/board-crawl.test.ts',
  'cli/ingest/run.db.test.ts',
]

/** Attacks on running sites, several minutes each, with figures: the suite `faults`. */
export const FAULT_TESTS = [
  'test/faults/postgres.test.ts',
  'test/faults/embedded.test.ts',
  'test/faults/cluster.test.ts',
]

/**
 * For a Node that starts the embedded database and soon ends: V8 compiles the engine once, quickly, and not a second
 * time to make it faster, which halves the CPU of a start.
 */
export const SHORT_LIVED = ['--liftoff-only']

/** Where started commands and sites keep compiled modules: the next start needs a third less CPU. */
export const COMPILED = join(import.meta.dirname, '../node_modules/.cache/pravesh/compiled')

/** The environment in which journeys check a page with all of axe in each of its looks (see `test/page-checks.ts`). */
export const EVERY_LOOK = { PRAVESH_TEST_LOOKS: 'all' }
