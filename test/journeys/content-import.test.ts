import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { copyEmbedded } from '../copied-database.ts'
import { startSite } from '../site-process.ts'
import { SHORT_LIVED } from '../test-files.ts'

const COMMAND = fileURLToPath(new URL('../../cli/content/command.ts', import.meta.url))
/** How long a page may be served from the cache. */
const KEPT_MS = 30_000
const FOUR_LAKH = /₹4(<!-- -->)? LPA/

/** A separate site, and the operator's command on its database. */
async function ownSite() {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-content-site-'))
  const dataDirectory = await copyEmbedded(join(folder, 'data'))
  const site = await startSite({ DATA_DIR: dataDirectory }, folder)
  return {
    html: async (path: string) => (await fetch(site.url + path)).text(),
    /** Imports rows from a file. */
    async take(table: string, lines: string[]): Promise<string> {
      const file = join(folder, `${table}.csv`)
      writeFileSync(file, `${lines.join('\n')}\n`)
      const args = [...SHORT_LIVED, COMMAND, 'import', file, '--table', table, '--apply']
      const env = { PATH: process.env.PATH, DATA_DIR: dataDirectory }
      return (await promisify(execFile)(process.execPath, args, { env })).stdout
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}

test(
  'imported rows are on the pages within half a minute, and a career path keeps its address',
  { timeout: 300_000 },
  async () => {
    await using site = await ownSite()
    expect(await site.html('/courses')).not.toContain('Weaving Pages by Hand')
    const path = /\/career-paths\/[0-9a-f-]{36}/.exec(
      await site.html('/career-paths?search=UI+Developer'),
    )?.[0]
    if (!path) throw new Error('The career path is not in the list.')
    expect(await site.html(path)).not.toMatch(FOUR_LAKH)

    const written = await site.take('courses', [
      'name,platform,role_category,difficulty,rating,is_free,tags,link',
      'Weaving Pages by Hand,Example Academy,Frontend Dev,Beginner,,yes,HTML; CSS; Forms,https://courses.example.com/weaving',
    ])
    expect(written).toContain('Saved: 1 row.')
    await expect
      .poll(() => site.html('/courses'), { timeout: KEPT_MS + 10_000, interval: 1000 })
      .toContain('Weaving Pages by Hand')

    await site.take('career-paths', ['name,average_salary', 'UI Developer,"4,00,000"'])
    await expect.poll(() => site.html(path), { timeout: KEPT_MS + 10_000, interval: 1000 }).toMatch(FOUR_LAKH)
  },
)
