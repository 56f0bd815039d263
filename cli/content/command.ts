import { writeFile } from 'node:fs/promises'
import { ImportFileError } from '#content/csv.ts'
import {
  decideImport,
  DoubtfulFile,
  emptyFileProblem,
  NO_LINE_END,
  readSavedFile,
  type ReadFile,
} from '#content/doubt.ts'
import { exportText } from '#content/export-text.ts'
import { withRefused, type ImportPlan } from '#content/import-plan.ts'
import { importReport } from '#content/import-report.ts'
import type { StoredTable } from '#core/content/changes.ts'
import type { ContentTable } from '#core/content/tables.ts'
import { readNow } from '#db/clock.ts'
import { openForCommand, type CommandDatabase } from '#db/open.ts'
import { changeContentTable, readContentTable } from '#db/queries/content/content-rows.ts'
import {
  applyCommand,
  CONTENT_USAGE,
  parseContentArguments,
  type ExportArguments,
  type ImportArguments,
} from './arguments.ts'
import { messageOf } from '../process/fail.ts'
import { operator } from '../process/operator.ts'
import { readSettings } from '../process/read-settings.ts'
import { readInputFile } from '../process/read-input-file.ts'
import { runCommand, UsageError, type Command, type CommandIo } from '../process/run-command.ts'
import { printDatabase } from '../process/database-line.ts'
import { checkLinks } from './check-links.ts'

/** Without it, spreadsheets read UTF-8 in a legacy encoding and show ₹ as three characters. */
const BYTE_ORDER_MARK = '\uFEFF'

async function openNamed({ env, stderr }: CommandIo): Promise<CommandDatabase> {
  const settings = readSettings(env)
  printDatabase(settings, 'content', stderr)
  return openForCommand(settings)
}

/** Imports a file, or shows what the import would change. Exits with 1 if a row was invalid. */
async function importRows(args: ImportArguments, io: CommandIo): Promise<number> {
  const { table, file: path, apply } = args
  const file = await readRows(args)
  const refusal = emptyFileProblem(args, file)
  if (refusal !== null) throw new Error(`${path}: ${refusal}\nNothing was saved.`)
  const decide = decideImport(table, file, args)
  const database = await openNamed(io)
  if (!file.isEnded) io.stderr.write(`${path}: ${NO_LINE_END}\n`)
  try {
    const plan = apply
      ? await applyPlan(database.owner, table, decide)
      : await decide(await readContentTable(database.owner, table))
    const report = { table, file, path, plan, applied: apply, applyCommand: applyCommand(args) }
    io.stdout.write(`${importReport(report)}\n`)
    return plan.rows.some(({ verdict }) => verdict.state === 'wrong') ? 1 : 0
  } catch (error) {
    if (!(error instanceof DoubtfulFile)) throw error
    throw new Error(`${path}: ${error.message}\nNothing was saved.`, { cause: error })
  } finally {
    await database.close()
  }
}

/** Saves what is decided. @returns What was saved, and what the database refused. */
async function applyPlan(
  owner: CommandDatabase['owner'],
  table: ContentTable,
  decide: (stored: StoredTable) => Promise<ImportPlan>,
): Promise<ImportPlan> {
  try {
    const done = await changeContentTable(owner, table, decide, await readNow(owner), operator())
    return withRefused(done, done.refused)
  } catch (cause) {
    if (cause instanceof DoubtfulFile) throw cause
    throw new Error(`The database rejected it. Nothing was saved: ${messageOf(cause)}`, { cause })
  }
}

async function readRows({ file, format, table }: ImportArguments): Promise<ReadFile> {
  const bytes = await readInputFile(file)
  try {
    return await readSavedFile(bytes, format, table)
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    throw new Error(`${file}: ${error.message}\nNothing was saved.`, { cause: error })
  }
}

/** Exports a table to a file or to stdout. */
async function exportRows({ table, file, format, force }: ExportArguments, io: CommandIo): Promise<number> {
  const database = await openNamed(io)
  let text: string
  let count: number
  try {
    const { rows } = await readContentTable(database.owner, table)
    text = exportText(
      table,
      rows.map(({ row }) => row),
      format,
    )
    count = rows.length
  } finally {
    await database.close()
  }
  if (file === null) {
    io.stdout.write(text)
    return 0
  }
  const content = format === 'csv' ? BYTE_ORDER_MARK + text : text
  await writeFile(file, content, { flag: force ? 'w' : 'wx' }).catch((cause: unknown) => {
    const exists = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'
    if (!exists) throw cause
    throw new UsageError(`"${file}" already exists. Choose another name, or add --force.`, { cause })
  })
  io.stdout.write(`${count} ${count === 1 ? 'row' : 'rows'} of ${table.table} saved to ${file}.\n`)
  return 0
}

/** `npm run content`. */
export const command: Command = async (argv, io) => {
  const args = parseContentArguments(argv)
  if (args === 'help') {
    io.stdout.write(`${CONTENT_USAGE}\n`)
    return 0
  }
  if (args.action === 'check-links') return checkLinks(args, io)
  return args.action === 'import' ? importRows(args, io) : exportRows(args, io)
}

if (import.meta.main) await runCommand('content', command)
