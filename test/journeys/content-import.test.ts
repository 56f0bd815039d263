import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect } from 'vitest'
import { copyEmbedded } from '../copied-database.ts'
import { test } from '../journey.ts'
import { siteDatabase } from '../site-database.ts'
import { startSite, type SiteProcess } from '../site-process.ts'
import { SHORT_LIVED } from '../test-files.ts'

const COMMAND = fileURLToPath(new URL('../../cli/content/command.ts', import.meta.url))
/** How long a page may be served from the cache. */
const KEPT_MS = 30_000
const FOUR_LAKH = /₹4(<!-- -->)? LPA/

/** A separate site, because other tests count the rows of the shared one. */
let site: SiteProcess
let folder = ''
let dataDirectory = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pravesh-content-site-'))
  dataDirectory = await copyEmbedded(join(folder, 'data'))
  site = await startSite({ DATA_DIR: dataDirectory }, folder)
}, 200_000)
afterAll(() => site[Symbol.asyncDispose](), 30_000)

const html = async (path: string) => (await fetch(site.url + path)).text()

/** Imports rows from a file with the operator's command. */
async function take(table: string, lines: string[]): Promise<string> {
  const file = join(folder, `${table}.csv`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  const args = [...SHORT_LIVED, COMMAND, 'import', file, '--table', table, '--apply']
  const env = { PATH: process.env.PATH, DATA_DIR: dataDirectory }
  return (await promisify(execFile)(process.execPath, args, { env })).stdout
}

test(
  'imported rows are on the pages within half a minute, and a career path keeps its address',
  { timeout: 300_000 },
  async () => {
    expect(await html('/courses')).not.toContain('Weaving Pages by Hand')
    const path = /\/career-paths\/[0-9a-f-]{36}/.exec(await html('/career-paths?search=UI+Developer'))?.[0]
    if (!path) throw new Error('The career path is not in the list.')
    expect(await html(path)).not.toMatch(FOUR_LAKH)

    const written = await take('courses', [
      'name,platform,role_category,difficulty,rating,is_free,tags,link',
      'Weaving Pages by Hand,Example Academy,Frontend Dev,Beginner,,yes,HTML; CSS; Forms,https://courses.example.com/weaving',
    ])
    expect(written).toContain('Saved: 1 row.')
    await expect
      .poll(() => html('/courses'), { timeout: KEPT_MS + 10_000, interval: 1000 })
      .toContain('Weaving Pages by Hand')

    await take('career-paths', ['name,average_salary', 'UI Developer,"4,00,000"'])
    await expect.poll(() => html(path), { timeout: KEPT_MS + 10_000, interval: 1000 }).toMatch(FOUR_LAKH)
  },
)

test('a past event is marked and closed, and comes after all upcoming ones', async ({ newPage }) => {
  const event_name = 'An event of last month'
  await using database = await siteDatabase(dataDirectory)
  await database.owner
    .insertInto('events_hackathons')
    .values({
      event_name,
      organizer: 'Test organiser',
      description: 'Held already.',
      event_type: 'Workshop',
      event_date: new Date(Date.now() - 30 * 86_400_000),
      location: 'Indore',
      tags: [],
      registration_link: 'https://example.com/over',
    })
    .execute()
  const page = await newPage({ siteUrl: site.url })
  await page.goto('/events-hackathons?show=96')
  const cards = page.getByRole('main').getByRole('article')
  expect(await cards.last().getByRole('heading').textContent()).toBe(event_name)
  expect(await cards.last().getByText('Past', { exact: true }).isVisible()).toBe(true)
  const closed = cards.last().getByRole('button', { name: /^Registration Closed/ })
  expect(await closed.isDisabled()).toBe(true)
})
