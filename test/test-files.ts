/** Tests on a database: each runs on PostgreSQL, and on PGlite as well (see `ENGINES_DIFFER`). */
export const DATABASE_TESTS = ['db/**/*.test.ts', '**/*.db.test.ts']

/** About the embedded database, its folder, its socket and commands on it: on no server, though some lie in db/. */
export const EMBEDDED_TESTS = [
  'cli/boards/command.test.ts',
  'cli/content/command.test.ts',
  'cli/ingest/command.test.ts',
  'cli/ingest/saved-file.test.ts',
  'cli/process/data-dir.test.ts',
  'cli/site/open-seeded.test.ts',
  'db/embedded/data-folder.test.ts',
  'db/embedded/socket.test.ts',
  'db/embedded/web-statements.test.ts',
  'test/embedded-folder.test.ts',
  'test/embedded-sessions.test.ts',
]

/** About a PostgreSQL server itself: nothing of it is to be had on PGlite. */
export const SERVER_TESTS = [
  'cli/worker/command.test.ts',
  'test/first-starts.test.ts',
  'test/ordinary-user.test.ts',
  'test/page-connections.test.ts',
  'test/postgres.test.ts',
  'test/restored-dump.test.ts',
]

/**
 * Tests on a database that `npm test` runs on PGlite too, because what they are about works differently there: one
 * session that all connections and both roles take turns in, and another build of the engine. The other tests on a
 * database ask for plain rows; they run on PGlite with `npm test -- everything`.
 */
export const ENGINES_DIFFER = [
  // What the schema is made with: migrations in one transaction under a lock, extensions, checks, triggers.
  'db/migrate.test.ts',
  'db/server-version.test.ts',
  // Connections that break, and the health of a database whose session is taken.
  'db/connection.test.ts',
  'db/database-health.test.ts',
  'db/constraints.test.ts',
  'test/database.db.test.ts',
  // Roles and rows of one account, where there is one session for everybody.
  'db/web-role.test.ts',
  'db/queries/accounts/accounts.test.ts',
  // Search: collation, trigrams, and which index is taken.
  'db/queries/jobs/jobs.test.ts',
  // Locks and transactions of several at once, which wait for the session here and for each other there.
  'db/host-queue.test.ts',
  'db/queries/boards/board-crawl.test.ts',
  'db/queries/content/content-rows.test.ts',
  'cli/site/seed-shipped.db.test.ts',
  'ingest/worker/crawl-host.db.test.ts',
  // A command on a folder that it opens and closes, also in a process of its own.
  'cli/reports/command.db.test.ts',
]

/** Attacks on running sites, minutes each, with figures: the suite `faults`. */
export const FAULT_TESTS = ['test/faults/postgres.test.ts', 'test/faults/embedded.test.ts']
