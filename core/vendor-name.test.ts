import { expect, test } from 'vitest'
import { ADAPTERS } from '#ingest/boards/sources.ts'
import { vendorName } from './vendor-name.ts'

test('every kind of board on the network has a name for visitors', () => {
  const kinds = ADAPTERS.filter(({ hosts, example }) => hosts(example).length > 0).map(({ name }) => name)
  expect(kinds.filter((kind) => vendorName(kind) === kind)).toEqual([])
  expect(vendorName('constructor')).toBe('constructor')
})
