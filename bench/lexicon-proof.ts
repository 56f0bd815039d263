import { z } from 'zod'
import { LEXICONS } from '#ingest/understand/lexicons/all.ts'
import { interned } from '#ingest/understand/scan/lexicon.ts'

/**
 * A process of `lexicon-rows.ts`: prints what is read wrong of a labelled line with a row that no table has yet, and without
 * it. The tables are made to one tree when they are first read, so the row is put in before that.
 */
const Input = z.object({
  row: z.object({ subject: z.string(), words: z.string(), tag: z.string(), value: z.string() }),
  labelled: z.object({
    where: z.string(),
    posting: z.record(z.string(), z.unknown()),
    expect: z.record(z.string(), z.unknown()),
  }),
})

const { row, labelled } = Input.parse(JSON.parse(process.argv[2] ?? ''))
const added = { ...row, tag: interned(row.tag), value: interned(row.value), lines: [], off: false }
LEXICONS.splice(LEXICONS.findLastIndex(({ subject }) => subject === row.subject) + 1, 0, added)
const { wrongMeasures } = await import('./lexicon-rows.ts')
const withRow = wrongMeasures(labelled)
added.off = true
process.stdout.write(JSON.stringify({ withRow, without: wrongMeasures(labelled) }))
