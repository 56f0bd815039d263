import { expect, test } from 'vitest'
import { checkServerVersion } from './server-version.ts'

test('an old server is refused, and the error says what to do', () => {
  expect(() => checkServerVersion(140_012)).toThrow(/PostgreSQL 14 server, but Pravesh needs 15 or newer/)
  expect(() => checkServerVersion(150_000)).not.toThrow()
})
