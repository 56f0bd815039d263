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

test('every metric and label that a rule names is one that a process serves', async () => {
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
  const served = new Set(
    registry.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_count`, `${name}_bucket`]),
  )
  const named = rules.flatMap(({ expr }) => expr.match(/pravesh_\w+/g) ?? [])
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !served.has(name))).toEqual([])
})

test('each rule has a name of its own, and balanced brackets', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { expr } of rules) {
    for (const [open, close] of ['()', '{}', '[]'].map((pair) => pair.split('')))
      expect(expr.split(open ?? '').length, expr).toBe(expr.split(close ?? '').length)
  }
})
