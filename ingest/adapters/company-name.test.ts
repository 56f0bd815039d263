import { expect, test } from 'vitest'
import { nameCompany, nameFromToken, spellToken } from './company-name.ts'

test.each([
  ['matchgroup', 'Matchgroup'],
  ['mango-metrics', 'Mango Metrics'],
  ['careers.qualcomm.com', 'Qualcomm'],
  ['micron.eightfold.ai', 'Micron'],
  ['acme.wd3/Careers', 'Acme'],
  ['vidya labs', 'Vidya Labs'],
  ['jobs.com', 'Jobs.com'],
])('the token %s is shown as %s', (token, name) => {
  expect(nameFromToken(token)).toBe(name)
})

test.each([
  ['matchgroup', ['At Match&nbsp;Group we', '<b>Match Group</b>, visit matchgroup.com'], 'Match Group'],
  ['pahalpay', ['PahalPay is', 'PahalPay was. Pahalpay too'], 'PahalPay'],
  ['matchgroup', ['Match Group alone'], null],
  ['matchgroup', ['hr@matchgroup.com', 'matchgroup', 'matchgroup'], null],
  ['acme', ['Acme and Acme'], null],
])('the postings of %s %j spell it %s', (token, texts, name) => {
  expect(spellToken(token, texts)).toBe(name)
})

test('the list’s name goes before the board’s, that before the one of an earlier crawl, and a token says so', () => {
  const settings = { company: null, baseUrl: null, pages: [] }
  expect(nameCompany('acme', 'Acme Ltd', { ...settings, company: 'Acme' })).toEqual({ company: 'Acme' })
  expect(nameCompany('acme', 'Acme Ltd', { ...settings, knownName: 'Old' })).toEqual({ company: 'Acme Ltd' })
  expect(nameCompany('acme', ' ', { ...settings, knownName: 'Old' })).toEqual({ company: 'Old' })
  expect(nameCompany('acme', null)).toEqual({ company: 'Acme', company_from_token: true })
})
