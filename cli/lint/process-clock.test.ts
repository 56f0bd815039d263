import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** The lines of a source in which the rule finds this machine's clock. */
async function reported(source: string): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-lint-'))
  try {
    writeFileSync(join(folder, 'source.ts'), source)
    const config = {
      jsPlugins: [resolve('cli/lint/process-clock.js')],
      categories: { correctness: 'off' },
      rules: { 'pravesh/no-process-clock': 'error' },
    }
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
    const oxlint = resolve('node_modules/oxlint/bin/oxlint')
    const stdout = await new Promise<string>((done) => {
      execFile(process.execPath, [oxlint, '--format', 'json', 'source.ts'], { cwd: folder }, (_, text) =>
        done(text),
      )
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
  expect(await reported(source)).toEqual([1, 2, 3, 4, 5, 6])
})
