import { expect, test } from 'vitest'
import { BUILD, buildFailure } from './build-site.ts'

test('a build that failed for want of space says so in a sentence', () => {
  const output =
    'x Build failed in 2s\n[Error: ENOSPC: no space left on device, write] {\n  errno: -28\n}\n    at f (y.js:1)'
  expect(buildFailure(output).message).toBe(`No space left on ${BUILD}. Free some and try again.`)
  expect(buildFailure("Error: EROFS: read-only file system, mkdir 'build'").message).toContain(
    'read-only disk',
  )
})

test('any other failure shows what the build said', () => {
  expect(buildFailure('app/root.tsx: Unexpected token\n').message).toBe(
    'app/root.tsx: Unexpected token\nThe site could not be built.',
  )
})
