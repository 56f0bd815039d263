import { open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { counted } from '#core/count.ts'
import type { BoardEntry } from '#core/content/boards.ts'
import { boardTableText, parseBoardTable } from '#content/board-table.ts'
import { problemLine } from '#content/content-problem.ts'
import { readBoardList } from './board-list.ts'
import { UsageError } from '#cli/process/run-command.ts'

/**
 * Adds a row to a board list: to a CSV list at its place by source, to a JSON list at the end. The file is replaced
 * atomically, and only by a valid list.
 *
 * @param path A valid list. It is read again first, so changes made since then are kept.
 * @throws UsageError if the list would be invalid with this row. The file is then unchanged.
 */
export async function addToList(path: string, entry: BoardEntry): Promise<void> {
  await replaceFile(path, entry.source, (text) =>
    path.endsWith('.csv') ? withLine(text, path, entry) : withRow(text, entry),
  )
}

/** Replaces a CSV list. @throws UsageError if it would be invalid. The file is then unchanged. */
export async function replaceList(path: string, entries: BoardEntry[]): Promise<void> {
  await replaceFile(path, counted(entries.length, 'board'), () => boardTableText(entries))
}

/** The table with one more row, or a UsageError if it has bad rows, which would be lost. */
async function withLine(text: string, path: string, entry: BoardEntry): Promise<string> {
  const { rows, problems } = await parseBoardTable(Buffer.from(text), path)
  if (problems.length > 0) throw new UsageError(problems.map(problemLine).join('\n'))
  const twin = rows.find(({ source }) => source.toLowerCase() === entry.source.toLowerCase())
  if (twin) throw new UsageError(`${path} already has ${twin.source}.`)
  return boardTableText([...rows, entry])
}

async function replaceFile(
  path: string,
  what: string,
  change: (text: string) => string | Promise<string>,
): Promise<void> {
  // Replace the target, so that a symlink to the list stays a symlink.
  const file = await realpath(path)
  const { mode } = await stat(file)
  // The new file is read before it replaces the old one, so it needs the same ending.
  const temporary = join(dirname(file), `.${process.pid}.new-${basename(file)}`)
  try {
    await writeSynced(temporary, await change(await readFile(file, 'utf8')), mode)
    await readBoardList(temporary).catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message.replaceAll(temporary, file) : String(cause)
      throw new UsageError(`${path} was not changed: it could not be read with ${what} in it. ${why}`, {
        cause,
      })
    })
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Syncs the file to disk before it returns, so that a power cut cannot leave an empty list. */
async function writeSynced(path: string, text: string, mode: number): Promise<void> {
  const handle = await open(path, 'wx', mode)
  try {
    await handle.chmod(mode)
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The list's text with one more row, formatted like its first row, or on one line if the list is empty. */
export function withRow(text: string, entry: BoardEntry): string {
  const end = text.lastIndexOf(']')
  const rows = text.slice(0, end).trimEnd()
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  if (rows.endsWith('[')) return `${rows}${newline}  ${inLine(entry, ' ', ' ')}${newline}${text.slice(end)}`
  const [, lead = '', inner = '', , colon = ''] =
    /^\s*\[(\s*)\{(\s*)("(?:[^"\\]|\\.)*"\s*:(\s*))/.exec(text) ?? []
  const row = inner.includes('\n') ? inLines(entry, lead, inner) : inLine(entry, inner, colon)
  return `${rows},${lead}${row}${text.slice(rows.length)}`
}

function inLine(entry: BoardEntry, inner: string, colon: string): string {
  const fields = fieldsOf(entry).map(([name, value]) => `${name}:${colon}${value}`)
  return `{${inner}${fields.join(`,${colon}`)}${inner}}`
}

function inLines(entry: BoardEntry, lead: string, inner: string): string {
  const fields = fieldsOf(entry).map(([name, value]) => `${name}: ${value}`)
  return `{${inner}${fields.join(`,${inner}`)}${lead}}`
}

function fieldsOf(entry: BoardEntry): [string, string][] {
  return Object.entries(entry).map(([name, value]) => [JSON.stringify(name), JSON.stringify(value)])
}
