import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { announceSite } from '#db/announce-site.ts'
import { openFolder } from '#db/open.ts'
import { copyEmbedded } from './copied-database.ts'
import { exampleLogo } from './example-logo.ts'
import { canMount, canRunAsNobody, closedFolder, runLimited, smallDisk, type Limits } from './small-disk.ts'

/** Each test runs some commands, in processes of their own. */
const LIMIT = { timeout: 300_000 }
const MB = 2 ** 20
const BOARD = [
  'greenhouse:nimbuswala',
  '--from',
  join(import.meta.dirname, 'ingest/fixtures/greenhouse-nimbuswala.json'),
]

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pravesh-full-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

/** A command that fails, with what it says: one sentence or two, and no stack. */
async function refusal(
  command: string,
  args: string[],
  dataDirectory: string,
  limits?: Limits,
): Promise<string> {
  const { code, stderr, stdout } = await runLimited(command, args, { DATA_DIR: dataDirectory }, limits)
  const said = `${stdout}\n${stderr}`
  expect(said).not.toMatch(/\n {4}at |ErrnoError|PGlite failed|Another backup|is in use by/)
  expect({ said, code }).toEqual({
    said,
    code: expect.toSatisfy((value: unknown) => value === 1 || value === 2),
  })
  return said
}

/** A small database with a backup and a list of companies. */
async function filled(): Promise<{ data: string; backup: string; list: string }> {
  const data = await copyEmbedded(join(folder, 'data'))
  const backup = join(folder, 'saved.gz')
  expect(await runLimited('backup', [backup], { DATA_DIR: data })).toMatchObject({ code: 0 })
  const list = join(folder, 'list.csv')
  writeFileSync(list, 'company,logo\nAcme,acme.png\n')
  writeFileSync(join(folder, 'acme.png'), exampleLogo())
  return { data, backup, list }
}

/** Not skipped where nothing can be mounted: a skipped test counts as failed. */
const testOnSmallDisk = canMount ? test : () => undefined
const testAsNobody = process.getuid?.() !== 0 || canRunAsNobody ? test : () => undefined

testOnSmallDisk('a full disk is told at the first start, whether little or nothing fits', LIMIT, async () => {
  for (const free of [0, 20 * MB]) {
    using disk = smallDisk(60)
    disk.fill(free)
    const data = join(disk.path, 'data')
    expect(await refusal('ratings', [], data)).toContain(
      `No space left on DATA_DIR ${data}. Free some and start again.`,
    )
    disk.free()
    expect(await runLimited('ratings', [], { DATA_DIR: data })).toMatchObject({ code: 0 })
  }
})

testOnSmallDisk(
  'a full disk is told by every command, and all is as before when there is space',
  LIMIT,
  async () => {
    const { backup, list } = await filled()
    using disk = smallDisk(64)
    const data = await copyEmbedded(join(disk.path, 'data'))
    disk.fill()
    const full = `No space left on DATA_DIR ${data}. Free some and start again.`
    expect(await refusal('ratings', [], data)).toContain(full)
    expect(await refusal('restore', [backup, '--force'], data)).toContain(full)
    expect(await refusal('backup', [join(folder, 'other.gz')], data)).toContain(full)
    disk.free()
    // Enough to open, and not to write.
    disk.fill(MB)
    expect(await refusal('restore', [backup, '--force'], data)).toMatch(
      /No space left on (?:the disk of the database|DATA_DIR)/,
    )
    disk.free()
    expect(await runLimited('companies', ['import', list, '--apply'], { DATA_DIR: data })).toMatchObject({
      code: 0,
    })
  },
)

