import { expect, test } from 'vitest'
import { csvText, openCsv, type CsvRow } from './csv.ts'

async function recordsOf(text: string) {
  const { header, rows } = await openCsv(Buffer.from(text))
  const records: CsvRow[] = [{ line: 0, cells: header, problem: null }]
  for await (const row of rows) records.push(row)
  return records
}
const cellsOf = async (text: string) => (await recordsOf(text)).map(({ cells }) => cells)

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\n1;2\n'],
  ['tabs', 'a\tb\n1\t2\n'],
  ['Windows’ line ends', 'a,b\r\n1,2\r\n'],
  ['line ends of both kinds', 'a,b\r\n1,2\n'],
  ['no line end at the end', 'a,b\n1,2'],
  ['quotes around everything', '"a","b"\n"1","2"\n'],
  ['empty lines, and lines of empty cells', '\na,b\n\n,\n1,2\n ,\n\n'],
])('%s', async (_, text) => {
  expect(await cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('a quoted cell may contain commas, quotes and line breaks; an empty one stays empty', async () => {
  expect(await cellsOf('a,b,c\n"1,5","say ""yes""",\n"two\nlines",;,"x;y"')).toEqual([
    ['a', 'b', 'c'],
    ['1,5', 'say "yes"', ''],
    ['two\nlines', ';', 'x;y'],
  ])
})

test('a semicolon in a cell does not make the delimiter a semicolon', async () => {
  expect((await cellsOf('name,tags\nHTML,a; b; c; d\n'))[1]).toEqual(['HTML', 'a; b; c; d'])
})

test.each(['\n', '\r\n'])('each record knows its first line (%j)', async (end) => {
  const text = ['name,tags', 'one,x', '', '"two', 'lines",y', ',', 'three,z', ''].join(end)
  expect((await recordsOf(text)).slice(1).map(({ line, cells }) => [line, cells[1]])).toEqual([
    [2, 'x'],
    [4, 'y'],
    [7, 'z'],
  ])
})

test.each([
  ['a quote that is never closed', 'a,b\n1,2\n3,"4\n5,6\n', ['1']],
  ['a quote inside a cell without quotes', 'a,b\n1,2\n3,15" screen\n5,6\n', ['1', '5']],
])('%s is wrong in its own row alone', async (_, text, read) => {
  const rows = (await recordsOf(text)).slice(1)
  expect(rows.filter(({ problem }) => problem === null).map(({ cells }) => cells[0])).toEqual(read)
  expect(rows.filter(({ problem }) => problem !== null)).toMatchObject([
    {
      line: 3,
      problem: { message: expect.stringMatching(/^expected a CSV row: .*Write a cell with quotes/) },
    },
  ])
})

test('written records are read back unchanged', async () => {
  const records = [
    ['plain', 'a,b', 'a;b', 'say "yes"'],
    [' leads', 'trails ', 'tab\there', 'two\nlines'],
    ['', 'x', '', ''],
  ]
  expect(await cellsOf(csvText(records))).toEqual(records)
})

test('nothing is quoted unnecessarily', async () => {
  expect(
    csvText([
      ['Say hello', '100000', ''],
      ['a,b', 'x', 'y'],
    ]),
  ).toBe('Say hello,100000,\n"a,b",x,y\n')
})
