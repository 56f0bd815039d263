import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseSettings } from '#core/settings.ts'
import type { DatabaseHandle } from '#db/open.ts'
import { COURSES, listRows } from '#db/queries/content/catalogue.ts'
import { listMncCompanies } from '#db/queries/content/mnc.ts'
import { runInProcess } from '#test/command-here.ts'
import { copyEmbedded } from '#test/copied-database.ts'
import { startCommand } from '#test/started-command.ts'
import { openSeeded } from '../site/open-seeded.ts'
import { PROJECT } from '../process/project.ts'

/** The running site: it owns the data folder, and its pages have their own connections. */
let site: DatabaseHandle
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pravesh-content-'))
  site = (await openSeeded(parseSettings({ DATA_DIR: await copyEmbedded(join(folder, 'data')) }))).database
  process.chdir(folder)
}, 120_000)
afterAll(async () => {
  process.chdir(PROJECT)
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command as an operator would, in the folder of the files. */
const content = (args: string[], data = 'data') =>
  runInProcess('content', args, { DATA_DIR: join(folder, data) })

function write(name: string, ...lines: string[]): string {
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  return name
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const HEADER = 'name,platform,role_category,difficulty,rating,is_free,tags,link'
const course = (name: string, level = 'Beginner') =>
  `${name},Example Academy,DevOps,${level},,yes,Linux; Shell,https://courses.example.com/${name.toLowerCase()}`
const ownCourses = async () =>
  (await listRows(site.web, COURSES, { role_category: 'DevOps', search: 'Example Academy' })).map(
    ({ name }) => name,
  )

test('a dry run shows the changes and how to apply them, and changes nothing', async () => {
  const file = write('dry.csv', HEADER, course('Ansible'))
  const { code, stdout } = await content(['import', file, '--table', 'courses'])
  expect(code).toBe(0)
  expect(stdout).toContain('line 2     new        Example Academy · Ansible')
  expect(stdout).toMatch(/npm run content -- import dry\.csv --table courses --apply\n$/)
  expect(await ownCourses()).not.toContain('Ansible')
})

test('--apply writes the valid rows while the site runs, names the invalid ones by line, and exits with 1', async () => {
  const file = write('mixed.csv', HEADER, course('Bash'), course('Cron', 'Easy'), course('Docker'))
  const { code, stdout } = await content(['import', file, '--table', 'learn_courses', '--apply'])
  expect(code).toBe(1)
  expect(stdout).toContain('line 3     wrong      Example Academy · Cron')
  expect(stdout).toContain('difficulty: expected one of "Beginner"|"Intermediate"|"Advanced"; found "Easy"')
  expect(stdout).toMatch(/Wrong, and skipped: line 3\.\nSaved: 2 rows\. .*\n$/)
  expect(await ownCourses()).toEqual(expect.arrayContaining(['Bash', 'Docker']))
  expect(await ownCourses()).not.toContain('Cron')
})

test('a row that the database refuses is named by its line, and the others are saved', async () => {
  await sql`alter table learn_courses add constraint refused check (name <> 'Refused')`.execute(site.owner)
  const file = write('refused.csv', HEADER, course('Etcd'), course('Refused'), course('Fluentd'))
  const { code, stdout } = await content(['import', file, '--table', 'courses', '--apply'])
  expect(code).toBe(1)
  expect(stdout).toMatch(/line 3 +wrong +Example Academy · Refused\n.*the database refused it: .*"refused"/)
  expect(stdout).toMatch(/Wrong, and skipped: line 3\.\nSaved: 2 rows\. /)
  expect(await ownCourses()).toEqual(expect.arrayContaining(['Etcd', 'Fluentd']))
})

test('a table is exported to a file, edited and imported again', async () => {
  expect(await content(['export', 'companies.csv', '--table', 'mnc-companies'])).toMatchObject({
    code: 0,
    stdout: '18 rows of mnc_companies saved to companies.csv.\n',
  })
  // Without a byte order mark, Excel reads the file in a legacy encoding.
  expect(read('companies.csv')).toMatch(/^\uFEFFname,logo_url,website_url,is_featured,is_sample\n/)
  const edited = read('companies.csv')
    .replace(/^Velankur Infosystems,.*\n/m, '')
    .replace(/(Amazon,.*)FALSE,FALSE/, '$1TRUE,FALSE')
  writeFileSync(join(folder, 'companies.csv'), edited)

  const dry = await content(['import', 'companies.csv', '--table', 'mnc-companies', '--replace'])
  expect(dry.stdout).toContain('removed    Velankur Infosystems, with 2 rows that refer to it')
  expect(dry.stdout).toContain('1 changed, 16 unchanged, 0 wrong, 1 removed')
  const apply = await content(['import', 'companies.csv', '--table', 'mnc-companies', '--replace', '--apply'])
  expect(apply).toMatchObject({ code: 0, stdout: expect.stringMatching(/Saved: 2 rows\. .*\n$/) })
  const companies = await listMncCompanies(site.web)
  expect(companies.map(({ name }) => name)).not.toContain('Velankur Infosystems')
  expect(companies.find(({ name }) => name === 'Amazon')?.is_featured).toBe(true)
})

test('an export without a file prints the table and nothing else', async () => {
  const { stdout } = await content(['export', '--table', 'career-paths', '--format', 'json'])
  expect(JSON.parse(stdout)[0]).toHaveProperty('roadmap')
  expect((await content(['export', '-', '--table', 'events'])).stdout).toMatch(/^event_name,organizer,/)
})

test('an export overwrites a file only with --force', async () => {
  const file = write('mine.json', 'an hour of work')
  expect(await content(['export', file, '--table', 'tools'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('"mine.json" already exists. Choose another name, or add --force'),
  })
  expect(read(file)).toBe('an hour of work\n')
  expect((await content(['export', file, '--table', 'tools', '--force'])).code).toBe(0)
  expect(JSON.parse(read(file))).not.toEqual([])
})

test('a file that is not a table is refused whole, and no database is opened', async () => {
  const file = write('bad.csv', 'name,nme', 'x,y')
  const { code, stderr } = await content(['import', file, '--table', 'courses', '--apply'], 'never')
  expect(code).toBe(1)
  expect(stderr).toMatch(/bad\.csv: unknown column "nme".*\nNothing was saved\.\n$/)
  expect(existsSync(join(folder, 'never'))).toBe(false)
})

test('works with the site stopped, on a database that it creates', { timeout: 120_000 }, async () => {
  const file = write('own.csv', HEADER, course('Fedora'))
  const settings = { DATA_DIR: join(folder, 'own') }
  const made = await startCommand('content', ['import', file, '--table', 'courses', '--apply'], settings)
    .finished
  expect(made.code).toBe(0)
  const { stdout } = await content(['export', '--table', 'courses', '--format', 'json'], 'own')
  expect(JSON.parse(stdout)).toMatchObject([{ name: 'Fedora', tags: ['Linux', 'Shell'] }])
})

test('wrong arguments exit with 2 and say what to do; --help prints the usage', async () => {
  expect(await content(['import', 'absent.csv', '--table', 'courses'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Cannot read the file "absent.csv": there is no such file.'),
  })
  expect(await content(['import', 'absent.csv', '--table', 'course'])).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/Unknown table "course"\.[^]*courses +learn_courses/),
  })
  expect(await content(['--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('--replace') })
})
