import { expect, test } from 'vitest'
import { parseSource } from '#ingest/boards/sources.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { UsageError } from '#cli/process/run-command.ts'
import { checkSaved } from './saved-file.ts'

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
