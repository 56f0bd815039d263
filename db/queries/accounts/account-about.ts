import { sql, type Kysely } from 'kysely'
import { aboutMeOf, NOTHING_SAID, saysSomething, type AboutMe } from '#core/about-me.ts'
import type { Database } from '#db/schema.ts'

/** What the account says of its owner. Runs inside `asAccount` (`accounts.ts`), like `writeAbout`. */
export async function readAbout(db: Kysely<Database>): Promise<AboutMe> {
  const row = await db.selectFrom('account_about').select('said').executeTakeFirst()
  return aboutMeOf(row?.said) ?? NOTHING_SAID
}

/** Replaces it. With nothing said, nothing is stored. */
export async function writeAbout(db: Kysely<Database>, about: AboutMe): Promise<void> {
  if (!saysSomething(about)) {
    await db.deleteFrom('account_about').execute()
    return
  }
  const said = sql<string>`${JSON.stringify(about)}::jsonb`
  await db
    .insertInto('account_about')
    .values({ said })
    .onConflict((on) => on.column('account_id').doUpdateSet({ said }))
    .execute()
}
