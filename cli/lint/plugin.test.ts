import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** The lines of a source at this path in which one of our rules finds a fault. */
async function reported(rule: string, source: string, path = 'source.ts'): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-lint-'))
  try {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
    const config = {
      jsPlugins: [resolve('cli/lint/plugin.js')],
      categories: { correctness: 'off' },
      rules: { [`pravesh/${rule}`]: 'error' },
    }
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
    const oxlint = resolve('node_modules/oxlint/bin/oxlint')
    const stdout = await new Promise<string>((done) => {
      execFile(process.execPath, [oxlint, '--format', 'json', path], { cwd: folder }, (_, text) => done(text))
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { labels: { span: { line: number } }[] }[] }
    return diagnostics.map(({ labels }) => labels[0]?.span.line ?? 0).toSorted((one, other) => one - other)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('finds this machine’s clock in each spelling, and no time that came from elsewhere', async () => {
  const source = `export const a = new Date()
export const b = Date.now()
export const c = Date['now']()
export const { now } = Date
export const d = Date()
export const clock = Date.now
export const e = new Date(0)
export const f = Date.parse('2026-11-26')
export const g = performance.now()
export const h = (time: Date) => new Date(time.getTime() + 1)
`
  expect(await reported('no-process-clock', source)).toEqual([1, 2, 3, 4, 5, 6])
})

test('lets imports go one way between folders', async () => {
  const source = `import { sql } from '#db/clock.ts'
import type { Row } from '#db/schema.ts'
import { money } from '#core/money.ts'
export { other } from '../find/other.ts'
export const late = () => import('#test/late.ts')
`
  expect(await reported('directions', source, 'content/rows.ts')).toEqual([1, 2, 4, 5])
})

test('lets a command import types of the server, and no values', async () => {
  const source = `import type { App } from '#server/app.ts'
import { type Page, pages } from '#server/pages/pages.ts'
`
  expect(await reported('directions', source, 'cli/site/start.ts')).toEqual([2])
})

test('lets imports of values go one way between the subfolders of a folder', async () => {
  const source = `import { pages } from '#server/pages/pages.ts'
import type { Page } from '#server/pages/pages.ts'
import { meter } from './meter.ts'
`
  expect(await reported('directions', source, 'server/http/limit.ts')).toEqual([1])
  expect(await reported('directions', source, 'server/feeds/feeds.ts')).toEqual([])
})

test('lets a subfolder import values of those below it, and load those above it later', async () => {
  const source = `import { JobCard } from '#app/features/jobs/job-card.tsx'
import type { Shell } from '#app/shell/shell.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
export const late = () => import('#app/shell/shell.tsx')
`
  expect(await reported('directions', source, 'app/page/frame.ts')).toEqual([1])
  expect(await reported('directions', source, 'app/frame.ts')).toEqual([])
})
