import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { scheduleOperatorAlerts } from './schedule-operator-alerts.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const HOUR = 3_600_000
const from = { name: 'Pravesh', address: 'letters@pravesh.example' }
const mail = { smtpUrl: 'smtp://127.0.0.1:1', from }
const operator = { name: null, address: null, email: 'help@pravesh.example' }
const site = { siteUrl: 'https://pravesh.example', hasSiteUrl: true }

test('the operator’s mail is checked once an hour, not at the start, and a failed check is told', async () => {
  const away = fakeDatabase(() => Promise.reject(new Error('The database is away')))
  const onError = vi.fn()
  const stop = scheduleOperatorAlerts(away, { mail, operator, ...site }, onError)
  vi.advanceTimersByTime(HOUR - 1)
  expect(onError).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  await expect.poll(() => onError.mock.calls.length).toBe(1)
  expect(onError).toHaveBeenCalledWith(expect.any(Error), 'operator alert: a check failed')
  await stop()
  vi.advanceTimersByTime(HOUR)
  expect(onError).toHaveBeenCalledOnce()
})

test.for([
  ['a mail server', { mail: null, operator, ...site }],
  ['an address', { mail, operator: { ...operator, email: null }, ...site }],
] as const)('without %s nothing is checked', async ([, settings]) => {
  const asked = vi.fn(() => [])
  const stop = scheduleOperatorAlerts(fakeDatabase(asked), settings, () => {})
  vi.advanceTimersByTime(HOUR)
  await stop()
  expect(asked).not.toHaveBeenCalled()
})
