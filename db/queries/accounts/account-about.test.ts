import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { NOTHING_SAID } from '#core/about-me.ts'
import { signInAs } from '#test/account-sign-in.ts'
import { testDatabase } from '#test/database.ts'
import { readAbout, writeAbout } from './account-about.ts'
import { deleteAccount, exportAccount } from './accounts.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const signIn = async (subject: string) => (await signInAs(database.web, subject)).do

const rows = () => database.owner.selectFrom('account_about').select('account_id').execute()

test('what an account says of its owner is replaced as a whole, and seen by nobody else', async () => {
  const [asha, ravi] = [await signIn('asha'), await signIn('ravi')]
  expect(await asha(readAbout)).toEqual(NOTHING_SAID)
  await asha((db) => writeAbout(db, { ...NOTHING_SAID, batch: 2025, cities: ['Pune'] }))
  const said = { ...NOTHING_SAID, batch: 2026, years: 0 }
  await asha((db) => writeAbout(db, said))
  expect(await asha(readAbout)).toEqual(said)
  expect(await asha(exportAccount)).toMatchObject({ about_me: said })
  expect(await ravi(readAbout)).toEqual(NOTHING_SAID)
  expect(await readAbout(database.web)).toEqual(NOTHING_SAID)
  await ravi((db) => writeAbout(db, NOTHING_SAID))
  expect(await asha(readAbout)).toEqual(said)
})

test('it is gone when nothing is said any more, and with the account', async () => {
  const asha = await signIn('asha')
  await asha((db) => writeAbout(db, { ...NOTHING_SAID, years: 0 }))
  await asha((db) => writeAbout(db, NOTHING_SAID))
  expect(await rows()).toEqual([])
  await asha((db) => writeAbout(db, { ...NOTHING_SAID, years: 0 }))
  await asha(deleteAccount)
  expect(await rows()).toEqual([])
})

test.each([
  [`insert into account_about (account_id, said) values (gen_random_uuid(), '{}')`, /denied/],
  [`insert into account_about (said) values ('[]')`, /check constraint/],
  [
    `insert into account_about (said) values (jsonb_build_object('a', repeat('x', 2000)))`,
    /check constraint/,
  ],
])('an account may not: %s', async (statement, refusal) => {
  const asha = await signIn('asha')
  await expect(asha((db) => sql.raw(statement).execute(db))).rejects.toThrow(refusal)
})
