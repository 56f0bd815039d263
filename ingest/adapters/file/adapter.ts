import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Adapter, BoardReading, BoardSettings } from '../adapter.ts'
import { rawPosting, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { checkShape, describeMismatch } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { readRows, type Row } from './rows.ts'
import { keyShape, rowShape, type FileRow } from './shape.ts'

const payloadShape = z.object({
  rows: z.array(
    z.object({ line: z.number(), cells: z.record(z.string(), z.unknown()), problem: z.string().nullable() }),
  ),
})

/**
 * A company's own file, for companies without a board: CSV or NDJSON, one posting per row. A bad row is
 * rejected with its line number and the others are imported, however many are bad: people write these files
 * by hand.
 */
export const file: Adapter = {
  name: 'file',
  board: /^[a-z0-9][a-z0-9_-]{0,99}$/i,
  caseSensitive: false,
  example: 'acme',
  form: 'a name of your own',
  hosts: () => [],

  fetch(board) {
    throw new SourceProblem('blocked', `file:${board} is not on the network. Name its file with --from FILE`)
  },

  parse: (text) => ({ rows: readRows(text) }),

  read(payload, board, settings) {
    const { rows } = checkShape(payloadShape, payload)
    const reading: BoardReading = { postings: [], rejected: [] }
    for (const row of rows) {
      const posting = readRow(row, board, settings)
      if ('reason' in posting) reading.rejected.push(posting)
      else reading.postings.push(posting)
    }
    const [first] = reading.rejected
    if (reading.postings.length === 0 && first) throw new SourceProblem('shape changed', `${first.detail}`)
    return reading
  },
}

function readRow(row: Row, board: string, settings?: BoardSettings): RawPosting | RawRejection {
  const parsed = rowShape.safeParse(row.cells)
  const reject = (detail: string): RawRejection => ({
    ...nameOf(row),
    reason: 'unreadable',
    detail: `line ${row.line}: ${detail}`,
  })
  if (row.problem !== null) return reject(row.problem)
  if (!parsed.success) return reject(describeMismatch(parsed.error, row.cells))
  return readPosting(parsed.data, settings?.company ?? board)
}

/** The id and title of a bad row. */
function nameOf({ cells }: Row): Pick<RawRejection, 'external_id' | 'title'> {
  const { id, link, title } = keyShape.parse(cells)
  const key = id ?? link
  return { external_id: key === null ? null : idOf(key), title }
}

function readPosting(row: FileRow, company: string): RawPosting {
  const url = row.url ?? row.apply_url ?? ''
  return rawPosting({
    external_id: idOf(row.id ?? url),
    title: row.title,
    company: row.company ?? company,
    locations: [{ text: row.location, country: row.country }],
    departments: [row.department],
    employment_type: row.employment_type,
    workplace_type: row.work_mode,
    experience: row.experience,
    skills: row.skills?.split(/[,;|]/),
    description: row.description,
    posted_at: row.posted_at,
    posted_at_basis: 'posted_at',
    application_deadline: row.deadline,
    requisition_id: row.id,
    source_url: url,
    application_url: row.apply_url,
    pay_text: row.salary,
  })
}

/** The company's own id, else the address; a hash if it is too long for an id. */
function idOf(key: string): string {
  return key.length <= 200 ? key : createHash('sha256').update(key).digest('base64url')
}
