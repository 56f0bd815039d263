/** `npm run restore`: restores a file of `npm run backup`. */
import { counted } from '#core/count.ts'
import { resolve } from 'node:path'
import { checkBackup, type Manifest } from '#db/backup/backup-file.ts'
import { restoreBackup } from '#db/backup/restore-backup.ts'
import { openForRestore } from '#db/open.ts'
import { cleanMarkup } from '#ingest/text/markup.ts'
import { databaseName } from '../process/database-line.ts'
import { readSettings } from '../process/read-settings.ts'
import { parseOptions, runCommand, UsageError, type Command } from '../process/run-command.ts'

const HELP = `Restores a backup into the database of DATA_DIR or DATABASE_URL. Stop the site and its workers first.

  npm run restore -- FILE              into an empty or new database
  npm run restore -- FILE --force      into any: deletes what it has
  npm run restore -- FILE --check      reads the file, says what is in it, and changes nothing

A backup of either engine can be restored into the other. One of an earlier version is brought up to date. Nobody is
signed in afterwards. Restore only files that you have saved yourself: whoever writes one decides what the site shows.
Everything is one transaction: if anything fails, the database is as it was.`

/** `npm run restore`. */
export const command: Command = async (argv, { env, stdout, stderr }) => {
  const { values, positionals } = parseOptions(argv, {
    force: { type: 'boolean' },
    check: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) {
    stdout.write(`${HELP}\n`)
    return 0
  }
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) throw new UsageError('Name the backup file.')
  const file = resolve(given)
  if (values.check) {
    stdout.write(`${describe(await checkBackup(file))}\nThe file is complete.\n`)
    return 0
  }
  const settings = readSettings(env)
  // Alone: to rehearse a restore beside a running site is right, and to repeat it on the site's database is not.
  stderr.write(`Database: ${databaseName(settings)}\n`)
  // Before the database is opened: a wrong file must not create one.
  stderr.write(`${describe(await checkBackup(file))}\n`)
  const database = await openForRestore(settings)
  try {
    const { manifest, cleaned, migrated } = await restoreBackup(database.owner, file, {
      ...values,
      cleanMarkup,
    })
    const schema =
      migrated.length > 0 ? ` ${counted(migrated.length, 'migration was', 'migrations were')} applied.` : ''
    stdout.write(
      `Restored into ${databaseName(settings)}: ` +
        `count and checksum of all ${counted(manifest.tables.length, 'table')} are those of the file.${schema}\n`,
    )
    if (cleaned > 0)
      stderr.write(
        `Of ${cleaned} description${cleaned === 1 ? '' : 's'}, HTML was left out that Pravesh does not write: ` +
          'somebody may have changed the file.\n',
      )
    return 0
  } finally {
    await database.close()
  }
}

function describe({ version, engine, created_at, migrations, tables }: Manifest): string {
  const filled = tables.filter(({ rows }) => rows > 0)
  return [
    `Saved ${created_at} by version ${version} from ${engine.split(' ').slice(0, 2).join(' ')}`,
    `Schema ${migrations.at(-1)?.name ?? 'none'}`,
    ...filled.map(({ name, rows }) => `  ${name} ${rows}`),
  ].join('\n')
}

if (import.meta.main) await runCommand('restore', command)
