import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createDatabase } from './new-database.ts'
import { hasEmbedded, POSTGRES_MAJOR } from './data-folder.ts'
import { openEmbedded } from './open.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pravesh-new-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** The most memory that this process has held, in MB. */
function peakMemory(): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024
}

test(
  'an empty folder gets a database, and what an interrupted attempt left is removed',
  { timeout: 180_000 },
  async () => {
    const pgdata = join(folder, 'pgdata')
    mkdirSync(pgdata)
    mkdirSync(join(folder, 'pgdata.new-killed', 'base'), { recursive: true })
    await createDatabase(pgdata)
    expect(hasEmbedded(folder)).toBe(true)
    expect(readdirSync(folder)).toEqual(['pgdata'])
    expect(readFileSync(join(pgdata, 'PG_VERSION'), 'utf8').trim()).toBe(POSTGRES_MAJOR)
  },
)

test('a folder with anything in it stays as it is', async () => {
  writeFileSync(join(folder, 'notes'), 'mine')
  await createDatabase(folder)
  expect(readdirSync(folder)).toEqual(['notes'])
})

test.runIf(existsSync('/proc/self/status'))(
  'the process that opens a new database does not take the memory of its creation',
  { timeout: 180_000 },
  async () => {
    const before = peakMemory()
    const database = await openEmbedded(join(folder, 'data'))
    await database.close()
    // 130 MB of one database in use, and never the 128 MB copies of two.
    expect(peakMemory() - before).toBeLessThan(300)
  },
)
