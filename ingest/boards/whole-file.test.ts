import { expect, test } from 'vitest'
import { cutOff, readHandedIn, shrunken } from './whole-file.ts'

const HEADER = 'title,url,posted_at,description\n'
const row = (id: number) => `Engineer,https://acme.example/${id},2026-10-01,"Builds things, daily"\n`
const file = (rows: number) => HEADER + Array.from({ length: rows }, (_, index) => row(index)).join('')

function handedIn(text: string) {
  const read = readHandedIn(text)
  if (!read) throw new Error('The file could not be read.')
  return read
}

test('notices a truncated file, unless it is cut exactly after a row', () => {
  const whole = file(3)
  expect(cutOff(handedIn(whole)) ?? shrunken(handedIn(whole), 3)).toBeNull()
  const behindTwo = whole.indexOf(row(2))
  for (let end = HEADER.length - 1; end < behindTwo; end++) {
    const cut = handedIn(whole.slice(0, end))
    expect(cutOff(cut) ?? shrunken(cut, 3), whole.slice(HEADER.length, end)).not.toBeNull()
  }
  // Looks complete with two of three postings.
  const cut = handedIn(whole.slice(0, behindTwo))
  expect(cutOff(cut) ?? shrunken(cut, 3)).toBeNull()
})

test('rejects a header without rows', () => {
  expect(cutOff(handedIn(HEADER))).toBe('it has a line of columns and no posting below it')
  expect(cutOff(handedIn(HEADER.trim()))).toBe('it has a line of columns and no posting below it')
})

test('notices a truncated last line of NDJSON', () => {
  const posting = '{"title":"Engineer","url":"https://acme.example/1","posted_at":"2026-10-01"}'
  expect(cutOff(handedIn(`${posting}\n${posting}`))).toBeNull()
  expect(cutOff(handedIn(`${posting}\n${posting.slice(0, 40)}`))).toBe(
    'it breaks off in its last row, line 2',
  )
})

test('accepts a missing last line break, unless rows are missing', () => {
  const unended = handedIn(file(4).trimEnd())
  expect(cutOff(unended)).toBeNull()
  expect(shrunken(unended, null)).toBeNull()
  expect(shrunken(unended, 4)).toBeNull()
  expect(shrunken(unended, 5)).toBe(
    'it has 4 of the 5 postings that the file before had, and its last line has no end',
  )
})

test('accepts a few rows less, but questions a loss of half', () => {
  expect(shrunken(handedIn(file(5)), 10)).toBeNull()
  expect(shrunken(handedIn(file(4)), 10)).toBe('it has 4 of the 10 postings that the file before had')
})

test('returns null for an unreadable file', () => {
  expect(readHandedIn('<!doctype html>')).toBeNull()
})
