import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusalOf } from '#ingest/boards/policy.ts'
import { ADAPTERS, parseSource } from '#ingest/boards/sources.ts'

const text = readFileSync('docs/sources.md', 'utf8')
/** The cells of the table whose first line has these words. */
function rowsOf(heading: string): string[][] {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith('|') && line.includes(heading))
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'))
  return lines.slice(first + 2, first + length).map((line) => line.split('|').map((cell) => cell.trim()))
}
const namesIn = (cell = '') => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)
const kinds = rowsOf('permission')

test('the documentation has every source, and says of each whether it may be fetched as it does', () => {
  expect(kinds.flatMap(([, names]) => namesIn(names)).toSorted()).toEqual(
    ADAPTERS.map(({ name }) => name).toSorted(),
  )
  for (const [, names, , , permission = ''] of kinds) {
    for (const name of namesIn(names)) {
      const { example } = ADAPTERS.find((adapter) => adapter.name === name) ?? { example: '' }
      const source = parseSource(`${name}:${example}`)
      const refused = (allowed: string[]) => refusalOf(source, new Set(allowed)) !== null
      const closed = permission.startsWith('**')
      expect([name, refused([])]).toEqual([name, closed])
      // "Board by board": allowing the source allows none of them.
      expect([name, refused([name])]).toEqual([name, permission === '**board by board**'])
      expect([name, refused([`${name}:${example}`])]).toEqual([name, false])
    }
  }
})

test('what is not known of a source that was never asked is written down', () => {
  const unasked = rowsOf('what only a live response can tell')
  const names = unasked.flatMap(([, name]) => namesIn(name))
  expect(names).toEqual([
    'oracle',
    'eightfold',
    'successfactors',
    'ripplehire',
    'mynexthire',
    'turbohire',
    'avature',
    'radancy',
    'jobvite',
    'jazzhr',
    'trakstar',
    'cognizant',
    'rippling',
    'freshteam',
    'google',
    'zoho',
    'peoplestrong',
    'zwayam',
    'phenom',
    'jibe',
    'icims',
    'amazon',
    'infosys',
    'ibm',
    'capgemini',
    'mercedesbenz',
    'kpit',
  ])
  for (const [, name, robots = '', unknown = ''] of unasked) {
    expect(robots, name).not.toBe('')
    expect(unknown, name).not.toBe('')
  }
})
