import { expect, test } from 'vitest'
import { ADAPTERS } from '#ingest/adapters/sources.ts'
import { sourceName } from './source-name.ts'

test.each([
  ['greenhouse:stripe', 'Greenhouse'],
  ['lever-eu:acme', 'Lever'],
  ['jsonld:careers.acme.example', 'careers.acme.example'],
  ['file:acme', 'the employer’s own list or page'],
  ['test', 'the employer’s own list or page'],
])('%s is %s', (source, name) => {
  expect(sourceName(source)).toBe(name)
})

test('every kind of board has its name', () => {
  const named = ADAPTERS.filter(({ name }) => !['jsonld', 'file'].includes(name))
  for (const { name } of named) expect(sourceName(`${name}:acme`), name).toMatch(/^[A-Z]/)
})
