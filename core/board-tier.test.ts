import { expect, test } from 'vitest'
import { placeAfterCrawl, placeAfterFailure, type BoardPlacement, type TrustedCrawl } from './board-tier.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

const BEFORE: BoardPlacement = {
  state: 'active',
  tier: 'often',
  finding: 'ok',
  changedAt: null,
  goneSince: null,
}
const CRAWL: TrustedCrawl = { at: NOW, found: 9, india: 5, kept: 3, open: 3, changed: false }
const after = (crawl: Partial<TrustedCrawl>, before: Partial<BoardPlacement> = {}) =>
  placeAfterCrawl({ ...BEFORE, ...before }, { ...CRAWL, ...crawl })

test('a board with IT jobs in India is asked often while they change, and daily when they stay', () => {
  expect(after({ changed: true })).toMatchObject({ tier: 'often', state: 'active', changedAt: NOW })
  expect(after({}, { changedAt: daysAgo(2) })).toMatchObject({ tier: 'often', changedAt: daysAgo(2) })
  expect(after({}, { changedAt: daysAgo(3) })).toMatchObject({ tier: 'daily', state: 'active' })
  expect(placeAfterCrawl(null, CRAWL)).toMatchObject({ tier: 'daily', state: 'active', finding: 'ok' })
})

test('a resting or dead board in which a crawl finds IT jobs in India is active again', () => {
  const dead = { state: 'dead', tier: 'monthly', finding: 'gone', goneSince: daysAgo(40) } as const
  expect(after({ changed: true }, dead)).toEqual({
    state: 'active',
    tier: 'often',
    finding: 'ok',
    changedAt: NOW,
    goneSince: null,
  })
})

test.each([
  [{ found: 0, india: 0, kept: 0 }, 'empty'],
  [{ india: 0, kept: 0 }, 'no jobs in India'],
  [{ kept: 0 }, 'no IT jobs in India'],
])('a board with nothing for us rests, once nothing of it is open: %j', (crawl, finding) => {
  expect(after({ ...crawl, open: 2 })).toMatchObject({ state: 'active', tier: 'daily', finding })
  expect(after({ ...crawl, open: 0 })).toMatchObject({ state: 'resting', tier: 'weekly', finding })
})

const failed = (
  run: Partial<Parameters<typeof placeAfterFailure>[1]>,
  before: Partial<BoardPlacement> = {},
) =>
  placeAfterFailure({ ...BEFORE, ...before }, { at: NOW, gone: false, failures: 1, readBefore: true, ...run })

test('a board that was read before is dead when it is still gone a day later; any other at once', () => {
  expect(failed({ gone: true })).toMatchObject({ state: 'active', tier: 'daily', goneSince: NOW })
  expect(failed({ gone: true }, { goneSince: daysAgo(0.9) })).toMatchObject({ state: 'active' })
  expect(failed({ gone: true }, { goneSince: daysAgo(1) })).toMatchObject({ state: 'dead', tier: 'monthly' })
  expect(failed({ gone: true, readBefore: false })).toMatchObject({ state: 'dead', finding: 'gone' })
})

test('a failing board becomes rarer, keeps its state, and is never asked more often for it', () => {
  expect(failed({ failures: 2 })).toMatchObject({ state: 'active', tier: 'often', finding: 'failing' })
  expect(failed({ failures: 3 }).tier).toBe('daily')
  expect(failed({ failures: 10 }).tier).toBe('weekly')
  expect(failed({ failures: 1 }, { tier: 'weekly', state: 'resting' })).toMatchObject({
    tier: 'weekly',
    state: 'resting',
  })
  expect(failed({}, { goneSince: daysAgo(1) }).goneSince).toBeNull()
})
