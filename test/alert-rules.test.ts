import { readFileSync } from 'node:fs'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { registerOperation } from '#metrics/operation-gauges.ts'
import { createSiteMeter, registerReadings } from '#server/metrics/site-meter.ts'
import { fakeDatabase } from './fake-database.ts'

const Rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().regex(/^\d+[mhd]$/),
          annotations: z.strictObject({ summary: z.string() }),
        }),
      ),
    }),
  ),
})

const rules = Rules.parse(parse(readFileSync('deploy/alerts.yml', 'utf8'))).groups.flatMap(
  (group) => group.rules,
)

/** What a site process serves about itself and from the database. */
function servedMetrics() {
  const registry = new Registry()
  createSiteMeter(registry, () => '/')
  registerReadings(registry, {
    pageCache: () => ({ pages: 0, bytes: 0 }),
    renders: () => ({ running: 0, waiting: 0 }),
    index: () => null,
    isDatabaseAway: () => false,
    replica: { isUsed: () => true, lagMs: () => 250 },
  })
  registerOperation(registry, { owner: fakeDatabase(() => []), logError: () => {} })
  return registry.getMetricsAsArray()
}

test('every metric and label that a rule names is one that a process serves', () => {
  const served = new Set(servedMetrics().flatMap(({ name }) => [name, `${name}_count`, `${name}_bucket`]))
  const named = rules.flatMap(({ expr }) => expr.match(/pravesh_\w+/g) ?? [])
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !served.has(name))).toEqual([])
})

test('the documentation has every metric', () => {
  // A row may name two, the second without what both begin with: `pravesh_page_cache_entries`, `…_bytes`.
  const rows = readFileSync('docs/operations.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `pravesh_'))
    .map((line) => Array.from(line.split('|')[1]?.matchAll(/`(?:…)?(\w+)`/g) ?? [], ([, name = '']) => name))
  const isDocumented = (name: string) =>
    rows.some(([first = '', ...ends]) =>
      [
        first === name,
        ...ends.map((end) => name.endsWith(end) && first.startsWith(name.slice(0, -end.length))),
      ].includes(true),
    )
  const served = servedMetrics().map(({ name }) => name)
  expect(served.length).toBeGreaterThan(15)
  expect(served.filter((name) => !isDocumented(name))).toEqual([])
})

test('each rule has a name of its own, and balanced brackets', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { expr } of rules) {
    for (const [open, close] of ['()', '{}', '[]'].map((pair) => pair.split('')))
      expect(expr.split(open ?? '').length, expr).toBe(expr.split(close ?? '').length)
  }
})
