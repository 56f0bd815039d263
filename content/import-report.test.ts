import { expect, test } from 'vitest'
import type { StoredRow } from '#core/content/changes.ts'
import { fileOf, tableNamed } from '#test/content-tables.ts'
import { readImportFile } from './import-file.ts'
import { planImport } from './import-plan.ts'
import { importReport } from './import-report.ts'

const table = tableNamed('mnc-companies')
const NAMES = ['Beas', 'Chenab', 'Jhelum', 'Ravi', 'Sutlej', 'Kaveri', 'Narmada']

const stored = NAMES.map((name, index): StoredRow => ({
  id: `${index}`,
  row: {
    name,
    logo_url: null,
    website_url: `https://${name.toLowerCase()}.example.com/`,
    is_featured: false,
    is_sample: false,
  },
  dependents: name === 'Narmada' ? 2 : 0,
}))

async function report(text: string, { replace = false, applied = false } = {}): Promise<string[]> {
  const file = await readImportFile(fileOf(text), 'csv', table)
  const plan = await planImport(table, file, { rows: stored, references: null }, replace)
  const command = 'npm run content -- import c.csv --table mnc-companies --apply'
  return importReport({ table, file, path: 'c.csv', plan, applied, applyCommand: command }).split('\n')
}

const HEADER = 'name,website_url,is_featured'
const lineOf = (name: string) => `${name},https://${name.toLowerCase()}.example.com/,no`
const SAME = NAMES.slice(0, 5).map(lineOf)

test('the report shows every row, its changes, the counts, and the command to type', async () => {
  const lines = [HEADER, ...SAME, 'Kaveri,,yes', lineOf('Tapti'), 'Godavari,https://x,perhaps', 'Luni,,']
  expect(await report(`${lines.join('\n')}\n`)).toEqual([
    'c.csv, for mnc_companies: 9 rows',
    'Not in the file, so not changed: logo_url, is_sample.',
    '',
    'lines 2–6    unchanged  5 rows',
    'line 7       changed    Kaveri',
    '                        website_url: "https://kaveri.example.com/" → nothing',
    '                        is_featured: "FALSE" → "TRUE"',
    'line 8       new        Tapti',
    'line 9       wrong      Godavari',
    '                        is_featured: expected TRUE or FALSE, yes or no; found "perhaps"',
    '                        website_url: expected an https link to a domain, without tracking; found "https://x"',
    'line 10      wrong      Luni',
    '                        is_featured: expected TRUE or FALSE, yes or no; found nothing',
    '',
    '1 new, 1 changed, 5 unchanged, 2 wrong',
    '',
    'Wrong, and skipped: lines 9, 10.',
    'Dry run: nothing was saved. To save:',
    '  npm run content -- import c.csv --table mnc-companies --apply',
  ])
})

test('deleted rows are named, with the rows that depend on them', async () => {
  const text = `name,logo_url,website_url,is_featured\nTapti,,,no\n${NAMES.slice(2, 6).join(',,,\n')},,,\n`
  const lines = await report(text.replaceAll(',,,\n', ',,https://a.example.com/,no\n'), { replace: true })
  expect(lines).toContain('removed    Beas')
  expect(lines).toContain('removed    Narmada, with 2 rows that refer to it')
  expect(lines).toContain('1 new, 4 changed, 0 wrong, 3 removed')
})

test('an invalid row postpones the deletion, and the report says so', async () => {
  const lines = await report(`${HEADER}\nKaveri,nowhere,no\n`, { replace: true })
  expect(lines).toContain('Nothing is removed while a row is wrong, because that row may have to stay.')
  expect(lines).toContain('Nothing to save.')
})

test('written rows are counted', async () => {
  const lines = await report(`${HEADER}\nKaveri,,yes\n`, { applied: true })
  expect(lines.at(-1)).toBe('Saved: 1 row. A running site shows the change within 30 seconds.')
})

test('a few unchanged rows are named one by one', async () => {
  expect(await report(`${HEADER}\n${SAME.slice(0, 2).join('\n')}\n`)).toEqual([
    'c.csv, for mnc_companies: 2 rows',
    'Not in the file, so not changed: logo_url, is_sample.',
    '',
    'line 2     unchanged  Beas',
    'line 3     unchanged  Chenab',
    '',
    '2 unchanged, 0 wrong',
    '',
    'Nothing to save.',
  ])
})
