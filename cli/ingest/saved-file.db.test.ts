import { expect, test } from 'vitest'
import { parseSettings } from '#core/settings.ts'
import { openForCommand } from '#db/open.ts'
import { parseSource } from '#ingest/boards/sources.ts'
import { databaseStore } from '#ingest/boards/board-store.ts'
import { ingestBoard } from '#ingest/boards/pipeline.ts'
import { copyDatabase } from '#test/copied-database.ts'
import { checkSize } from './saved-file.ts'

const ACME = parseSource('file:acme', { company: 'Acme Labs' })
const row = (id: number) => `Engineer ${id},Acme Labs,https://careers.example/${id},2026-10-01\n`
const file = (rows: number) =>
  `title,company,url,posted_at\n${Array.from({ length: rows }, (_, index) => row(index)).join('')}`

test('a file with far fewer postings than the last one is refused, also in a dry run', async () => {
  await using copy = await copyDatabase()
  const settings = parseSettings(copy.settings)
  const check = (text: string, database: Parameters<typeof checkSize>[2], capturedAt: Date | null = null) =>
    checkSize(ACME, { text, capturedAt }, database, settings)

  // The first import has nothing to compare with.
  await check(file(1), null)
  const database = await openForCommand(settings)
  try {
    await ingestBoard({
      source: ACME,
      store: databaseStore(database.owner),
      load: async () => ({ payload: ACME.adapter.parse(file(10)) }),
      seenAt: new Date('2026-10-05'),
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
})
