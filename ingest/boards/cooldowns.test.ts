import { expect, test } from 'vitest'
import { applyCooldowns } from './cooldowns.ts'
import { createRateLimiter } from '#ingest/network/rate-limiter.ts'
import { parseSource } from './sources.ts'

/** The hosts that are cooling down, with the seconds. */
function cooledHosts(cooldowns: Record<string, number>, listed: Parameters<typeof applyCooldowns>[1] = []) {
  const hosts: Record<string, number> = {}
  const rateLimiter = {
    ...createRateLimiter(),
    holdOff(host: string, seconds: number) {
      hosts[host] = seconds
      return false
    },
  }
  const boards = Object.entries(cooldowns).map(([source, seconds]) => ({ source, seconds }))
  applyCooldowns(boards, listed, rateLimiter)
  return hosts
}

test('applies a board’s cooldown to its host, even if the board is not listed', () => {
  expect(cooledHosts({ 'greenhouse:b': 1800, 'recruitee:acme': 30 })).toEqual({
    'boards-api.greenhouse.io': 1800,
    'acme.recruitee.com': 30,
  })
})

test('applies it to the meter that a vendor keeps over all of its hosts', () => {
  expect(cooledHosts({ 'avature:jobs.acme.example/en_US/careers': 240 })).toEqual({
    'jobs.acme.example': 240,
    avature: 240,
  })
})

test('uses the base address of a board that has one', () => {
  const local = parseSource('greenhouse:b', { baseUrl: new URL('http://127.0.0.1:4000') })
  expect(cooledHosts({ 'greenhouse:b': 1800 }, [local])).toEqual({ '127.0.0.1:4000': 1800 })
})

test('ignores boards of a removed kind, and those read from files', () => {
  expect(cooledHosts({ 'oldboard:x': 1800, 'file:gulmohar': 60 })).toEqual({})
})
