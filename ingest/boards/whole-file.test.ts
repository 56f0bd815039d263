import { expect, test } from 'vitest'
import { findShrinkage, findTruncation, readCompanyFile } from './whole-file.ts'

const HEADER = 'title,url,posted_at,description\n'
const row = (id: number) => `Engineer,https://acme.example/${id},2026-10-01,"Builds things, daily"\n`
const file = (rows: number) => HEADER + Array.from({ length: rows }, (_, index) => row(index)).join('')

function companyFile(text: string) {
  const read = readCompanyFile(text)
  if (!read) throw new Error('The file could not be read.')
  return read
}

test('notices a truncated file, unless it is cut exactly after a row', () => {
  const whole = file(3)
  expect(findTruncation(companyFile(whole)) ?? findShrinkage(companyFile(whole), 3)).toBeNull()
  const behindTwo = whole.indexOf(row(2))
  for (let end = HEADER.length - 1; end < behindTwo; end++) {
    const cut = companyFile(whole.slice(0, end))
    expect(findTruncation(cut) ?? findShrinkage(cut, 3), whole.slice(HEADER.length, end)).not.toBeNull()
  }
  // Looks complete with two of three postings.
  const cut = companyFile(whole.slice(0, behindTwo))
  expect(findTruncation(cut) ?? findShrinkage(cut, 3)).toBeNull()
})

test('rejects a header without rows', () => {
  expect(findTruncation(companyFile(HEADER))).toBe('it has a line of columns and no posting below it')
  expect(findTruncation(companyFile(HEADER.trim()))).toBe('it has a line of columns and no posting below it')
})

test('notices a truncated last line of NDJSON', () => {
  const posting = '{"title":"Engineer","url":"https://acme.example/1","posted_at":"2026-10-01"}'
  expect(findTruncation(companyFile(`${posting}\n${posting}`))).toBeNull()
  expect(findTruncation(companyFile(`${posting}\n${posting.slice(0, 40)}`))).toBe(
    'it breaks off in its last row, line 2',
  )
})

test('accepts a missing last line break, unless rows are missing', () => {
  const unended = companyFile(file(4).trimEnd())
  expect(findTruncation(unended)).toBeNull()
  expect(findShrinkage(unended, null)).toBeNull()
  expect(findShrinkage(unended, 4)).toBeNull()
  expect(findShrinkage(unended, 5)).toBe(
    'it has 4 of the 5 postings that the file before had, and its last line has no end',
  )
})

test('accepts a few rows less, but questions a loss of half', () => {
  expect(findShrinkage(companyFile(file(5)), 10)).toBeNull()
  expect(findShrinkage(companyFile(file(4)), 10)).toBe('it has 4 of the 10 postings that the file before had')
})

test('returns null for an unreadable file', () => {
  expect(readCompanyFile('<!doctype html>')).toBeNull()
})
