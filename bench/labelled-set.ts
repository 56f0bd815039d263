import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { explain, type Explanation, type Facts } from '#ingest/explain/explanation.ts'
import { readFreePosting } from '#ingest/explain/free-posting.ts'
import { understand } from '#ingest/understand/understand.ts'

/** A posting with its hand-made labels. Fields that are missing in `expect` are not scored. */
export interface Labelled {
  /** `places.ndjson:12` */
  where: string
  posting: Record<string, unknown>
  expect: Partial<Facts>
}

export const PARTS = ['tune', 'held-out'] as const
export type Part = (typeof PARTS)[number]

/** Reads the labelled postings of a part, or of one file of it. `bench/labelled/README.md` explains the labels. */
export function readLabelled(part: Part, file?: string): Labelled[] {
  const folder = join(import.meta.dirname, 'labelled', part)
  return readdirSync(folder)
    .filter((name) => (file ? name === `${file}.ndjson` : name.endsWith('.ndjson')))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .flatMap((line, index) => (line === '' ? [] : [readLine(line, `${name}:${index + 1}`)])),
    )
}

function readLine(line: string, where: string): Labelled {
  const { expect, ...posting } = JSON.parse(line)
  return { where, posting, expect }
}

/** When the postings were labelled: their graduation years are plausible for this time. */
const LABELLED_AT = new Date('2026-11-26T06:30:00Z')

/** Applies the rules to a labelled posting. */
export function extractLabelled({ posting }: Labelled): Explanation {
  return explain(understand(readFreePosting(posting), LABELLED_AT))
}
