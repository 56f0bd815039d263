import { expect, test } from 'vitest'
import { applyCooldowns } from './cooldowns.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { parseSource } from '#ingest/adapters/sources.ts'

/** The hosts that are left alone, with the seconds. */
function held(rests: Record<string, number>, listed: Parameters<typeof applyCooldowns>[1] = []) {
  const hosts: Record<string, number> = {}
  const rateLimiter = {
    ...createRateLimiter(),
    holdOff(host: string, seconds: number) {
      hosts[host] = seconds
      return false
    },
  }
  const boards = Object.entries(rests).map(([source, seconds]) => ({ source, seconds }))
  applyCooldowns(boards, listed, rateLimiter)
  return hosts
}

test('the host of a board that rests is left alone, also when no list names the board', () => {
  expect(held({ 'greenhouse:b': 1800, 'recruitee:acme': 30 })).toEqual({
    'boards-api.greenhouse.io': 1800,
    'acme.recruitee.com': 30,
  })
})

test('a board with a base address is where that is', () => {
  const local = parseSource('greenhouse:b', { baseUrl: new URL('http://127.0.0.1:4000') })
  expect(held({ 'greenhouse:b': 1800 }, [local])).toEqual({ '127.0.0.1:4000': 1800 })
})

test('a board of a kind that there is no more, or that is read from files, has no host', () => {
  expect(held({ 'oldboard:x': 1800, 'file:gulmohar': 60 })).toEqual({})
})
