import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema.ts'
import { checkBackup, FORMAT, type Manifest } from './backup-file.ts'
import { listTables, readRows, readSequences, RowsDigester, useExactTexts } from './table-rows.ts'
import { readNow } from '../clock.ts'

/** There is nothing to save. */
export class NoDatabaseError extends Error {
  override name = 'NoDatabaseError'
}

/**
 * Saves all rows to a file while others use the database, as they are at one moment, and reads the file back to check
 * it. The file appears under its name only when it is complete. Only its owner may read it: subscribers' addresses
 * are in it.
 *
 * On PGlite, whose connections take turns, others wait until the rows are read: while a site runs, give it the copy of
 * `openRunningCopy`.
 *
 * @param version Of Pravesh, for the manifest.
 * @param takenAt The moment that a copy shows.
 * @throws NoDatabaseError if the database has no tables of ours.
 */
export async function saveBackup(
  owner: Kysely<Database>,
  file: string,
  version: string,
  takenAt?: Date,
): Promise<Manifest> {
  const plain = `${file}.rows`
  const draft = `${file}.draft`
  try {
    const manifest = await readAll(owner, plain, { version, takenAt })
    await compress(manifest, plain, draft)
    await checkBackup(draft)
    await rename(draft, file)
    return manifest
  } finally {
    await Promise.all([plain, draft].map((name) => rm(name, { force: true })))
  }
}

/** Writes the rows to a file, from one snapshot. */
function readAll(
  owner: Kysely<Database>,
  plain: string,
  { version, takenAt }: { version: string; takenAt: Date | undefined },
): Promise<Manifest> {
  return owner
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await useExactTexts(transaction)
      const migrations = await readApplied(transaction)
      const tables: Manifest['tables'] = []
      const texts = async function* () {
        for (const table of await listTables(transaction)) {
          yield `${JSON.stringify({ table: table.name })}\n`
          const digester = new RowsDigester()
          for await (const lines of readRows(transaction, table)) {
            for (const line of lines) digester.add(line)
            yield `${lines.join('\n')}\n`
          }
          tables.push({ ...table, ...digester.digest() })
        }
      }
      await pipeline(texts, createWriteStream(plain, { mode: 0o600 }))
      const { rows } = await sql<{ version: string; now: Date }>`
        select version() as version, now() as now`.execute(transaction)
      return {
        pravesh_backup: FORMAT,
        version,
        engine: rows[0]?.version ?? 'unknown',
        created_at: (takenAt ?? rows[0]?.now ?? (await readNow(transaction))).toISOString(),
        migrations,
        tables,
        sequences: await readSequences(transaction),
      }
    })
}

async function readApplied(transaction: Kysely<Database>): Promise<Manifest['migrations']> {
  const { rows: found } = await sql`select where to_regclass('public.migrations') is not null`.execute(
    transaction,
  )
  if (found.length === 0)
    throw new NoDatabaseError('This database has no tables of Pravesh: there is nothing to save.')
  const { rows } = await sql<Manifest['migrations'][number]>`
    select name, digest from migrations order by name collate "C"`.execute(transaction)
  return rows
}

/** The manifest comes first, but is known last: each is a gzip member of its own, which gunzip reads as one file. */
async function compress(manifest: Manifest, plain: string, draft: string): Promise<void> {
  await writeFile(draft, gzipSync(`${JSON.stringify(manifest)}\n`), { mode: 0o600 })
  const rest = createWriteStream(draft, { flags: 'a', flush: true })
  await pipeline(createReadStream(plain), createGzip(), rest)
}
