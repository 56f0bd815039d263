import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

/**
 * Maximum length of an expression that postings are read with: words belong into tables, and rules into functions. One
 * that is written between slashes stands in a line, so `line-length.test.ts` keeps it short; the others are made of parts.
 */
const MOST = 200

const ROOT = join(import.meta.dirname, '..')

afterEach(() => vi.unstubAllGlobals())

test(`no expression of the reader is longer than ${MOST} characters`, async () => {
  const files = globSync(['ingest/understand/**/*.ts', 'core/posting-*.ts', 'core/places/*.ts'], {
    cwd: ROOT,
  })
  const modules = files.filter((file) => !file.endsWith('.test.ts'))
  const importAll = () => Promise.all(modules.map((file) => import(/* @vite-ignore */ join(ROOT, file))))
  // Packages make theirs now, and ours are made again under watch.
  await importAll()
  vi.resetModules()
  const lengths = new Map<string, number>()
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct(target, [pattern, flags]: [string, string?]) {
        const made = new target(pattern, flags)
        lengths.set(made.source, made.source.length)
        return made
      },
    }),
  )
  await importAll()
  expect(lengths.size).toBeGreaterThan(30)
  expect([...lengths].filter(([, length]) => length > MOST)).toEqual([])
})
