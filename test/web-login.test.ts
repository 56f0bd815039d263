import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import type { Database } from '#db/schema.ts'
import { administer, databaseUrl } from './postgres-admin.ts'

const suffix = crypto.randomUUID().slice(0, 8)
const [name, owner, pages] = [`web_login_${suffix}`, `site_owner_${suffix}`, `site_pages_${suffix}`]
const server = () => inject('postgres').url
function loginAs(user: string): string {
  const url = new URL(databaseUrl(server(), name))
  url.username = user
  url.password = 'plain'
  return url.href
}
const open = (webUser: string | null) =>
  openDatabase({
    databaseUrl: loginAs(owner),
    dataDirectory: '',
    databaseWebUrl: webUser && loginAs(webUser),
  })

beforeAll(async () => {
  for (const user of [owner, pages]) await administer(server(), `create role ${user} login password 'plain'`)
  await administer(server(), `grant pravesh_web to ${owner}`)
  await administer(server(), `create database ${name} owner ${owner}`)
})
afterAll(async () => {
  await administer(server(), `drop database ${name} with (force)`)
  for (const user of [owner, pages]) await administer(server(), `drop role ${user}`)
})

/** What a page's connection can do after it has left the web role. */
async function afterReset(web: Kysely<Database>): Promise<unknown> {
  return web.connection().execute(async (connection) => {
    await sql`reset role`.execute(connection)
    return sql`select count(*)::int as jobs from jobs`.execute(connection).then(
      ({ rows }) => rows,
      (error: Error) => error.message,
    )
  })
}

test('a login that lacks the web role, or is the owner, is refused with what to do', async () => {
  await expect(open(pages)).rejects.toThrow(
    `logs in as ${pages}, which lacks a right. Run: grant pravesh_web to ${pages};`,
  )
  await expect(open(owner)).rejects.toThrow(
    `logs in as ${owner}, which is or can become ${owner}. Use a login of its own`,
  )
  await administer(server(), `grant pravesh_web to ${pages}`)
  await administer(server(), `grant ${owner} to ${pages}`)
  await expect(open(pages)).rejects.toThrow(/can become site_owner_/)
  await administer(server(), `revoke ${owner} from ${pages}`)
})

test('with a login of its own, pages read public rows and cannot become the owner', async () => {
  const site = await open(pages)
  try {
    const { rows } = await sql`select session_user as login, current_user as role from public_jobs right join
      (select) as one on true`.execute(site.web)
    expect(rows).toEqual([{ login: pages, role: 'pravesh_web' }])
    expect(await afterReset(site.web)).toBe('permission denied for table jobs')
    await expect(sql`set role ${sql.ref(owner)}`.execute(site.web)).rejects.toThrow(
      /permission denied to set role/,
    )
    await expect(sql`set session authorization ${sql.ref(owner)}`.execute(site.web)).rejects.toThrow(
      /permission denied/,
    )
    await site.health.ask()
  } finally {
    await site.close()
  }
})

test('without it, the owner is one statement away: the simple way for a small site', async () => {
  const site = await open(null)
  expect(await afterReset(site.web).finally(site.close)).toEqual([{ jobs: 0 }])
})
