import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely'
import type { Database } from '#db/schema.ts'

/**
 * A database that is not there: each query gets the rows that `answer` gives, or fails as it does. For tests of
 * what surrounds the database; what a query finds is tested on a real one.
 */
export function fakeDatabase(
  answer: (query: CompiledQuery) => unknown[] | Promise<unknown[]>,
): Kysely<Database> {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery) => ({ rows: (await answer(query)) as R[] }),
    streamQuery: () => {
      throw new Error('This database does not stream')
    },
  }
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => undefined,
        acquireConnection: async () => connection,
        beginTransaction: async () => undefined,
        commitTransaction: async () => undefined,
        rollbackTransaction: async () => undefined,
        releaseConnection: async () => undefined,
        destroy: async () => undefined,
      }),
    },
  })
}
