import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { LISTED_FOR_DAYS } from '#core/verification.ts'
import type { Database } from '#db/schema.ts'

/** `isStillListed` of `core/verification.ts` in SQL, for rows of `open_postings`. */
export function stillListed(
  eb: ExpressionBuilder<Database, 'open_postings'>,
  now: Date,
): Expression<SqlBool> {
  const days = sql.lit(`${LISTED_FOR_DAYS} days`)
  return eb.and([
    eb.or([
      eb('open_postings.application_deadline', 'is', null),
      eb('open_postings.application_deadline', '>=', now),
    ]),
    sql<boolean>`confirmed_at >= ${now}::timestamptz - ${days}::interval`,
  ])
}
