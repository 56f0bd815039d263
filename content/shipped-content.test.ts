import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { ContentRow } from '#core/content/tables.ts'
import { problemLine } from './content-problem.ts'
import { checkShippedContent } from './shipped-content.ts'

test('every content file below content/ is checked, and every row of it is valid', async () => {
  const checked = await checkShippedContent()
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const shipped = files.filter((file) => /\.(?:csv|json)$/.test(file)).map((file) => `content/${file}`)
  expect(checked.map(({ file }) => file).toSorted()).toEqual(shipped.toSorted())
  expect(checked.flatMap(({ problems }) => problems.map(problemLine))).toEqual([])
  expect(checked.filter(({ rows }) => rows.length === 0)).toEqual([])
})

/** The problems in the shipped files after one row of one file is changed. */
async function problemsWith(file: string, row: number, fields: ContentRow): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-shipped-')) + sep
  try {
    cpSync(import.meta.dirname, folder, { recursive: true })
    const rows: ContentRow[] = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    writeFileSync(
      join(folder, file),
      JSON.stringify(rows.map((one, index) => (index === row ? Object.assign(one, fields) : one))),
    )
    const checked = await checkShippedContent(pathToFileURL(folder))
    return checked
      .flatMap(({ problems }) => problems.map(problemLine))
      .map((line) => line.replace(folder, ''))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const [first] = JSON.parse(readFileSync(new URL('learn-courses.json', import.meta.url), 'utf8')) as [
  ContentRow,
]

test.each<[string, string, number, ContentRow, RegExp]>([
  [
    'a category that no tab shows',
    'learn-courses.json',
    1,
    { role_category: 'Full Stack' },
    /^learn-courses\.json, row 2 \(.*\), role_category: expected one of "Frontend Dev"\|.*; found "Full Stack"$/,
  ],
  [
    'a type that no select offers',
    'events-hackathons.json',
    0,
    { event_type: 'Webinar' },
    /event_type: expected one of "Hackathon"\|.*; found "Webinar"$/,
  ],
  [
    'a link that is none',
    'startup-resources.json',
    0,
    { url: 'startupindia.gov.in' },
    /url: expected an https link to a domain, without tracking; found "startupindia\.gov\.in"$/,
  ],
  [
    'a row that is there already',
    'learn-courses.json',
    1,
    { name: first.name, platform: first.platform },
    /^learn-courses\.json, row 2 \(.*\): expected a unique key; .*learn-courses\.json, row 1, has the same key$/,
  ],
  [
    'a link that another row has',
    'learn-courses.json',
    1,
    { link: first.link },
    /, link: expected a unique link; .*learn-courses\.json, row 1, has the same link$/,
  ],
  [
    'an opening of a company that is not listed',
    'mnc-job-openings.json',
    2,
    { company: 'Nobody Ltd' },
    /row 3 \(Nobody Ltd · .*\), company: expected the name of a row of .*mnc-companies\.json$/,
  ],
  [
    'a hiring programme of a company that is not listed',
    'mnc-hiring-programmes.json',
    0,
    { company: 'Nobody Ltd' },
    /^mnc-hiring-programmes\.json, row 1 \(.*\), company: expected the name of a row of/,
  ],
  [
    'a field that the table does not have',
    'tools-courses.json',
    0,
    { colour: 'red' },
    /colour: unknown field/,
  ],
])('%s is reported', async (_, file, row, fields, problem) => {
  expect(await problemsWith(file, row, fields)).toEqual([expect.stringMatching(problem)])
})

test('rows without a link, or with links that differ only in case, are not duplicates', async () => {
  expect(await problemsWith('learn-courses.json', 1, { link: null })).toEqual([])
  const capitals = String(first.link).replace('responsive', 'Responsive')
  expect(await problemsWith('learn-courses.json', 1, { link: capitals })).toEqual([])
})
