import { expect, test } from 'vitest'
import { CONTENT_TABLES, contentTableNamed } from './tables.ts'

test.each([
  ['courses', 'learn_courses'],
  ['learn_courses', 'learn_courses'],
  ['Learn-Courses', 'learn_courses'],
  ['mnc-openings', 'mnc_job_openings'],
  ['mnc_job_openings', 'mnc_job_openings'],
  [' events ', 'events_hackathons'],
])('%j is %s', (name, table) => {
  expect(contentTableNamed(name)?.table).toBe(table)
})

test.each(['', 'jobs', 'course', 'migrations', 'mnc_hiring_programmes'])(
  '%j is not a content table',
  (name) => {
    expect(contentTableNamed(name)).toBeNull()
  },
)

test('no two tables share a name, and a table comes after the one it refers to', () => {
  const names = CONTENT_TABLES.map(({ name }) => name)
  expect(new Set(names).size).toBe(CONTENT_TABLES.length)
  const tables = CONTENT_TABLES.map(({ table }) => table)
  for (const [index, { reference }] of CONTENT_TABLES.entries()) {
    if (reference) expect(tables.slice(0, index)).toContain(reference.table)
  }
})

test('keys, links and references are fields of their table', () => {
  for (const { table, schema, key, link, reference } of CONTENT_TABLES) {
    const named = [...key, ...(link ? [link] : []), ...(reference ? [reference.field] : [])]
    expect(Object.keys(schema.shape), table).toEqual(expect.arrayContaining(named))
  }
})
