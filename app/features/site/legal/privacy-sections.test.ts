import { expect, test } from 'vitest'
import { PAGES } from '#app/worker/cache-names.ts'
import { LIMITS } from '#app/worker/keep.ts'
import { privacySections, type KeptDays } from './privacy-sections.ts'

const KEPT: KeptDays = {
  clicks: 31,
  clicksByDay: 92,
  messages: 93,
  reports: 181,
  ratings: 367,
  unconfirmed: 8,
  unmailed: 366,
  issues: 95,
  alertMails: 61,
  session: 33,
  idle: 15,
}
const textOf = (hasSignIn: boolean, hasTelegram = false) =>
  privacySections(KEPT, { hasSignIn, hasTelegram })
    .flatMap(({ text }) => text.flat())
    .join('\n')

test('it states how long each kind of row is kept', () => {
  for (const days of Object.values(KEPT)) expect(textOf(true)).toContain(`${days} days`)
})

test('accounts and cookies are mentioned only where visitors can sign in', () => {
  const ids = (hasSignIn: boolean) =>
    privacySections(KEPT, { hasSignIn, hasTelegram: false }).map(({ id }) => id)
  expect(ids(true)).toContain('account')
  expect(ids(false)).not.toContain('account')
  expect(textOf(false)).toContain('No cookies unless you rate something.')
  expect(textOf(false)).not.toMatch(/sign in|account and/i)
})

test('Telegram is mentioned only where a bot sends alerts', () => {
  expect(textOf(true, false)).not.toMatch(/telegram/i)
  expect(textOf(false, true)).toContain('blocking the bot, deletes the chat and everything with it at once')
  expect(textOf(false, true).match(/61 days/g)).toHaveLength(2)
})

test('each section has its own id, and one names the operator', () => {
  const ids = privacySections(KEPT, { hasSignIn: true, hasTelegram: true }).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('operator')
})

test('it says what the worker keeps as the worker does, and how to delete it', () => {
  expect(textOf(false)).toContain(`up to ${LIMITS[PAGES]} pages`)
  expect(textOf(false)).toContain('“Delete kept pages”')
  expect(textOf(true)).toContain('so does signing out')
})
