import { expect, test } from 'vitest'
import { csvText, ImportFileError, parseCsv } from './csv.ts'

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells)

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\n1;2\n'],
  ['tabs', 'a\tb\n1\t2\n'],
  ['Windows’ line ends', 'a,b\r\n1,2\r\n'],
  ['line ends of both kinds', 'a,b\r\n1,2\n'],
  ['no line end at the end', 'a,b\n1,2'],
  ['quotes around everything', '"a","b"\n"1","2"\n'],
  ['empty lines, and lines of empty cells', '\na,b\n\n,\n1,2\n ,\n\n'],
])('%s', (_, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('a quoted cell may contain commas, quotes and line breaks; an empty one stays empty', () => {
  expect(cellsOf('a,b,c\n"1,5","say ""yes""",\n"two\nlines",;,"x;y"')).toEqual([
    ['a', 'b', 'c'],
    ['1,5', 'say "yes"', ''],
    ['two\nlines', ';', 'x;y'],
  ])
})

test('a semicolon in a cell does not make the delimiter a semicolon', () => {
  expect(cellsOf('name,tags\nHTML,a; b; c; d\n')[1]).toEqual(['HTML', 'a; b; c; d'])
})

test.each(['\n', '\r\n'])('each record knows its first line (%j)', (end) => {
  const text = ['name,tags', 'one,x', '', '"two', 'lines",y', ',', 'three,z', ''].join(end)
  expect(parseCsv(text).map(({ line, cells }) => [line, cells[1]])).toEqual([
    [1, 'tags'],
    [2, 'x'],
    [4, 'y'],
    [7, 'z'],
  ])
})

test.each([
  ['a quote that is never closed', 'a,b\n1,2\n3,"4\n5,6\n'],
  ['a quote inside a cell without quotes', 'a,b\n1,2\n3,15" screen\n'],
])('%s is refused with the line before it', (_, text) => {
  expect(() => parseCsv(text)).toThrow(ImportFileError)
  expect(() => parseCsv(text)).toThrow(
    /^expected CSV, but the row after line 2 is not valid: .*"like ""this"""/,
  )
})

test('written records are read back unchanged', () => {
  const records = [
    ['plain', 'a,b', 'a;b', 'say "yes"'],
    [' leads', 'trails ', 'tab\there', 'two\nlines'],
    ['', 'x', '', ''],
  ]
  expect(cellsOf(csvText(records))).toEqual(records)
})

test('nothing is quoted unnecessarily', () => {
  expect(
    csvText([
      ['Say hello', '100000', ''],
      ['a,b', 'x', 'y'],
    ]),
  ).toBe('Say hello,100000,\n"a,b",x,y\n')
})
