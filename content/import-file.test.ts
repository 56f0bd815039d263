import { expect, test } from 'vitest'
import { fileOf, tableNamed } from '#test/content-tables.ts'
import { readImportFile, type FileFormat } from './import-file.ts'

const companies = tableNamed('mnc-companies')
const openings = tableNamed('mnc-openings')

function read(text: string, format: FileFormat = 'csv', table = companies) {
  return readImportFile(fileOf(text), format, table)
}

const INFOSYS = {
  name: 'Infosys',
  logo_url: null,
  website_url: 'https://www.infosys.com/',
  is_featured: true,
  is_sample: false,
}

test.each([
  [
    'as it is exported',
    '\uFEFFname,logo_url,website_url,is_featured,is_sample\nInfosys,,https://www.infosys.com/,TRUE,FALSE\n',
  ],
  [
    'as Excel saves it where decimals have a comma',
    '\uFEFFname;logo_url;website_url;is_featured;is_sample\r\nInfosys;;https://www.infosys.com/;yes;no\r\n',
  ],
  [
    'with the columns in another order, named as a person would',
    'Website URL,Is featured,NAME,logo-url,is-sample\nhttps://www.infosys.com/,1,Infosys,,0\n',
  ],
  [
    'with empty columns that a spreadsheet left at the right',
    'name,logo_url,website_url,is_featured,is_sample,,\nInfosys,,https://www.infosys.com/,TRUE,FALSE,,\n',
  ],
])('CSV %s', async (_, text) => {
  const { rows, unit, absent } = await read(text)
  expect({ unit, absent, rows }).toMatchObject({
    unit: 'line',
    absent: [],
    rows: [{ at: 2, values: INFOSYS, problems: [] }],
  })
})

test('JSON in the format of the shipped files is read', async () => {
  const { rows, unit, absent } = await read(`\uFEFF${JSON.stringify([INFOSYS])}`, 'json')
  expect({ unit, absent, rows }).toMatchObject({
    unit: 'row',
    absent: [],
    rows: [{ at: 1, values: INFOSYS, problems: [] }],
  })
})

test('missing columns are named, and give no values', async () => {
  const { rows, absent } = await read('name,website_url\nInfosys,\n')
  expect(absent).toEqual(['logo_url', 'is_featured', 'is_sample'])
  expect(rows[0]?.values).toEqual({ name: 'Infosys', website_url: null })
  expect((await read(JSON.stringify([{ name: 'Infosys' }]), 'json')).absent).toHaveLength(4)
})

test('a file with only a header has no rows', async () => {
  expect(await read('name,website_url\n')).toMatchObject({ rows: [], absent: [] })
  expect(await read('[]', 'json')).toMatchObject({ rows: [], absent: [] })
})

test.each<[string, FileFormat, string, RegExp]>([
  [
    'an unknown column',
    'csv',
    'name,web site\nx,y\n',
    /^unknown column "web site"\. .*mnc_companies: name, logo_url, website_url, is_featured/,
  ],
  ['a duplicate column', 'csv', 'name,Name\nx,y\n', /^duplicate column name/],
  ['a missing key', 'csv', 'website_url\nx\n', /^missing column name\. name identifies the row/],
  ['nothing at all', 'csv', '\n', /^expected a first line with the names of the columns/],
  ['no header', 'csv', 'Infosys,,,TRUE\n', /^unknown column "Infosys", "TRUE"/],
  ['a broken first line', 'csv', 'na"me\nx\n', /^expected CSV, but its first line/],
  ['broken JSON', 'json', '[{"name": ]', /^expected JSON: /],
  ['JSON that is not a list', 'json', '{"name": "Infosys"}', /^expected a list of rows/],
])('%s makes the whole file refused', async (_, format, text, message) => {
  await expect(read(text, format)).rejects.toThrow(message)
})

test('both fields of a compound key are required', async () => {
  await expect(read('title\nTrainee\n', 'csv', openings)).rejects.toThrow(
    /^missing column company\. company and title identify the row/,
  )
})

test.each([
  [
    'too many cells',
    'Acme,a,https://a.example,no,more',
    /^expected 4 cells.*; found 5; is there a comma in a cell/,
  ],
  ['too few cells', 'Acme,,', /^expected 4 cells, as in the first line; found 3$/],
])('a row with %s is invalid as a whole', async (_, line, message) => {
  const { rows } = await read(`name,logo_url,website_url,is_featured\n${line}\n`)
  expect(rows[0]?.problems).toEqual([{ field: null, message: expect.stringMatching(message) }])
})

test('an unreadable cell is reported with its field', async () => {
  const { rows } = await read('name,is_featured\nAcme,perhaps\n')
  expect(rows[0]?.problems).toEqual([
    { field: 'is_featured', message: 'expected TRUE or FALSE, yes or no; found "perhaps"' },
  ])
})

test('a JSON row that is not an object is reported', async () => {
  const { rows } = await read('[5, ["x"], null]', 'json')
  expect(rows.map(({ problems }) => problems[0]?.message)).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^expected a row/)),
  )
})

test('a row knows whether it equals its export', async () => {
  const [csv] = (await read('name,website_url\nInfosys,https://www.infosys.com/\n')).rows
  const [json] = (await read(JSON.stringify([INFOSYS]), 'json')).rows
  for (const row of [csv, json]) {
    expect(row?.isAsStored(INFOSYS)).toBe(true)
    expect(row?.isAsStored({ ...INFOSYS, website_url: null })).toBe(false)
  }
  // A different column, which the file does not have.
  expect(csv?.isAsStored({ ...INFOSYS, is_featured: false })).toBe(true)
  expect(json?.isAsStored({ ...INFOSYS, is_featured: false })).toBe(false)
})
