import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmbedded } from './copied-database.ts'
import { openForCommand } from '#db/open.ts'
import { runInProcess } from './command-here.ts'
import { restoreTarget } from './restore-target.ts'
import { insertRowsEverywhere } from './rows-everywhere.ts'

test(
  'a site moves from the embedded database to a server, by the commands',
  { timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pravesh-move-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'backup.gz')
    const dataDirectory = await copyEmbedded(join(folder, 'data'))
    const embedded = await openForCommand({ databaseUrl: null, dataDirectory })
    await insertRowsEverywhere(embedded.owner)
    // While this process has the folder open, the command connects through it, as with a running site.
    const saved = await runInProcess('backup', [file], { DATA_DIR: dataDirectory })
    const backups = join(folder, 'backups')
    mkdirSync(backups)
    for (const name of [
      'pravesh-2026-01-01-000000.jsonl.gz',
      'pravesh-2026-01-02-000000.jsonl.gz',
      'mine.gz',
    ])
      writeFileSync(join(backups, name), '')
    const daily = await runInProcess('backup', ['--folder', backups, '--keep', '2'], {
      DATA_DIR: dataDirectory,
    })
    expect(daily.stdout).toMatch(/\nDeleted pravesh-2026-01-01-000000\.jsonl\.gz\n$/)
    expect(readdirSync(backups).sort()).toEqual([
      'mine.gz',
      'pravesh-2026-01-02-000000.jsonl.gz',
      expect.stringMatching(/^pravesh-20\d\d-\d\d-\d\d-\d{6}\.jsonl\.gz$/),
    ])
    await embedded.close()
    expect(saved).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/\d+ rows of \d+ tables, \d+ kB, checked, in /),
    })
    expect(await runInProcess('backup', [file], { DATA_DIR: dataDirectory })).toMatchObject({ code: 2 })

    await using target = await restoreTarget('postgres')
    const env = { DATABASE_URL: target.settings.databaseUrl ?? '' }
    expect(await runInProcess('restore', [file, '--check'], env)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^Saved .* from PostgreSQL 1\d[^]*\n {2}jobs 2\n[^]*The file is complete\.\n$/,
      ),
    })
    expect(await runInProcess('restore', [file], env)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^Restored into PostgreSQL, .*: count and checksum of all \d+ tables are those/,
      ),
    })
    expect(await runInProcess('restore', [file], env)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /\nThe database is not empty: .* or add --force to delete what it has\.\n$/,
      ),
    })
    // Back into a folder, by force.
    expect(await runInProcess('restore', [file, '--force'], { DATA_DIR: dataDirectory })).toMatchObject({
      code: 0,
    })
  },
)
