import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWithoutMigrating, openFolder, openForCommand } from '#db/open.ts'
import { copyEmbedded } from './copied-database.ts'
import { insertJobs, jobRow } from './job-rows.ts'
import { SHORT_LIVED } from './test-files.ts'

/** Each test starts a database or two, in processes of their own. */
const LIMIT = { timeout: 180_000 }

let folder: string
let child: ChildProcess | undefined
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'pravesh-folder-')), 'data')
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

/** Another process that opens the folder and keeps it open. */
async function openElsewhere(): Promise<ChildProcess> {
  const script =
    `import { openFolder } from '#db/open.ts'; await openFolder(process.argv[1]); console.log('open'); ` +
    `setInterval(() => {}, 1000)`
  child = spawn(process.execPath, [...SHORT_LIVED, '--input-type=module', '--eval', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

test(
  'a second process is refused, a command works through the first, and after a kill the next one has its rows',
  LIMIT,
  async () => {
    await copyEmbedded(folder)
    const other = await openElsewhere()
    await expect(openFolder(folder)).rejects.toThrow(
      new RegExp(`is in use by process ${other.pid}\\. Stop that process, or set DATA_DIR`),
    )

    const command = await openForCommand({ databaseUrl: null, dataDirectory: folder })
    expect(command.via).toBe('running site')
    await insertJobs(command.owner, [jobRow('1')])
    expect(await command.owner.selectFrom('jobs').select('external_id').execute()).toEqual([
      { external_id: '1' },
    ])
    await command.close()

    other.kill('SIGKILL')
    await once(other, 'exit')
    const taken = await openFolder(folder)
    expect(await taken.web.selectFrom('public_jobs').select('external_id').execute()).toEqual([
      { external_id: '1' },
    ])
    await taken.close()
  },
)

test('a command that only reads creates no database, and reads an existing one', LIMIT, async () => {
  const settings = { databaseUrl: null, dataDirectory: folder }
  expect(await openWithoutMigrating(settings)).toBeNull()
  expect(existsSync(folder)).toBe(false)
  await copyEmbedded(folder)
  const site = await openFolder(folder)
  await insertJobs(site.owner, [jobRow('1')])
  const beside = await openWithoutMigrating(settings)
  expect(beside?.via).toBe('running site')
  await beside?.close()
  await site.close()
  const alone = await openWithoutMigrating(settings)
  expect(await alone?.owner.selectFrom('jobs').select('external_id').execute()).toEqual([
    { external_id: '1' },
  ])
  await alone?.close()
})

test(
  'a command that dies inside a transaction leaves no trace, and the site keeps working',
  LIMIT,
  async () => {
    await copyEmbedded(folder)
    const site = await openFolder(folder)
    const script = `import { openForCommand } from '#db/open.ts'
    const { owner } = await openForCommand({ dataDirectory: process.argv[1] })
    await owner.transaction().execute(async (t) => {
      await t.insertInto('mnc_companies').values({ name: 'Half done' }).execute()
      console.log('inside'); await new Promise(() => { setInterval(() => {}, 1000) })
    })`
    child = spawn(process.execPath, [...SHORT_LIVED, '--input-type=module', '--eval', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (child.stdout) await once(child.stdout, 'data')
    const waiting = site.web.selectFrom('mnc_companies').select('name').execute()
    child.kill('SIGKILL')
    expect(await waiting).toEqual([])
    expect((await sql`select current_user as role`.execute(site.web)).rows).toEqual([{ role: 'pravesh_web' }])
    await site.close()
  },
)

test(
  'other users can open nothing in the folder, whoever created it and whatever its old mode',
  LIMIT,
  async () => {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
    const first = await openFolder(folder)
    expect(openToOthers(folder)).toEqual([])
    await sql`create table later as select generate_series(1, 10000) as number`.execute(first.owner)
    await sql`checkpoint`.execute(first.owner)
    expect(openToOthers(folder)).toEqual([])
    await first.close()

    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'pgdata'), 0o755)
    chmodSync(join(folder, 'pgdata', 'PG_VERSION'), 0o666)
    const second = await openFolder(folder)
    expect(openToOthers(folder)).toEqual([])
    await second.close()
  },
)

/** The folder and everything in it that other users can access; sockets are protected by their folder. */
function openToOthers(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => !entry.isSocket())
    .map((entry) => join(entry.parentPath, entry.name))
  return [root, ...paths].filter((path) => (statSync(path).mode & 0o077) !== 0)
}

test(
  'if the database thread dies, the process exits with a clear message, and the folder is intact',
  LIMIT,
  async () => {
    await copyEmbedded(folder)
    const script = `import { openFolder } from '#db/open.ts'
    let thread
    process.once('worker', (worker) => { thread = worker })
    const { owner } = await openFolder(process.argv[1])
    await owner.insertInto('mnc_companies').values({ name: 'Kaveri Global' }).execute()
    await thread.terminate()
    setInterval(() => {}, 1000)`
    child = spawn(process.execPath, [...SHORT_LIVED, '--input-type=module', '--eval', script, folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr?.on('data', (data) => (output += String(data)))
    expect((await once(child, 'close'))[0]).toBe(1)
    expect(output).toMatch(/The embedded database stopped by itself .* Start again/)
    const again = await openFolder(folder)
    expect(await again.owner.selectFrom('mnc_companies').select('name').execute()).toEqual([
      { name: 'Kaveri Global' },
    ])
    await again.close()
  },
)
