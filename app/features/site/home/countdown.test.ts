import { expect, test } from 'vitest'
import { OFFER_COUNTDOWN_SECONDS } from '#app/site.ts'
import { countdownParts, secondsLeft } from './countdown.ts'

test('the offer starts at 3 days, 14 hours, 0 minutes, 0 seconds', () => {
  expect(countdownParts(secondsLeft(OFFER_COUNTDOWN_SECONDS, 0))).toEqual({
    days: 3,
    hours: 14,
    minutes: 0,
    seconds: 0,
  })
})

test('it counts down by one after each full second', () => {
  expect(secondsLeft(OFFER_COUNTDOWN_SECONDS, 999)).toBe(OFFER_COUNTDOWN_SECONDS)
  expect(countdownParts(secondsLeft(OFFER_COUNTDOWN_SECONDS, 1_000))).toEqual({
    days: 3,
    hours: 13,
    minutes: 59,
    seconds: 59,
  })
})

test('it stops at zero', () => {
  expect(secondsLeft(60, 59_999)).toBe(1)
  expect(secondsLeft(60, 60_000)).toBe(0)
  expect(countdownParts(secondsLeft(60, 9_000_000))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
