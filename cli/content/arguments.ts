import { extname } from 'node:path'
import type { FileFormat } from '#content/import-file.ts'
import { CONTENT_TABLES, contentTableNamed, type ContentTable } from '#core/content/tables.ts'
import { parseOptions, UsageError } from '#cli/process/run-command.ts'
import type { CheckLinksArguments } from './check-links.ts'

const WIDEST = Math.max(...CONTENT_TABLES.map(({ name }) => name.length))
const TABLE_LIST = CONTENT_TABLES.map(({ name, table }) => `  ${name.padEnd(WIDEST)}   ${table}`).join('\n')

export const CONTENT_USAGE = `Imports content from a file, or exports it to one: CSV (for spreadsheets) or JSON.

  npm run content -- import courses.csv --table courses           show the changes, row by row
  npm run content -- import courses.csv --table courses --apply   change it
  npm run content -- export courses.csv --table courses           save the current rows to a file
  npm run content -- check-links                                  check the links that are due

Tables (use either name)
${TABLE_LIST}

Options
  --table NAME        which one
  --apply             import: save the changes, in one transaction; without it nothing is saved
  --replace           import: also remove rows that are not in the file
  --format csv|json   the file format, if the file name does not tell it
  --force             export: overwrite an existing file; import with --replace: also remove
                      more than half of the rows, or all of them
  --all               check-links: also those that were checked in the last week
  --json              check-links: the result for programs
  --allow-loopback    check-links: only links on this machine, for tests
  -h, --help          print this

An export to "-", or without a file name, goes to the terminal: npm run -s content -- export --table courses > courses.csv
docs/operations.md explains the file format, cell by cell.`

export interface ImportArguments {
  action: 'import'
  table: ContentTable
  file: string
  format: FileFormat
  apply: boolean
  replace: boolean
  /** Remove rows even if it looks like too many. */
  force: boolean
}

export interface ExportArguments {
  action: 'export'
  table: ContentTable
  /** Null for stdout. */
  file: string | null
  format: FileFormat
  /** Overwrite an existing file. */
  force: boolean
}

/**
 * @returns 'help' if help was requested.
 * @throws UsageError
 */
export function parseContentArguments(
  args: string[],
): ImportArguments | ExportArguments | CheckLinksArguments | 'help' {
  const { values, positionals } = parseOptions(args, {
    table: { type: 'string' },
    format: { type: 'string' },
    apply: { type: 'boolean' },
    replace: { type: 'boolean' },
    force: { type: 'boolean' },
    all: { type: 'boolean' },
    json: { type: 'boolean' },
    'allow-loopback': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return 'help'
  const [action, file, ...more] = positionals
  if (action === 'check-links') {
    if (file !== undefined) throw new UsageError(`check-links takes no file. Not expected: "${file}".`)
    for (const option of ['table', 'format', 'apply', 'replace', 'force'] as const)
      if (values[option] !== undefined) throw new UsageError(`--${option} cannot be used with check-links.`)
    const { all = false, json = false, 'allow-loopback': allowLoopback = false } = values
    return { action, all, json, allowLoopback }
  }
  for (const option of ['all', 'json', 'allow-loopback'] as const)
    refuse(values, option, 'it is for check-links')
  if (action !== 'import' && action !== 'export') {
    throw new UsageError(
      `${action === undefined ? 'Use' : `Unknown command "${action}". Use`} import, export or check-links, for ` +
        `example: npm run content -- import courses.csv --table courses`,
    )
  }
  if (more.length > 0) throw new UsageError(`Name only one file. Not expected: "${more.join(' ')}".`)
  const table = tableNamed(values.table)
  if (action === 'export') {
    refuse(values, 'apply', 'an export changes no rows')
    refuse(values, 'replace', 'an export removes nothing')
    const target = file === undefined || file === '-' ? null : file
    const format = formatNamed(values.format) ?? (target === null ? null : formatOf(target)) ?? 'csv'
    return { action, table, file: target, format, force: values.force ?? false }
  }
  if (!values.replace) refuse(values, 'force', 'an import without --replace removes nothing')
  if (file === undefined)
    throw new UsageError(`Name the file: npm run content -- import FILE --table ${table.name}`)
  const format = formatNamed(values.format) ?? formatOf(file)
  if (!format) throw new UsageError(`"${file}" does not end in .csv or .json. Give the format with --format.`)
  return {
    action,
    table,
    file,
    format,
    apply: values.apply ?? false,
    replace: values.replace ?? false,
    force: values.force ?? false,
  }
}

/** The command that applies what a dry run showed. */
export function applyCommand({ file, table, format, replace, force }: ImportArguments): string {
  const path = /^[\w./\\:-]+$/.test(file) ? file : JSON.stringify(file)
  const options = [`--table ${table.name}`, ...(replace ? ['--replace'] : []), ...(force ? ['--force'] : [])]
  if (formatOf(file) !== format) options.push(`--format ${format}`)
  return `npm run content -- import ${path} ${options.join(' ')} --apply`
}

function tableNamed(name: string | undefined): ContentTable {
  const table = name === undefined ? null : contentTableNamed(name)
  if (table) return table
  const what = name === undefined ? 'Name the table with --table.' : `Unknown table "${name}".`
  throw new UsageError(`${what} Tables (use either name):\n${TABLE_LIST}`)
}

function formatNamed(format: string | undefined): FileFormat | null {
  if (format === undefined) return null
  if (format === 'csv' || format === 'json') return format
  throw new UsageError(`--format is "${format}"; expected csv or json.`)
}

function formatOf(file: string): FileFormat | null {
  const ending = extname(file).toLowerCase()
  return ending === '.csv' ? 'csv' : ending === '.json' ? 'json' : null
}

function refuse(values: Record<string, unknown>, option: string, why: string): void {
  if (values[option] === true) throw new UsageError(`--${option} cannot be used here: ${why}.`)
}
