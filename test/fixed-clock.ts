import { afterEach, beforeEach, vi } from 'vitest'

/** In every test of this file it is this time: what a test expects of the clock stays right in later years. */
export function fixClock(now = '2026-11-26T06:30:00Z'): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) }))
  afterEach(() => void vi.useRealTimers())
}
