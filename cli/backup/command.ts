/** `npm run backup`: saves the database to a file while the site runs. */
import { counted } from '#core/count.ts'
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { openRunningCopy } from '#db/backup/copy-running.ts'
import { NoDatabaseError, saveBackup } from '#db/backup/save-backup.ts'
import type { Manifest } from '#db/backup/backup-file.ts'
import { makeFolder } from '#db/embedded/data-folder.ts'
import { openWithoutMigrating, type CommandDatabase } from '#db/open.ts'
import { printDatabase } from '../process/database-line.ts'
import { PROJECT, VERSION } from '../process/project.ts'
import { readSettings } from '../process/read-settings.ts'
import { parseOptions, runCommand, UsageError, type Command } from '../process/run-command.ts'

const HELP = `Saves the database to a file while the site runs, and reads the file back to check it.

  npm run backup                       to backups/pravesh-2026-11-22-183000.jsonl.gz (the time is UTC)
  npm run backup -- /mnt/other/x.gz    to this file, which must not exist
  npm run backup -- --keep 14          and deletes all but the newest 14 of backups/

Options
  --folder DIR   another folder than backups/
  --keep N       how many of its backups to keep
  -h, --help     print this

The file has the addresses of subscribers in it: keep it as private as the database.
npm run restore -- FILE restores it, also into the other engine.`

const FOLDER = join(PROJECT, 'backups')
const OURS = /^pravesh-\d{4}-\d{2}-\d{2}-\d{6}\.jsonl\.gz$/

/** `npm run backup`. */
export const command: Command = async (argv, { env, stdout, stderr }) => {
  const { values, positionals } = parseOptions(argv, {
    keep: { type: 'string' },
    folder: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) {
    stdout.write(`${HELP}\n`)
    return 0
  }
  const folder = values.folder === undefined ? FOLDER : resolve(values.folder)
  const file = chooseFile(positionals, folder)
  const keep = parseKeep(values.keep, positionals.length > 0)
  const settings = readSettings(env)
  printDatabase(settings, stderr)
  const database = await openWithoutMigrating(settings)
  if (!database) throw new NoDatabaseError('There is no database yet: there is nothing to save.')
  try {
    makeFolder(dirname(file))
    const startedAt = performance.now()
    const manifest = await save(database, settings.dataDirectory, file)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const { size } = await stat(file)
    stdout.write(
      `${file}\n${counted(rows, 'row')} of ${counted(manifest.tables.length, 'table')}, ${megabytes(size)}, checked, in ${seconds} s.\n`,
    )
  } finally {
    await database.close()
  }
  if (keep !== null) stdout.write(describeDeleted(await deleteOlder(folder, keep)))
  return 0
}

/** The rows of an embedded database that a site uses are read from a copy, so that its visitors do not wait. */
async function save({ owner, via }: CommandDatabase, dataDirectory: string, file: string): Promise<Manifest> {
  if (via !== 'running site') return saveBackup(owner, file, VERSION)
  const copy = await openRunningCopy(owner, dataDirectory)
  try {
    return await saveBackup(copy.owner, file, VERSION, copy.takenAt)
  } finally {
    await copy.close()
  }
}

function chooseFile([given, ...more]: string[], folder: string): string {
  if (more.length > 0) throw new UsageError('Name one file.')
  if (given === undefined)
    return join(
      folder,
      // oxlint-disable-next-line pravesh/no-process-clock -- the name of a file
      `pravesh-${new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.jsonl.gz`,
    )
  const file = resolve(given)
  if (existsSync(file)) throw new UsageError(`${file} exists. Name a file that does not, or delete it first.`)
  return file
}

function parseKeep(text: string | undefined, namedFile: boolean): number | null {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new UsageError(`--keep is "${text}"; expected a number from 1 to 9999.`)
  if (namedFile) throw new UsageError('--keep is for a folder of backups. Leave out the file name.')
  return Number(text)
}

/** The names hold the time, so the last are the newest. */
async function deleteOlder(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => OURS.test(name)).sort()
  const older = names.slice(0, -keep)
  for (const name of older) await rm(join(folder, name))
  return older
}

function describeDeleted(names: string[]): string {
  return names.map((name) => `Deleted ${name}\n`).join('')
}

function megabytes(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

if (import.meta.main) {
  // A site on this machine comes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  await runCommand('backup', command)
}
