import { expect, test } from 'vitest'
import { isSafeOrigin } from './loopback.ts'

test.for([
  ['https://jobs.example', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:4000', true],
  ['http://[::1]:4000', true],
  ['http://jobs.example', false],
  ['http://localhost.example', false],
  ['http://127.0.0.1.example', false],
  ['http://192.168.1.4:3000', false],
] as const)('nobody on the way can read what is sent to %s: %s', ([origin, safe]) => {
  expect(isSafeOrigin(origin)).toBe(safe)
})