testOnSmallDisk('a site on a full disk takes no writes, and its commands say why', LIMIT, async () => {
  const { list } = await filled()
  // A backup copies the database beside it.
  using disk = smallDisk(120)
  const data = await copyEmbedded(join(disk.path, 'data'))
  const database = await openFolder(data)
  const site = announceSite(database, 'http://localhost:1', () => {}, 50)
  try {
    await expect
      .poll(() => database.owner.selectFrom('running_sites').select('url').execute())
      .toHaveLength(1)
    // Again each time: what the site has just written to try the disk is space once it is removed.
    const canWriteOnFull = () => {
      disk.fill()
      return site.canWrite()
    }
    await expect.poll(canWriteOnFull).toBe(false)
    expect(await refusal('backup', [join(folder, 'running.gz')], data)).toContain(
      `No space left on DATA_DIR ${data}`,
    )
    expect(await refusal('ingest', BOARD, data)).toContain('No space left on the disk of the database.')
    expect(readdirSync(folder).filter((name) => name.startsWith('running'))).toEqual([])
    disk.free()
    await expect.poll(() => site.canWrite()).toBe(true)
    expect(await runLimited('backup', [join(folder, 'running.gz')], { DATA_DIR: data })).toMatchObject({
      code: 0,
    })
    expect(await runLimited('companies', ['import', list, '--apply'], { DATA_DIR: data })).toMatchObject({
      code: 0,
    })
  } finally {
    await site.stop()
    await database.close()
  }
})

testOnSmallDisk('a backup to a full or read-only disk says so, and leaves no file', LIMIT, async () => {
  const { data } = await filled()
  using disk = smallDisk(1)
  disk.fill()
  const file = join(disk.path, 'backups', 'x.gz')
  expect(await refusal('backup', [file], data)).toMatch(/No space left on .*Free some and try again\./)
  disk.free()
  disk.makeReadOnly()
  expect(await refusal('backup', [file], data)).toMatch(/is on a read-only disk/)
  expect(readdirSync(disk.path)).not.toContain('x.gz')
})

testOnSmallDisk('a read-only disk is told, with and without a database on it', LIMIT, async () => {
  const { backup } = await filled()
  using disk = smallDisk(64)
  const data = await copyEmbedded(join(disk.path, 'data'))
  disk.makeReadOnly()
  for (const [command, args] of [
    ['ratings', []],
    ['restore', [backup, '--force']],
    ['ingest', BOARD],
    ['backup', [join(folder, 'other.gz')]],
  ] as const) {
    expect(await refusal(command, [...args], data)).toContain(`DATA_DIR ${data} is on a read-only disk.`)
    expect(await refusal(command, [...args], join(disk.path, 'new'))).toMatch(
      /is on a read-only disk|no database yet/,
    )
  }
})

test('a file that would be larger than the process may write is told', LIMIT, async () => {
  const { data, backup } = await filled()
  const limits = { fileKilobytes: 256 }
  expect(await refusal('ratings', [], join(folder, 'new'), limits)).toMatch(
    /DATA_DIR .*larger than this process may write/,
  )
  expect(await refusal('restore', [backup, '--force'], data, limits)).toMatch(
    /larger than this process may write/,
  )
  expect(await runLimited('ratings', [], { DATA_DIR: data })).toMatchObject({ code: 0 })
})

testAsNobody('a folder that is not this user’s is told', LIMIT, async () => {
  const { backup, list } = await filled()
  const asNobody = process.getuid?.() === 0
  chmodSync(backup, 0o644)
  const closed = closedFolder(folder)
  onTestFinished(() => chmodSync(closed, 0o700))
  for (const [command, args] of [
    ['ratings', []],
    ['restore', [backup, '--force']],
    ['ingest', BOARD],
    ['companies', ['import', list, '--apply']],
    ['backup', []],
  ] as const)
    for (const data of [closed, join(closed, 'data')])
      expect(await refusal(command, [...args], data, { asNobody }), command).toContain(
        `This user may not read or write DATA_DIR ${data}. Give it to this user, and start again.`,
      )
})

test('a file that is no backup is told, and creates no database', LIMIT, async () => {
  const data = join(folder, 'data')
  mkdirSync(join(folder, 'a folder'))
  writeFileSync(join(folder, 'empty'), '')
  writeFileSync(join(folder, 'text'), 'hello')
  for (const [name, sentence] of [
    ['a folder', /is a folder\. Name the backup file in it\./],
    ['empty', /is (?:not a backup of Pravesh|cut off)/],
    ['text', /is not a backup of Pravesh\./],
    ['none', /There is no file/],
    ['/dev/zero', /is not a backup of Pravesh\./],
  ] as const)
    expect(await refusal('restore', [name.startsWith('/') ? name : join(folder, name)], data)).toMatch(
      sentence,
    )
  expect(readdirSync(folder)).not.toContain('data')
})
