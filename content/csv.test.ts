import { expect, test } from 'vitest'
import { csvText } from '#core/csv.ts'
import { openCsv, type CsvRow } from './csv.ts'

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
  ['a line that names commas', 'sep=,\na,b\n1,2\n'],
  ['a line that names semicolons', 'sep=;\r\na;b\r\n1;2\r\n'],
  ['such a line in capitals and quotes', '"SEP=;"\na;b\n1;2\n'],
  ['such a line with the cells that a spreadsheet added', 'sep=;;;\na;b\n1;2\n'],
  ['a line that names tabs', 'sep=\t\na\tb\n1\t2\n'],
  ['a line that names tabs in words', 'sep=\\t\na\tb\n1\t2\n'],
  ['a line that names another sign', 'sep=|\na|b\n1|2\n'],
  ['a mark before the line', '\uFEFFsep=;\na;b\n1;2\n'],
  ['old Mac line ends', 'a,b\r1,2\r'],
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

test.each([
  ['Website URL', 'website_url'],
  ['\u00a0Website\u00a0URL ', 'website_url'],
  ['website-url', 'website_url'],
  ['\u200bwebsite_url\ufeff', 'website_url'],
  ['  ', ''],
])('the column %j is %j', async (header, name) => {
  expect((await openCsv(Buffer.from(`name,${header}\nx,y\n`))).names).toEqual(['name', name])
})

test('a quoted first line with other separators in it is read by those outside the quotes', async () => {
  expect(await cellsOf('"a, b, c";"d"\n1;2\n')).toEqual([
    ['a, b, c', 'd'],
    ['1', '2'],
  ])
})

test('lines are counted with the one that names the separator', async () => {
  expect((await recordsOf('sep=;\na;b\n1;2\n\n3;4\n')).slice(1).map(({ line }) => line)).toEqual([3, 5])
})

test('columns that a spreadsheet left empty at the right are none, in the first line and in others', async () => {
  const rows = await recordsOf('a,b,,\n1,2,,\n3,4,,,,,\n5,6\n')
  expect(rows.slice(1).map(({ problem }) => problem)).toEqual([null, null, null])
})

test.each([
  ['too few', '1\n', /^expected 2 cells, as in the first line; found 1$/],
  ['too many', '1,2,3\n', /found 3; is there a comma/],
])('a row with %s cells is wrong alone', async (_, row, message) => {
  const rows = (await recordsOf(`a,b\n1,2\n${row}3,4\n`)).slice(1)
  expect(rows.map(({ line, problem }) => [line, problem?.message])).toEqual([
    [2, undefined],
    [3, expect.stringMatching(message)],
    [4, undefined],
  ])
})

test('a byte that cannot be read is told by its line and column', async () => {
  const text = Buffer.concat([
    Buffer.from('name,city\nCafé,Pune\nCaf'),
    Buffer.from([0xc3]),
    Buffer.from(',Goa\n'),
  ])
  const { rows } = await openCsv(text)
  const found: CsvRow[] = []
  for await (const row of rows) found.push(row)
  expect(found.map(({ line, problem }) => [line, problem])).toEqual([
    [2, null],
    [3, { field: 'name', message: expect.stringContaining('a byte that cannot be read') }],
  ])
})

/** As many turns of the event loop as other work had. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work().finally(() => (isOver = true))
  return turns
}

test('1.9 million lines of one letter are given up after five thousand, and other work goes on', async () => {
  const bytes = Buffer.from(`a\n${'x\n'.repeat(1_900_000)}`)
  let rows = 0
  const read = async () => {
    for await (const _ of (await openCsv(bytes)).rows) rows += 1
  }
  await expect(read()).rejects.toThrow('expected at most 5,000 rows. Divide the file')
  expect(rows).toBe(5_000)
})

test('a long file is read in turns with other work', async () => {
  const bytes = Buffer.from(`a\n${'x\n'.repeat(400_000)}`)
  const turns = await turnsDuring(async () => {
    for await (const _ of (await openCsv(bytes, { mostRows: 1e9 })).rows);
  })
  // A turn for each part of the text.
  expect(turns).toBeGreaterThan(40)
})
