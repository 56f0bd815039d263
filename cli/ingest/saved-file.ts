import type { Settings } from '#core/settings.ts'
import { decodeText } from '#content/decode-text.ts'
import { openWithoutMigrating, type CommandDatabase } from '#db/open.ts'
import { readBoard, type Board } from '#db/queries/boards/boards.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { file } from '#ingest/adapters/file/adapter.ts'
import { findShrinkage, findTruncation, readCompanyFile } from '#ingest/boards/whole-file.ts'
import { foreignOwner } from '#ingest/boards/whose-postings.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { readInputFile } from '#cli/process/read-input-file.ts'
import { UsageError } from '#cli/process/run-command.ts'

/** @throws UsageError */
export async function readSaved(path: string): Promise<string> {
  return decodeText(await readInputFile(path))
}

/**
 * Refuses a saved response of another company, and a company's file that looks incomplete.
 *
 * @returns Notes for the operator.
 * @throws UsageError
 */
export function checkSaved(source: Source, text: string): string[] {
  const owner = foreignOwner(source, payloadOf(source, text))
  if (owner !== null) throw refusal(source, `its postings are ${owner}`, 'it is the right file')
  const companyFile = source.adapter === file ? readCompanyFile(text) : null
  if (!companyFile) return []
  const broken = findTruncation(companyFile)
  if (broken !== null) throw refusal(source, broken, 'it is whole')
  return companyFile.hasFinalNewline || text.trimStart().startsWith('{')
    ? []
    : [`${source.token}: the last line of the file has no end. If the file was cut off, rows are missing.`]
}

/**
 * Refuses a company's file with far fewer postings than the previous one.
 *
 * @param database null in a dry run: then an existing database is read without changing it.
 * @throws UsageError
 */
export async function checkSize(
  source: Source,
  { text, capturedAt }: { text: string; capturedAt: Date | null },
  database: CommandDatabase | null,
  settings: Settings,
): Promise<void> {
  const companyFile = source.adapter === file ? readCompanyFile(text) : null
  if (!companyFile) return
  const before = database
    ? await readBoard(database.owner, source.token)
    : await boardAsItIs(source, settings).catch(() => null)
  // An older file may list less: it is not compared with a newer state.
  if (capturedAt && before?.seen_at && capturedAt < before.seen_at) return
  const fewer = findShrinkage(companyFile, before?.found ?? null)
  if (fewer !== null) throw refusal(source, fewer, 'it is whole')
}

async function boardAsItIs({ token }: Source, settings: Settings): Promise<Board | null> {
  const database = await openWithoutMigrating(settings)
  if (!database) return null
  try {
    return await readBoard(database.owner, token)
  } finally {
    await database.close()
  }
}

/** null if the file cannot be parsed: the run reports that, with the field. */
function payloadOf({ adapter }: Source, text: string): unknown {
  try {
    return adapter.parse(text)
  } catch (error) {
    if (error instanceof SourceProblem) return null
    throw error
  }
}

function refusal({ token }: Source, why: string, unless: string): UsageError {
  return new UsageError(
    `${token}: nothing was taken in from this file, because ${why}. If ${unless} all the same, add --force.`,
  )
}
