import { expect, test } from 'vitest'
import { parseSource } from './sources.ts'

test('a token names an adapter and a board', () => {
  const { adapter, board, token } = parseSource('greenhouse:stripe')
  expect([adapter.name, board, token]).toEqual(['greenhouse', 'stripe', 'greenhouse:stripe'])
})

test('ignores the case of a board name if its source does', () => {
  expect(parseSource('Greenhouse:Stripe').token).toBe('greenhouse:stripe')
})

test.each([
  ['stripe', /is written adapter:board, for example greenhouse:stripe/],
  ['monster:stripe', /Unknown source "monster:stripe"/],
  ['greenhouse:', /"" is not a valid greenhouse board/],
  ['greenhouse:../../x', /is not a valid greenhouse board. Example: greenhouse:stripe/],
  ['workday:acme', /Example: workday:acme.wd3\/Careers\. It is `tenant.wdN\/site` of/],
  ['zoho:acme', /Example: zoho:acme.zohorecruit.in\. It is the host of the careers page/],
])('refuses %j and says what to write', (token, message) => {
  expect(() => parseSource(token)).toThrow(message)
})
