import { afterEach, beforeEach } from 'vitest'

type Level = 'error' | 'warn'

/**
 * A test fails if it writes to console.error or console.warn. To expect such a message, use
 * `vi.spyOn(console, 'error').mockImplementation(() => undefined)`.
 */
const levels: Level[] = ['error', 'warn']
const originals = { error: console.error, warn: console.warn }
let messages: string[] = []

beforeEach(() => {
  messages = []
  for (const level of levels) {
    console[level] = (...parts: unknown[]) => {
      messages.push(`console.${level}: ${parts.map(String).join(' ')}`)
      originals[level](...parts)
    }
  }
})

afterEach(() => {
  for (const level of levels) console[level] = originals[level]
  if (messages.length > 0) throw new Error(`The test wrote what it did not expect:\n${messages.join('\n')}`)
})
