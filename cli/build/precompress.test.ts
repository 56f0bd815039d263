import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { precompress } from './precompress.ts'

test('text files get compressed copies, other files do not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-precompress-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  const script = 'const jobs = []\n'.repeat(300)
  writeFileSync(join(folder, 'assets', 'entry.js'), script)
  writeFileSync(join(folder, 'assets', 'font.woff2'), 'w'.repeat(5000))
  writeFileSync(join(folder, 'robots.txt'), 'short')

  await precompress(folder)

  expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'entry.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'assets', 'entry.js.gz'))).toString()).toBe(script)
  expect(existsSync(join(folder, 'assets', 'font.woff2.br'))).toBe(false)
  expect(existsSync(join(folder, 'robots.txt.br'))).toBe(false)
})
