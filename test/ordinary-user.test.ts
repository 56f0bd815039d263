import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { connect } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { refuseOldServer } from '#db/server-version.ts'
import { administer, databaseUrl } from './postgres-admin.ts'

test('a user who only owns the database can run the site, once the web role exists', async () => {
  const { url } = inject('postgres')
  const suffix = crypto.randomUUID().slice(0, 8)
  const [user, name] = [`plain_${suffix}`, `plain_db_${suffix}`]
  await administer(url, `create role ${user} login password 'plain'`)
  await administer(url, `create database ${name} owner ${user}`)
  const plain = new URL(databaseUrl(url, name))
  plain.username = user
  plain.password = 'plain'
  const config = { connectionString: plain.href, max: 1 }
  const owner = connect({ config, role: 'owner' })
  try {
    await refuseOldServer(owner)
    await expect(migrate(owner)).rejects.toThrow(
      new RegExp(`administrator run: .* grant pravesh_web to ${user};`),
    )
    await administer(url, `grant pravesh_web to ${user}`)
    expect(await migrate(owner)).not.toEqual([])

    const web = connect({ config, role: 'web' })
    expect((await sql`select count(*) as jobs from public_jobs`.execute(web)).rows).toEqual([{ jobs: 0 }])
    await expect(sql`select * from jobs`.execute(web)).rejects.toThrow(/permission denied/)
    await web.destroy()
  } finally {
    await owner.destroy()
    await administer(url, `drop database ${name} with (force)`)
    await administer(url, `drop role ${user}`)
  }
})
