import { expect, test } from 'vitest'
import { readCompanyFile } from './read-changes.ts'

const read = (text: string | Buffer) => readCompanyFile(Buffer.from(text), 'c.csv', '/nowhere')
const linesOf = (problems: string[]) => problems.map((line) => Number(/line (\d+)/.exec(line)?.[1]))

const COLUMNS = ['company', 'site', 'city', 'logo']
const ROW = ['Acme', 'https://acme.example.com/', 'Pune', '']

test.each(COLUMNS)('a row with a wrong %s is wrong alone', async (name) => {
  const wrong = ['a\ud83d', 'a\0b', 'a\ufffe', 'x'.repeat(2 ** 20)]
  const bad = wrong.map((text) => ROW.map((cell, index) => (COLUMNS[index] === name ? text : cell)))
  const rows = [['Beas', ...ROW.slice(1)], ...bad, ['Short'], [...ROW, 'more'], ROW]
  const file = await read([COLUMNS, ...rows].map((cells) => `${cells.join(',')}\n`).join(''))
  expect(file.rows.map(({ slug }) => slug)).toEqual(['beas', 'acme'])
  expect(linesOf(file.problems)).toEqual([3, 4, 5, 6, 7, 8])
})

test('a file of Excel is read: with semicolons, in UTF-16, with empty columns at the right', async () => {
  const text = 'sep=;\r\n\u00a0Company\u00a0;SITE;;\r\nCafé Ganga;https://ganga.example.com/;;\r\n;;;\r\n'
  const { rows, problems } = await read(Buffer.from(`\uFEFF${text}`, 'utf16le'))
  expect([rows.map(({ slug }) => slug), problems]).toEqual([['cafe-ganga'], []])
})

test('a file of wrong rows is given up after a hundred, and one of too many is refused', async () => {
  const file = await read(`company,site\nAcme,\n${'x,nowhere\n'.repeat(900)}`)
  expect(file).toMatchObject({ isCutShort: true, rows: [{ slug: 'acme' }] })
  expect(file.problems).toHaveLength(100)
  expect(await read(`company\n${'x\n'.repeat(1_900_000)}`)).toMatchObject({ isCutShort: true })
  const many = Array.from({ length: 5_001 }, (_, index) => `c${index}\n`).join('')
  await expect(read(`company\n${many}`)).rejects.toThrow(
    'c.csv: expected at most 5,000 rows. Divide the file',
  )
})
