import { open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { BoardEntry } from '#core/content/boards.ts'
import { readBoardList } from './board-list.ts'
import { UsageError } from '#cli/process/run-command.ts'

/**
 * Appends a row to a board list and leaves the rest as it is. The file is replaced atomically, and only by a
 * valid list.
 *
 * @param path A valid list. It is read again first, so changes made since then are kept.
 * @throws UsageError if the list would be invalid with this row. The file is then unchanged.
 */
export async function addToList(path: string, entry: BoardEntry): Promise<void> {
  // Replace the target, so that a symlink to the list stays a symlink.
  const file = await realpath(path)
  const { mode } = await stat(file)
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.new`)
  try {
    await writeSynced(temporary, withRow(await readFile(file, 'utf8'), entry), mode)
    await readBoardList(temporary).catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message.replaceAll(temporary, file) : String(cause)
      throw new UsageError(
        `${path} was not changed: it could not be read with ${entry.source} in it. ${why}`,
        {
          cause,
        },
      )
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
