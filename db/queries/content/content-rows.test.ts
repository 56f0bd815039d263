import { afterEach, expect, test } from 'vitest'
import type { ContentChanges } from '#core/content/changes.ts'
import type { ContentRow } from '#core/content/tables.ts'
import { tableNamed } from '#test/content-tables.ts'
import { testDatabase } from '#test/database.ts'
import { changeContentTable, readContentTable } from './content-rows.ts'
import { listMncJobOpenings } from './mnc.ts'

const database = testDatabase()
afterEach(() => database.empty())

const NOW = new Date('2027-01-15T06:30:00Z')
const NOTHING: ContentChanges = { inserts: [], updates: [], deletes: [] }

function change(name: string, changes: Partial<ContentChanges>) {
  return changeContentTable(database.owner, tableNamed(name), () => ({ ...NOTHING, ...changes }), NOW)
}

const insert = (name: string, ...inserts: ContentRow[]) => change(name, { inserts })
const stored = async (name: string) => (await readContentTable(database.owner, tableNamed(name))).rows
const rowsOf = async (name: string) => (await stored(name)).map(({ row }) => row)

const company = (name: string) => ({
  name,
  logo_url: null,
  website_url: null,
  is_featured: false,
  is_sample: false,
})
const opening = (company: string, title: string) => ({
  title,
  category: 'Backend',
  company,
  requirements: ['Git', 'B.E., B.Tech'],
  deadline: '2027-03-31',
  apply_url: 'https://kaveri.example/apply',
  is_active: true,
  is_sample: false,
})
const PATH = {
  step_skills: null,
  name: 'Web Developer',
  description: 'Builds pages; says "=hello"',
  category: 'Frontend',
  average_salary: 400_000,
  required_skills: ['HTML', 'CSS; Grid'],
  tools: [],
  roadmap: [{ title: 'HTML', description: 'Pages', duration: '2 weeks' }],
}
const EVENT = {
  event_name: 'Hack Pune',
  organizer: 'GDG',
  description: 'x',
  event_type: 'Hackathon',
  event_date: '2027-02-14T09:30:00+05:30',
  is_expected: false,
  location: 'Pune',
  entry_fee: 'Free',
  prize_pool: null,
  is_featured: false,
  tags: ['Students'],
  registration_link: null,
}

test('rows are read as they were written: lists, steps, amounts, days, times in IST', async () => {
  await insert('career-paths', PATH)
  await insert('events', EVENT, { ...EVENT, event_name: 'Undated', event_date: null })
  await insert('mnc-companies', company('Kaveri'))
  await insert('mnc-openings', opening('Kaveri', 'Trainee'))
  expect(await rowsOf('career-paths')).toEqual([PATH])
  expect(await rowsOf('events')).toEqual([EVENT, { ...EVENT, event_name: 'Undated', event_date: null }])
  expect(await rowsOf('mnc-openings')).toEqual([opening('Kaveri', 'Trainee')])
})

test('rows are read by key, whatever their order in the file; openings newest first', async () => {
  await insert('mnc-companies', company('kaveri'), company('Narmada'), company('Beas'))
  expect((await rowsOf('mnc-companies')).map(({ name }) => name)).toEqual(['Beas', 'kaveri', 'Narmada'])
  await insert('mnc-openings', opening('Narmada', 'Z'), opening('Beas', 'A'))
  expect((await rowsOf('mnc-openings')).map(({ title }) => title)).toEqual(['Z', 'A'])
  // The order of the file is the order of the page.
  expect((await listMncJobOpenings(database.web)).map(({ title }) => title)).toEqual(['Z', 'A'])
})

test('an update writes only the fields it names, and the row keeps its id', async () => {
  await insert('career-paths', PATH)
  const [before] = await stored('career-paths')
  if (!before) throw new Error('The path was not stored.')
  const roadmap = [...PATH.roadmap, { title: 'CSS', description: 'Layout', duration: '3 weeks' }]
  await change('career-paths', { updates: [{ id: before.id, fields: { roadmap, tools: ['VS Code'] } }] })
  expect(await stored('career-paths')).toEqual([
    { id: before.id, dependents: 0, row: { ...PATH, roadmap, tools: ['VS Code'] } },
  ])
})

