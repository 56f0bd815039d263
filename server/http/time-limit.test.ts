import { expect, test } from 'vitest'
import { withinTime } from './time-limit.ts'

const never = new Promise<string>(() => undefined)

test('what is in time counts, failures too', async () => {
  expect(await withinTime(Promise.resolve('done'), 1000, () => 'late')).toBe('done')
  await expect(withinTime(Promise.reject(new Error('broken')), 1000, () => 'late')).rejects.toThrow('broken')
})

test('what takes longer is replaced', async () => {
  expect(await withinTime(never, 10, () => 'late')).toBe('late')
  const refuse = () => {
    throw new Error('too slow')
  }
  await expect(withinTime(never, 10, refuse)).rejects.toThrow('too slow')
})
