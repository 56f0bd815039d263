import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { differences, withLines } from './flattened.ts'
import { PARTS, readLabelled } from './labelled-set.ts'

/** One posting in twenty; `npm test -- everything` reads all. */
const STRIDE = process.env.PRAVESH_TEST_LABELLED === 'all' ? 1 : 20
// It only computes, longer on a busy machine.
const LIMIT_MS = 480_000

/** What is read otherwise without its markup, a line for a posting and a way to lose it. The file only shrinks. */
const KNOWN = readFileSync(join(import.meta.dirname, 'labelled/flattened-differences.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)

test('a posting that lost its markup is read as it was with it', { timeout: LIMIT_MS }, () => {
  const read = PARTS.flatMap((part) =>
    withLines(readLabelled(part)).map((labelled) => ({ labelled, name: `${part}/${labelled.where}` })),
  ).filter((_, index) => index % STRIDE === 0)
  const found = read.flatMap(({ labelled, name }) => {
    const ways = Map.groupBy(differences(labelled), ({ way }) => way)
    return [...ways].map(([way, facts]) => `${name} ${way}: ${facts.map(({ fact }) => fact).join(', ')}`)
  })
  const names = new Set(read.map(({ name }) => name))
  const known = KNOWN.filter((line) => names.has(line.slice(0, line.indexOf(' '))))

  expect(found).toEqual(known)
})
