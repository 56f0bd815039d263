import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { insertJobs, jobRow } from './job-rows.ts'
import { administer, databaseUrl } from './postgres-admin.ts'
import { embeddedSources, systemSources, type PostgresSource } from './postgres-binaries.ts'
import { startFrom, type TestPostgres } from './postgres.ts'
import { webRights } from './web-rights.ts'

// Its own server, because it drops the role that the other tests use.
let server: TestPostgres
let programs: string | null
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pravesh-dump-'))
  const source = wantedSource()
  server = await startFrom(source)
  programs = existsSync(join(source.origin, 'pg_dump')) ? source.origin : null
}, 60_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

function wantedSource(): PostgresSource {
  const choice = process.env.PRAVESH_TEST_POSTGRES
  const sources = [
    ...(choice === 'embedded' ? [] : systemSources()),
    ...(choice === 'system' ? [] : embeddedSources()),
  ]
  if (!sources[0]) throw new Error('No PostgreSQL server to restore a dump on.')
  return sources[0]
}

const settings = (url: string) => ({ databaseUrl: url, dataDirectory: folder })

/** A site's database owned by an ordinary user, with one open and one hidden posting. */
async function fillSite(user: string): Promise<{ url: string; rights: string[] }> {
  await administer(server.url, `create role ${user} login createrole password 'plain'`)
  await administer(server.url, `create database ${user} owner ${user}`)
  const url = new URL(databaseUrl(server.url, user))
  url.username = user
  url.password = 'plain'
  const site = await openDatabase(settings(url.href))
  await insertJobs(site.owner, [jobRow('open'), jobRow('hidden', { is_active: false })])
  const rights = await webRights(site.owner)
  await site.close()
  return { url: url.href, rights }
}

/** Dumps the database and restores it on a server that never had the web role, or simulates that. */
async function restoreOnNewServer(url: string, user: string, flags: string[]): Promise<void> {
  if (programs === null) {
    await administer(databaseUrl(server.url, user), 'drop owned by pravesh_web')
    await administer(server.url, 'drop role pravesh_web')
    return
  }
  const file = join(folder, `${user}.dump`)
  run('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${url}`], [0])
  await administer(server.url, `drop database ${user} with (force)`)
  await administer(server.url, 'drop role pravesh_web')
  await administer(server.url, `create database ${user} owner ${user}`)
  // Exit code 1: it continued after errors about the missing role and the extension's comment.
  run('pg_restore', [...flags, `--dbname=${url}`, file], [0, 1])
}

function run(program: string, parameters: string[], expected: number[]): void {
  const { status, stderr } = spawnSync(join(programs ?? dirname(''), program), parameters, {
    encoding: 'utf8',
  })
  if (status === null || !expected.includes(status)) throw new Error(`${program} failed: ${stderr}`)
}

/**
 * Starts the site's database: only public rows are visible, and the privileges equal those of a first start.
 */
async function expectSiteStarts(url: string, rights: string[]): Promise<void> {
  const site = await openDatabase(settings(url))
  try {
    expect((await sql`select external_id from public_jobs`.execute(site.web)).rows).toEqual([
      { external_id: 'open' },
    ])
    await expect(sql`select * from jobs`.execute(site.web)).rejects.toThrow(/permission denied/)
    expect(await webRights(site.owner)).toEqual(rights)
  } finally {
    await site.close()
  }
}

test.each([
  ['whole', []],
  ['without_rights', ['--no-owner', '--no-privileges']],
])('a dump that was restored %s on a new server starts', async (name, flags) => {
  const user = `restored_${name}`
  const { url, rights } = await fillSite(user)
  await restoreOnNewServer(url, user, flags)
  await expectSiteStarts(url, rights)
  await administer(server.url, `drop database ${user} with (force)`)
})

test('if the user may not create roles, the start says what an administrator has to run', async () => {
  const { url, rights } = await fillSite('powerless')
  await restoreOnNewServer(url, 'powerless', ['--no-owner'])
  await administer(server.url, 'alter role powerless nocreaterole')
  const message = await openDatabase(settings(url)).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  const commands = /Let an administrator run: (.*;)/.exec(message)?.[1]
  expect(commands).toBe('create role pravesh_web nologin; grant pravesh_web to powerless;')
  await administer(server.url, commands ?? '')
  await expectSiteStarts(url, rights)
  await administer(server.url, 'drop database powerless with (force)')
})

test('if the tables belong to another user, the start says so and what to do', async () => {
  const { url } = await fillSite('guest')
  await administer(server.url, `create role stranger`)
  await administer(databaseUrl(server.url, 'guest'), 'alter table migrations owner to stranger')
  await expect(openDatabase(settings(url))).rejects.toThrow(
    /belong to stranger, and the database user is guest\. Restore the dump as guest .* grant stranger to guest;/,
  )
})
