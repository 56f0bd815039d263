import { expect, test } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const never = new Promise<string>(() => undefined)

test('returns a result or an error that is in time', async () => {
  expect(await withTimeout(Promise.resolve('done'), 1000, () => 'late')).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('broken')), 1000, () => 'late')).rejects.toThrow('broken')
})

test('returns the fallback after the timeout', async () => {
  expect(await withTimeout(never, 10, () => 'late')).toBe('late')
  const refuse = () => {
    throw new Error('too slow')
  }
  await expect(withTimeout(never, 10, refuse)).rejects.toThrow('too slow')
})
