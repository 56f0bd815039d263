import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Maximum length of a line of code. The formatter breaks at 110 where it can; strings, expressions and class
 * names are broken by hand. Neither the formatter nor the linter has a rule for it.
 */
const MOST = 140

const ROOT = join(import.meta.dirname, '..')
const SKIPPED = new Set(['node_modules', 'build', '.data', '.react-router', '.git', 'fixtures'])
/** Outlines of drawings: nobody reads them. */
const DRAWINGS = new Set(['app/ui/icons.tsx'])

test(`no line of code is longer than ${MOST} characters`, () => {
  const files = globSync('**/*.{ts,tsx,css,js}', { cwd: ROOT, exclude: (name) => SKIPPED.has(name) })
  expect(files.length).toBeGreaterThan(500)
  const long = files
    .filter((file) => !DRAWINGS.has(file))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.length > MOST ? [`${file}:${index + 1} has ${line.length}`] : [])),
    )
  expect(long).toEqual([])
})
