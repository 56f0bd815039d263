import { expect, test } from 'vitest'
import { readImportFile } from '#content/import-file.ts'
import { planImport } from '#content/import-plan.ts'
import { contentTableNamed } from '#core/content/tables.ts'
import { doubtfulRemoval, emptyFileProblem } from './doubt.ts'

const INSIST = 'If the file is whole, tick “Even if that is more than half of them”.'
const plain = { replace: false, force: false }

const table = contentTableNamed('courses')
if (!table) throw new Error('There is no table of courses.')
const HEADER = 'name,platform,role_category,difficulty,rating,is_free,tags,link\n'
const course = (name: string) =>
  `${name},Academy,DevOps,Beginner,,yes,Linux,https://courses.example/${name}\n`
const read = (text: string) => readImportFile(Buffer.from(text), 'csv', table)

test('a file with a header only is refused; removing the others, insisted on, empties the table', async () => {
  const header = await read(HEADER)
  expect(emptyFileProblem(plain, header)).toBe('expected rows below the first line; there are none.')
  expect(emptyFileProblem({ replace: true, force: false }, header)).toMatch(
    /To empty the table .* tick “Even if/,
  )
  expect(emptyFileProblem({ replace: true, force: true }, header)).toBeNull()
  expect(emptyFileProblem(plain, await read(HEADER + course('a')))).toBeNull()
  expect(emptyFileProblem(plain, await readImportFile(Buffer.from('[]'), 'json', table))).toMatch(
    /^expected a list with rows;/,
  )
})

test('a file that may be cut off removes nothing unless the operator insists', async () => {
  const names = ['a', 'b', 'c', 'd']
  const whole = await planImport(
    table,
    await read(HEADER + names.map(course).join('')),
    { rows: [], references: null },
    true,
  )
  const stored = {
    rows: whole.inserts.map((row, index) => ({ id: `${index}`, row, dependents: 0 })),
    references: null,
  }
  const doubt = async (text: string, isEnded: boolean, force = false) =>
    doubtfulRemoval({ force }, { isEnded }, await planImport(table, await read(text), stored, true), stored)
  const cut = (rows: number) => HEADER + names.slice(0, rows).map(course).join('')

  expect(await doubt(cut(4), false)).toBeNull()
  expect(await doubt(cut(3), true)).toBeNull()
  expect(await doubt(cut(3).trimEnd(), false)).toBe(
    `it would remove 1 of the 4 rows of the table, and its last line has no end. ${INSIST}`,
  )
  expect(await doubt(cut(1), true)).toBe(`it would remove 3 of the 4 rows of the table. ${INSIST}`)
  expect(await doubt(cut(1), true, true)).toBeNull()
})
