import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseSettings } from '#core/settings.ts'
import { openForCommand } from '#db/open.ts'
import { databaseStore } from '#ingest/boards/board-store.ts'
import { ingestBoard } from '#ingest/boards/pipeline.ts'
import { parseSource } from '#ingest/adapters/sources.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { UsageError } from '#cli/process/run-command.ts'
import { checkSaved, checkSize, readSaved } from './saved-file.ts'

const ACME = parseSource('file:acme', { company: 'Acme Labs' })
const HEADER = 'title,company,url,posted_at\n'
const row = (id: number) => `Engineer ${id},Acme Labs,https://careers.example/${id},2026-10-01\n`
const file = (rows: number) => HEADER + Array.from({ length: rows }, (_, index) => row(index)).join('')

test('a file of another company is refused, with the evidence and how to override', () => {
  const saved = greenhouseBoard('Kaveri', jobs(1, 2))
  expect(() => checkSaved(parseSource('greenhouse:stripe'), saved)).toThrow(
    new UsageError(
      'greenhouse:stripe: nothing was taken in from this file, because its postings are of Kaveri, ' +
        'on greenhouse:example. If it is the right file all the same, add --force.',
    ),
  )
  expect(checkSaved(parseSource('greenhouse:example'), saved)).toEqual([])
  expect(() => checkSaved(ACME, file(2).replaceAll('Acme', 'Zenith'))).toThrow(/are of Zenith Labs\./)
})

test('a file with a header only, or a truncated one, is refused; a missing final line break is mentioned', () => {
  expect(() => checkSaved(ACME, HEADER)).toThrow(/because it has a line of columns and no posting below it\./)
  expect(() => checkSaved(ACME, file(2).slice(0, -15))).toThrow(
    /because it breaks off in its last row, line 3\./,
  )
  expect(checkSaved(ACME, file(2).trimEnd())).toEqual([
    'file:acme: the last line of the file has no end. If the file was cut off, rows are missing.',
  ])
  expect(checkSaved(ACME, file(2))).toEqual([])
})

test('an invalid file passes here: the run reports its bad field', () => {
  expect(checkSaved(ACME, '<!doctype html>')).toEqual([])
  expect(checkSaved(parseSource('greenhouse:stripe'), '<!doctype html>')).toEqual([])
})

test('an unreadable file is named', async () => {
  await expect(readSaved('/nowhere/jobs.csv')).rejects.toThrow(
    /^--from: cannot read the file "\/nowhere\/jobs\.csv"/,
  )
})

test(
  'a file with far fewer postings than the last one is refused, also in a dry run',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pravesh-saved-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const settings = parseSettings({ DATA_DIR: join(folder, 'data') })
    const check = (text: string, database: Parameters<typeof checkSize>[2], capturedAt: Date | null = null) =>
      checkSize(ACME, { text, capturedAt }, database, settings)

    // The first import has nothing to compare with.
    await check(file(1), null)
    const seenAt = new Date('2026-10-05')
    const database = await openForCommand(settings)
    try {
      await ingestBoard({
        source: ACME,
        store: databaseStore(database.owner),
        load: async () => ({ payload: ACME.adapter.parse(file(10)) }),
        seenAt,
      })
      await check(file(9), database)
      await expect(check(file(4), database)).rejects.toThrow(/because it has 4 of the 10 postings/)
      await check(file(4), database, new Date('2026-10-01'))
    } finally {
      await database.close()
    }
    await expect(check(file(9).trimEnd(), null)).rejects.toThrow(
      /9 of the 10 .*, and its last line has no end\./,
    )
  },
)
