import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { withRequestId } from './request-id.ts'

const database = testDatabase()
const asked = async () =>
  (await sql<{ text: string }>`select current_query() as text`.execute(database.web)).rows[0]?.text

test('the statements of a request carry its id, those of other work do not', async () => {
  const texts = await Promise.all([
    withRequestId('a1', async () => {
      await Promise.resolve()
      return asked()
    }),
    withRequestId('b2', asked),
    asked(),
  ])
  expect(texts).toEqual([
    'select current_query() as text /* request a1 */',
    'select current_query() as text /* request b2 */',
    'select current_query() as text',
  ])
})

test('a transaction with a setting works with an id, also where statements are recognised by their text', async () => {
  const limit = await withRequestId('c3', () =>
    database.web.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 4000`.execute(transaction)
      return (
        await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
          transaction,
        )
      ).rows
    }),
  )
  expect(limit).toEqual([{ limit: '4s' }])
})
