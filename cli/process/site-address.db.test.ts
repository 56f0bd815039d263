import { createServer } from 'node:http'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { announceSite } from '#db/announce-site.ts'
import { runInProcess } from '#test/command-here.ts'
import { copyDatabase } from '#test/copied-database.ts'
import { testDatabase } from '#test/database.ts'
import { siteAddress } from './site-address.ts'

const database = testDatabase()
afterEach(() => database.empty())

const ELSEWHERE = { siteUrl: 'http://localhost:3000', hasSiteUrl: false }

/** Something that answers on this machine. */
async function listening(): Promise<string> {
  const server = createServer((_, response) => void response.end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** A site that says once that it is there. */
async function announce(url: string) {
  const errors: unknown[] = []
  const announced = announceSite({ owner: database.owner, dataDirectory: null }, url, (error) =>
    errors.push(error),
  )
  await expect
    .poll(() => database.owner.selectFrom('running_sites').select('id').where('url', '=', url).execute())
    .toHaveLength(1)
  expect(errors).toEqual([])
  return announced
}

test('links have the address of the site that runs on this database, and after its end that of the settings', async () => {
  const url = await listening()
  expect(await siteAddress(database.owner, ELSEWHERE)).toBe(ELSEWHERE.siteUrl)
  const site = await announce(url)
  expect(await siteAddress(database.owner, ELSEWHERE)).toBe(url)
  await site.stop()
  expect(await siteAddress(database.owner, ELSEWHERE)).toBe(ELSEWHERE.siteUrl)
})

test('SITE_URL wins, even if it is what PORT says', async () => {
  const site = await announce(await listening())
  onTestFinished(site.stop)
  expect(await siteAddress(database.owner, { ...ELSEWHERE, hasSiteUrl: true })).toBe(ELSEWHERE.siteUrl)
})

test('a public address needs no answer: it may be out of reach from here', async () => {
  const site = await announce('https://jobs.example')
  onTestFinished(site.stop)
  expect(await siteAddress(database.owner, ELSEWHERE)).toBe('https://jobs.example')
})

test('of several sites, one that answers is named, and a killed one is not', async () => {
  const [killed, lives] = ['http://localhost:1', await listening()]
  const first = await announce(lives)
  const second = await announce(killed)
  onTestFinished(async () => void (await Promise.all([first.stop(), second.stop()])))
  expect(await siteAddress(database.owner, ELSEWHERE)).toBe(lives)
  await first.stop()
  expect(await siteAddress(database.owner, ELSEWHERE)).toBe(ELSEWHERE.siteUrl)
})

test('what a site said long ago is ignored, and removed by the next one', async () => {
  const url = await listening()
  await sql`insert into running_sites values (gen_random_uuid(), ${url}, now() - interval '1 minute')`.execute(
    database.owner,
  )
  expect(await siteAddress(database.owner, ELSEWHERE)).toBe(ELSEWHERE.siteUrl)
  const site = await announce('https://jobs.example')
  onTestFinished(site.stop)
  await expect
    .poll(() => database.owner.selectFrom('running_sites').select('url').execute())
    .toEqual([{ url: 'https://jobs.example' }])
})

test('npm run admin prints a link to the running site', { timeout: 120_000 }, async () => {
  await using copy = await copyDatabase()
  await using open = await copy.open()
  const url = await listening()
  const site = announceSite({ owner: open.owner, dataDirectory: null }, url, () => {})
  await expect.poll(() => open.owner.selectFrom('running_sites').select('url').execute()).toEqual([{ url }])
  expect((await runInProcess('admin', [], copy.settings)).stdout).toContain(`${url}/admin/enter?token=`)
  const settings = { ...copy.settings, SITE_URL: 'https://jobs.example' }
  expect((await runInProcess('admin', [], settings)).stdout).toContain('https://jobs.example/admin/enter')
  await site.stop()
  expect((await runInProcess('admin', [], copy.settings)).stdout).toContain(
    'http://localhost:3000/admin/enter',
  )
})
