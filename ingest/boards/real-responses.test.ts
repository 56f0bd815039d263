import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADAPTERS, parseSource } from './sources.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { judgeBoard } from './judge-board.ts'
import { readPayload } from './read-payload.ts'

/**
 * A folder of real responses, with a folder for each source by its name: `SAMPLES_DIR=FOLDER npm test -- unit
 * real-responses`. They are other people's texts, so the repository has none.
 */
const FOLDER = process.env.SAMPLES_DIR

const NOW = new Date('2026-11-26T00:00:00Z')

const sources = namesIn(FOLDER).filter((name) => ADAPTERS.some((adapter) => adapter.name === name))

function namesIn(folder: string | undefined): string[] {
  return folder === undefined ? [] : readdirSync(folder).toSorted()
}

/** What one response says, in a line: what was read, what was not and why, or what it is instead. */
async function readResponse(name: string, file: string): Promise<{ line: string; read: number }> {
  const { adapter } = parseSource(`${name}:${ADAPTERS.find((one) => one.name === name)?.example}`)
  const source = parseSource(`${name}:${adapter.example}`)
  try {
    const payload = adapter.parse(readFileSync(join(FOLDER ?? '', name, file), 'utf8'))
    const { found, kept, notes } = await judgeBoard(readPayload(source, payload), { source, now: NOW })
    const unreadable = notes.filter(({ kind }) => kind === 'unreadable').map(({ detail }) => detail)
    const line = [`${found} postings, ${kept} kept`, ...unreadable].join('; unreadable: ')
    return { line, read: found - unreadable.length }
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    return { line: error.message, read: 0 }
  }
}

if (sources.length === 0)
  console.info('No real responses are read: set SAMPLES_DIR to a folder that has some.')

test('a folder of real responses that is named has some of known sources', () => {
  expect(sources.length > 0).toBe(FOLDER !== undefined)
})

for (const name of sources)
  test(`${name}: every real response is read, or named for what it is, and postings are found`, async () => {
    let read = 0
    for (const file of namesIn(join(FOLDER ?? '', name))) {
      const response = await readResponse(name, file)
      read += response.read
      console.info(`${name}/${file}: ${response.line}`)
    }
    expect(read).toBeGreaterThan(0)
  })
