import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { explainStorage } from '#core/storage-problem.ts'
import { RowsDigest, RowsDigester, SequenceState, TableShape } from './table-rows.ts'

/** Raised when an older version could no longer read the file. */
export const FORMAT = 1

/**
 * The first line of a backup. The file is gzip: `zcat FILE | head -1` shows it. A line `{"table":"jobs"}` begins each
 * table, followed by its rows as `readRows` writes them.
 */
const Manifest = z.object({
  pravesh_backup: z.number(),
  /** Of Pravesh. */
  version: z.string(),
  engine: z.string(),
  created_at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), digest: z.string() })),
  /** Also those of sessions, in files of earlier versions. */
  tables: z.array(TableShape.extend(RowsDigest.shape)),
  sequences: z.array(SequenceState),
})
export type Manifest = z.infer<typeof Manifest>

/** The file cannot be restored. The message is one sentence for an operator. */
export class BackupFileError extends Error {
  override name = 'BackupFileError'
}

/** Reads the manifest alone. @throws BackupFileError */
export async function readManifest(file: string): Promise<Manifest> {
  const lines = readLines(file)
  const { value } = await lines.next()
  await lines.return(undefined)
  return parseManifest(file, value ?? '')
}

/** Rows of one table. */
export interface TableLines {
  table: string
  lines: string[]
}

/** A table while its rows are read. */
interface OpenTable extends TableLines {
  digester: RowsDigester
  bytes: number
  /** How many rows the manifest says are still to come. */
  missing: number
}

const LINES_AT_ONCE = 500
const BYTES_AT_ONCE = 1_000_000
/** No row of ours is near it. A small file may hold a line that fills the memory. */
const LONGEST_LINE = 16 * 2 ** 20

/**
 * The rows of a backup, in batches of one table.
 *
 * @throws BackupFileError as soon as something is not as the manifest says, and at the end if rows are missing or changed.
 */
export async function* readBackup(file: string): AsyncGenerator<TableLines> {
  let manifest: Manifest | null = null
  let current: OpenTable | null = null
  const found = new Map<string, RowsDigest>()
  const endTable = () => {
    if (current) found.set(current.table, current.digester.digest())
  }
  const beginTable = (table: string, tables: Manifest['tables']): OpenTable => {
    const described = tables.find(({ name }) => name === table)
    if (!described || found.has(table)) throw damaged(file)
    return { table, digester: new RowsDigester(), lines: [], bytes: 0, missing: described.rows }
  }
  for await (const line of readLines(file)) {
    if (manifest === null) {
      manifest = parseManifest(file, line)
    } else if (line.startsWith('{')) {
      if (current && current.lines.length > 0) yield current
      endTable()
      current = beginTable(tableOf(file, line), manifest.tables)
    } else {
      if (!current || current.missing === 0) throw damaged(file)
      current.missing -= 1
      current.digester.add(line)
      current.lines.push(line)
      current.bytes += line.length
      if (current.lines.length >= LINES_AT_ONCE || current.bytes >= BYTES_AT_ONCE) {
        yield { table: current.table, lines: current.lines.splice(0) }
        current.bytes = 0
      }
    }
  }
  if (current && current.lines.length > 0) yield current
  endTable()
  for (const { name, rows, checksum } of (manifest ?? parseManifest(file, '')).tables) {
    const digest = found.get(name)
    if (!digest || digest.rows < rows) throw cutOff(file)
    if (digest.rows !== rows || digest.checksum !== checksum) throw damaged(file)
  }
}

/** Reads the whole file. @throws BackupFileError if it is cut off, damaged or no backup. */
export async function checkBackup(file: string): Promise<Manifest> {
  const manifest = await readManifest(file)
  for await (const batch of readBackup(file)) void batch
  return manifest
}

function tableOf(file: string, line: string): string {
  try {
    return z.object({ table: z.string() }).parse(JSON.parse(line)).table
  } catch {
    throw damaged(file)
  }
}

function parseManifest(file: string, line: string): Manifest {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    throw foreign(file)
  }
  const format = z.object({ pravesh_backup: z.number() }).safeParse(json)
  if (!format.success) throw foreign(file)
  if (format.data.pravesh_backup > FORMAT)
    throw new BackupFileError(`${file} was made by a newer version of Pravesh. Update this one first.`)
  const manifest = Manifest.safeParse(json)
  if (!manifest.success) throw damaged(file)
  return manifest.data
}

async function* readLines(file: string): AsyncGenerator<string, void, undefined> {
  try {
    // Whoever reads a pipe or a device may wait for ever.
    const found = await stat(file)
    if (!found.isFile() && !found.isDirectory()) throw foreign(file)
    const unzipped = createGunzip()
    const read = pipeline(createReadStream(file), unzipped)
    // It also fails when the reader has seen enough, and is asked below.
    read.catch(() => undefined)
    let parts: Buffer[] = []
    let length = 0
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      let start = 0
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        yield lineOf(parts, chunk.subarray(start, end))
        parts = []
        length = 0
        start = end + 1
      }
      parts.push(chunk.subarray(start))
      length += chunk.length - start
      if (length > LONGEST_LINE) throw tooLong(file)
    }
    await read
    if (length > 0) yield lineOf(parts, Buffer.alloc(0))
  } catch (error) {
    throw explain(file, error)
  }
}

const NEWLINE = 10

function lineOf(parts: readonly Buffer[], last: Buffer): string {
  return parts.length === 0 ? last.toString() : Buffer.concat([...parts, last]).toString()
}

/** zlib's codes for what is wrong with a file. */
function explain(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new BackupFileError(`There is no file ${file}.`)
  if (code === 'EISDIR') return new BackupFileError(`${file} is a folder. Name the backup file in it.`)
  if (code === 'Z_BUF_ERROR') return cutOff(file)
  const sentence = explainStorage(error, file)
  if (sentence !== null) return new BackupFileError(sentence, { cause: error })
  const reason = error instanceof Error ? error.message : ''
  if (reason === 'incorrect header check') return foreign(file)
  return typeof code === 'string' && code.startsWith('Z_') ? damaged(file) : error
}

const cutOff = (file: string) =>
  new BackupFileError(`${file} is cut off: its end is missing. Use another backup, or copy the file again.`)
const damaged = (file: string) =>
  new BackupFileError(`${file} is damaged: its content is not what was saved. Use another backup.`)
const tooLong = (file: string) =>
  new BackupFileError(
    `${file} is not a backup that Pravesh has made: a line of it is longer than ${LONGEST_LINE / 2 ** 20} MB.`,
  )
const foreign = (file: string) => new BackupFileError(`${file} is not a backup of Pravesh.`)
