import { expect, test } from 'vitest'
import { ADAPTERS, parseSource } from './sources.ts'

test('a token names an adapter and a board', () => {
  const { adapter, board, token } = parseSource('greenhouse:stripe')
  expect([adapter.name, board, token]).toEqual(['greenhouse', 'stripe', 'greenhouse:stripe'])
})

test('ignores the case of a board name if its source does', () => {
  expect(parseSource('Greenhouse:Stripe').token).toBe('greenhouse:stripe')
})

test('space around a token and around its colon does not count', () => {
  expect(parseSource(' greenhouse: stripe ').token).toBe('greenhouse:stripe')
})

test('each kind of board says its form with an example that is one', () => {
  for (const { name, example } of ADAPTERS) {
    expect(parseSource(`${name}:${example}`).board.toLowerCase()).toBe(example.toLowerCase())
    const message = new RegExp(`Example: ${name}:.+ Expected ${name}: and .+\\.$`)
    expect(() => parseSource(`${name}:../../x y`)).toThrow(message)
  }
})

test.each([
  ['stripe', /is written adapter:board, for example greenhouse:stripe/],
  ['monster:stripe', /Unknown source "monster:stripe"/],
  ['greenhouse:', /"" is not a valid greenhouse board/],
  ['greenhouse:../../x', /is not a valid greenhouse board. Example: greenhouse:stripe/],
  ['lever:a b', /Example: lever:meesho\. Expected lever: and the site in the board's address/],
  ['zoho:acme', /Example: zoho:acme\.zohorecruit\.in\. Expected zoho: and the host of the careers page/],
  ['workday:acme', /Example: workday:acme\.wd3\/Careers\. Expected workday: and `tenant.wdN\/site` of/],
  ['file:a b', /Expected file: and a name of your own\./],
  ['amazon:amazon', /Expected amazon: and amazon\.jobs, its only board\./],
  [
    'avature:jobs.acme.example',
    /Expected avature: and the address of the list, without https:\/\/ and without \/SearchJobs/,
  ],
  ['rippling:a b', /as in ats\.rippling\.com\/acme\./],
])('refuses %j and says what to write', (token, message) => {
  expect(() => parseSource(token)).toThrow(message)
})
