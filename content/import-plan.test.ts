import { expect, test } from 'vitest'
import type { StoredRow } from '#core/content/changes.ts'
import type { ContentRow } from '#core/content/tables.ts'
import { fileOf, tableNamed } from '#test/content-tables.ts'
import { readImportFile } from './import-file.ts'
import { planImport, type ImportPlan } from './import-plan.ts'

const companies = tableNamed('mnc-companies')
const openings = tableNamed('mnc-openings')

const stored = (id: string, row: ContentRow): StoredRow => ({ id, row, dependents: 0 })
const company = (name: string, rest: ContentRow = {}) => ({
  name,
  logo_url: null,
  website_url: `https://${name.toLowerCase()}.example.com/`,
  is_featured: false,
  is_sample: false,
  ...rest,
})
const KAVERI = stored('1', company('Kaveri'))
const NARMADA = stored('2', company('Narmada'))

async function plan(
  rows: unknown[],
  { replace = false, known = [KAVERI, NARMADA] } = {},
): Promise<ImportPlan> {
  const file = await readImportFile(fileOf(rows), 'json', companies)
  return planImport(companies, file, { rows: known, references: null }, replace)
}

const states = ({ rows }: ImportPlan) => rows.map(({ verdict }) => verdict.state)
const NOTHING = { inserts: [], updates: [], deletes: [] }

test('rows are new, changed, unchanged or invalid; invalid rows are skipped and the rest is written', async () => {
  const result = await plan([
    company('Tapti'),
    company('Kaveri', { website_url: 'https://kaveri.example.com/in' }),
    company('Narmada'),
    company('Godavari', { website_url: 'javascript:alert(1)' }),
  ])
  expect(states(result)).toEqual(['new', 'changed', 'unchanged', 'wrong'])
  expect(result).toMatchObject({
    inserts: [company('Tapti')],
    updates: [{ id: '1', fields: { website_url: 'https://kaveri.example.com/in' } }],
    deletes: [],
  })
  expect(result.rows[3]).toMatchObject({
    at: 4,
    key: 'Godavari',
    verdict: { problems: [{ field: 'website_url', message: expect.stringContaining('an https link') }] },
  })
})

test('a missing field keeps its value; in a new row it is empty, if allowed', async () => {
  const result = await plan([
    { name: 'Kaveri', is_featured: true },
    { name: 'Tapti', is_featured: true },
    { name: 'Beas' },
  ])
  expect(result.updates).toEqual([{ id: '1', fields: { is_featured: true } }])
  expect(result.inserts).toEqual([
    { name: 'Tapti', logo_url: null, website_url: null, is_featured: true, is_sample: false },
  ])
  expect(result.rows[2]?.verdict).toEqual({
    state: 'wrong',
    problems: [{ field: 'is_featured', message: 'expected boolean; found nothing' }],
  })
})

test('a key that differs only in case is the same row renamed, and keeps its id', async () => {
  expect((await plan([company('KAVERI', { website_url: KAVERI.row.website_url })])).updates).toEqual([
    { id: '1', fields: { name: 'KAVERI' } },
  ])
})

test('rows whose keys differ only in case each match their own row', async () => {
  const known = [KAVERI, stored('3', company('KAVERI'))]
  const result = await plan([company('KAVERI'), company('Kaveri')], { known, replace: true })
  expect(states(result)).toEqual(['unchanged', 'unchanged'])
  expect(result).toMatchObject(NOTHING)
})

test('the second row with the same key is invalid', async () => {
  const result = await plan([company('Tapti'), company('tapti'), company('Kaveri'), company('KAVERI')])
  expect(states(result)).toEqual(['new', 'wrong', 'unchanged', 'wrong'])
  expect(result.rows[1]?.verdict).toMatchObject({
    problems: [{ field: null, message: 'expected a unique key; row 1 has the same key' }],
  })
})

test('a stored row that breaks today’s rules is unchanged until somebody edits it', async () => {
  const old = stored('3', company('Old', { website_url: 'http://old.example.com/', is_featured: true }))
  expect(await plan([old.row], { known: [old] })).toMatchObject({
    rows: [{ verdict: { state: 'unchanged' } }],
  })
  expect(states(await plan([{ ...old.row, is_featured: false }], { known: [old] }))).toEqual(['wrong'])
})

test('a row missing from the file is deleted only with replace', async () => {
  expect(await plan([company('Kaveri')])).toMatchObject({ ...NOTHING, removed: [] })
  expect(await plan([company('Kaveri')], { replace: true })).toMatchObject({
    deletes: ['2'],
    removed: [NARMADA],
  })
  expect((await plan([], { replace: true })).deletes).toEqual(['1', '2'])
})

test('nothing is deleted while a row is invalid', async () => {
  const result = await plan([company('Tapti'), company('Narmada', { logo_url: 5 })], { replace: true })
  expect(result).toMatchObject({ removalPutOff: true, deletes: [], inserts: [company('Tapti')] })
})

test('a row without its key is invalid', async () => {
  const result = await plan([{ website_url: null }, 5])
  expect(states(result)).toEqual(['wrong', 'wrong'])
  expect(result.rows.map(({ key }) => key)).toEqual([null, null])
})

test('an unknown field is an error', async () => {
  expect((await plan([{ ...company('Kaveri'), id: '7' }])).rows[0]?.verdict).toMatchObject({
    problems: [{ field: 'id', message: expect.stringContaining('misspelt') }],
  })
})

test('a row with an unknown reference names what is missing', async () => {
  const opening = {
    title: 'Trainee',
    category: 'Backend',
    company: 'Tapti',
    requirements: ['Git'],
    deadline: null,
    apply_url: null,
    is_active: true,
    is_sample: false,
  }
  const file = await readImportFile(fileOf([opening, { ...opening, company: 'Kaveri' }]), 'json', openings)
  const result = await planImport(openings, file, { rows: [], references: new Set(['Kaveri']) }, false)
  expect(result.rows.map(({ verdict }) => verdict)).toMatchObject([
    {
      state: 'wrong',
      problems: [{ field: 'company', message: 'expected the name of a row of mnc_companies; found "Tapti"' }],
    },
    { state: 'new' },
  ])
})
