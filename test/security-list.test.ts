import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PROJECT = join(import.meta.dirname, '..')
const TEXT = readFileSync(join(PROJECT, 'docs/security.md'), 'utf8')

/** The requirements: `- **1.2.4 SQL**, met: how`. */
const rows = Array.from(
  TEXT.matchAll(/^- \*\*(\d[^*]*)\*\*, ([^:\n]+)(?:: ((?:.|\n )*))?/gm),
  ([, requirement = '', state = '', how = '']) => ({ requirement, state: state.trim(), how }),
)

const pathsIn = (text: string) =>
  Array.from(text.matchAll(/`([\w./-]+\.(?:tsx?|sql|md))`/g), ([, path = '']) => path)

test('every file that it names exists', () => {
  const named = pathsIn(TEXT)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([])
})

test('every line has a state, and a test or a reason', () => {
  const known = new Set(['met', 'open', 'outside', 'not applicable'])
  expect(rows.filter(({ state }) => !known.has(state))).toEqual([])
  const bare = rows.filter(({ state, how }) => (state === 'met' || state === 'open') && how === '')
  expect(bare).toEqual([])
})

test('all chapters are there, in order', () => {
  const chapters = rows.map(({ requirement }) => Number.parseInt(requirement, 10))
  expect(chapters).toEqual(chapters.toSorted((a, b) => a - b))
  expect([...new Set(chapters)]).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
})
