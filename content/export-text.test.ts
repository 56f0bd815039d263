import { expect, test } from 'vitest'
import type { z } from 'zod'
import { careerPathSchema } from '#core/content/career-paths.ts'
import { CONTENT_TABLES } from '#core/content/tables.ts'
import { fileOf, tableNamed } from '#test/content-tables.ts'
import { exportText } from './export-text.ts'
import { readImportFile } from './import-file.ts'
import { readShippedRows } from './shipped-content.ts'

const RoadmapSteps = careerPathSchema.shape.roadmap
type RoadmapStep = z.infer<typeof RoadmapSteps>[number]

const table = tableNamed('mnc-companies')
const ROWS = [
  {
    name: 'Kaveri, Ltd',
    logo_url: null,
    website_url: 'https://kaveri.example.com/',
    is_featured: true,
    is_sample: false,
  },
]

test('CSV has the fields as columns, in the order of the shipped files', () => {
  expect(exportText(table, ROWS, 'csv')).toBe(
    'name,logo_url,website_url,is_featured,is_sample\n"Kaveri, Ltd",,https://kaveri.example.com/,TRUE,FALSE\n',
  )
})

test('JSON has the format of a shipped file', () => {
  expect(JSON.parse(exportText(table, ROWS, 'json'))).toEqual(ROWS)
})

test('a step’s properties are in schema order, whatever order the database has', async () => {
  const paths = tableNamed('career-paths')
  const [path] = await readShippedRows(paths)
  const step = ({ title, description, duration }: RoadmapStep) => ({ duration, title, description })
  const stored = { ...path, roadmap: RoadmapSteps.parse(path?.roadmap).map(step) }
  expect(exportText(paths, [stored], 'json')).toBe(exportText(paths, path ? [path] : [], 'json'))
})

test.each(
  CONTENT_TABLES.flatMap((table) => [
    { table, format: 'csv' as const },
    { table, format: 'json' as const },
  ]),
)('every shipped row of $table.name is itself again after $format', async ({ table, format }) => {
  const rows = await readShippedRows(table)
  const file = await readImportFile(fileOf(exportText(table, rows, format)), format, table)
  expect(file.rows.map(({ values }) => values)).toEqual(rows)
  expect(file.rows.flatMap(({ problems }) => problems)).toEqual([])
})
