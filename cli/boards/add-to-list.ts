import { open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { BoardEntry } from '#core/content/boards.ts'
import { readBoardList } from './board-list.ts'
import { UsageError } from '#cli/process/run-command.ts'

/**
 * Adds a row at the end of a list, which stays as it is otherwise, and is replaced in one step by a list that can be
 * read.
 *
 * @param path Of a list that could be read; what others have written into it since is kept.
 * @throws UsageError when it could not be read with the row in it. It is then as it was.
 */
export async function addToList(path: string, entry: BoardEntry): Promise<void> {
  // A link to the list stays a link.
  const file = await realpath(path)
  const { mode } = await stat(file)
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.new`)
  try {
    await writeWhole(beside, withRow(await readFile(file, 'utf8'), entry), mode)
    await readBoardList(beside).catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message.replaceAll(beside, file) : String(cause)
      throw new UsageError(
        `${path} was not changed: it could not be read with ${entry.source} in it. ${why}`,
        {
          cause,
        },
      )
    })
    await rename(beside, file)
  } finally {
    await rm(beside, { force: true })
  }
}

/** On the disk before it returns: a list that replaces another must not be empty after a power cut. */
async function writeWhole(path: string, text: string, mode: number): Promise<void> {
  const handle = await open(path, 'wx', mode)
  try {
    await handle.chmod(mode)
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The text of a list with one row more, written as its first row is: a line a row where it has none. */
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