test('an opening can move to another company, and keeps its position', async () => {
  await insert('mnc-companies', company('Kaveri'), company('Narmada'))
  await insert('mnc-openings', opening('Kaveri', 'First'), opening('Kaveri', 'Second'))
  const [, second] = await stored('mnc-openings')
  await change('mnc-openings', { updates: [{ id: second?.id ?? '', fields: { company: 'Narmada' } }] })
  expect(await rowsOf('mnc-openings')).toEqual([opening('Kaveri', 'First'), opening('Narmada', 'Second')])
})

test('a deleted row makes room for one with the same key', async () => {
  await insert('mnc-companies', company('Kaveri'))
  const [before] = await stored('mnc-companies')
  const inserts = [{ ...company('Kaveri'), is_featured: true }]
  await change('mnc-companies', { inserts, deletes: [before?.id ?? ''] })
  expect(await rowsOf('mnc-companies')).toEqual(inserts)
})

test('a table lists what its reference can name, and how many rows depend on a row', async () => {
  await insert('mnc-companies', company('Kaveri'), company('Narmada'))
  await insert('mnc-openings', opening('Kaveri', 'First'), opening('Kaveri', 'Second'))
  const read = (name: string) => readContentTable(database.owner, tableNamed(name))
  expect((await read('mnc-openings')).references).toEqual(new Set(['Kaveri', 'Narmada']))
  expect((await read('mnc-companies')).references).toBeNull()
  expect((await stored('mnc-companies')).map(({ dependents }) => dependents)).toEqual([2, 0])
})

test('a row that the database refuses is left out alone, and named', async () => {
  await insert('career-paths', PATH, { ...PATH, name: 'Other' })
  const [other, before] = await stored('career-paths')
  const names = Array.from({ length: 40 }, (_, index) => `Right ${index}`)
  const pathNamed = (name: string) => ({ ...PATH, name })
  const wrong = { ...PATH, name: 'Wrong', average_salary: -1 }
  const changes = {
    inserts: [
      ...names.slice(0, 17).map(pathNamed),
      wrong,
      ...names.slice(17).map(pathNamed),
      { ...PATH, name: 'Right 3' },
    ],
    updates: [
      { id: before?.id ?? '', fields: { description: 'Changed' } },
      { id: other?.id ?? '', fields: { average_salary: -1 } },
    ],
  }
  const { refused } = await change('career-paths', changes)
  expect(refused.map(({ of }) => of)).toEqual([other?.id, wrong, changes.inserts.at(-1)])
  expect(refused.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/check constraint/),
    expect.stringMatching(/check constraint/),
    expect.stringMatching(/unique constraint/),
  ])
  const rows = await rowsOf('career-paths')
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['Other', PATH.name, ...names].toSorted())
  expect(rows.find(({ name }) => name === PATH.name)).toMatchObject({ description: 'Changed' })
})

test('an error that is no fault of a row changes nothing', async () => {
  await insert('career-paths', PATH)
  const before = await stored('career-paths')
  const decide = () => {
    throw new Error('The plan has changed')
  }
  const table = tableNamed('career-paths')
  await expect(changeContentTable(database.owner, table, decide, NOW)).rejects.toThrow('plan has changed')
  expect(await stored('career-paths')).toEqual(before)
})

test('two changes at once run one after the other: the second sees what the first wrote', async () => {
  const addOne = () =>
    changeContentTable(
      database.owner,
      tableNamed('mnc-companies'),
      ({ rows }) => ({ ...NOTHING, inserts: [company(`Company ${rows.length}`)] }),
      NOW,
    )
  await Promise.all([addOne(), addOne()])
  expect((await rowsOf('mnc-companies')).map(({ name }) => name)).toEqual(['Company 0', 'Company 1'])
})
