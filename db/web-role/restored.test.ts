import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { webRights } from '#test/web-rights.ts'
import { migrate } from '../migrate.ts'

const database = testDatabase()

test('a start restores the rights and policies that a restored dump lost, and revokes all others', async () => {
  const { owner, engine } = database
  const rights = await webRights(owner)
  expect(rights).toContain('pravesh_web SELECT public_jobs')
  expect(rights.filter((line) => line.startsWith('own_'))).toHaveLength(9)

  await sql`drop owned by pravesh_web`.execute(owner)
  // Roles belong to the whole server, and other tests use this one.
  if (engine === 'pglite') await sql`drop role pravesh_web`.execute(owner)
  await sql`grant execute on all functions in schema public to public`.execute(owner)
  await migrate(owner)
  expect(await webRights(owner)).toEqual(rights)

  await sql`grant select on newsletter_subscribers, jobs to pravesh_web`.execute(owner)
  await sql`grant select (email_verified), insert on accounts to pravesh_web`.execute(owner)
  await sql`grant execute on function close_posting to pravesh_web`.execute(owner)
  await migrate(owner)
  expect(await webRights(owner)).toEqual(rights)
  await expect(sql`select * from jobs`.execute(database.web)).rejects.toThrow(/permission denied/)
  expect((await sql`select count(*) as jobs from public_jobs`.execute(database.web)).rows).toEqual([
    { jobs: 0 },
  ])
})
