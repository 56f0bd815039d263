import { expect, test } from 'vitest'
import { ADAPTERS } from '#ingest/boards/sources.ts'
import { sourceName } from './source-name.ts'

test.each([
  ['greenhouse:stripe', 'Stripe’s careers page'],
  ['lever-eu:stripe', 'Stripe’s careers page'],
  ['jsonld:careers.stripe.example', 'Stripe’s careers page'],
  ['file:stripe', 'Stripe’s own list or page'],
])('%s is %s', (source, name) => {
  expect(sourceName(source, 'Stripe')).toBe(name)
})

test('every kind of board has a name', () => {
  const named = ADAPTERS.filter(({ name }) => name !== 'file')
  for (const { name } of named) expect(sourceName(`${name}:acme`, 'Acme'), name).toBe('Acme’s careers page')
})
