import { expect, test } from 'vitest'
import { mncHiringProgrammeSchema } from '#core/content/mnc-hiring-programme.ts'
import { HIRING_PROGRAMMES, programmesFor, type HiringProgramme } from './hiring-programmes.server.ts'

const found = (search: string, company = '') =>
  programmesFor({ search, company }).map((programme) => programme.company)

test('a programme has exactly the fields of its schema', () => {
  const valid: HiringProgramme[] = mncHiringProgrammeSchema.array().parse(HIRING_PROGRAMMES)
  expect(valid).toEqual(HIRING_PROGRAMMES)
})

test('without a filter all five are listed, in the order of the file', () => {
  expect(found('')).toHaveLength(5)
  expect(found('')).toEqual(HIRING_PROGRAMMES.map(({ company }) => company))
})

test('the company filter gives only that company’s programme', () => {
  expect(found('', 'Wipro')).toEqual(['Wipro'])
  expect(found('', 'Google')).toEqual([])
})

test.each([
  ['infosys', ['Infosys']],
  ['nqt', ['Tata Consultancy Services']],
  ['NINJA', ['Tata Consultancy Services']],
  ['specialist programmer', ['Infosys']],
  // The words need not be adjacent.
  ['interview  mysuru', ['Infosys']],
  ['xyzzyplugh', []],
  ['ninja xyzzyplugh', []],
])('“%s” is searched for in all texts of a card', (search, companies) => {
  expect(found(search)).toEqual(companies)
})

test('search and company filter combine', () => {
  expect(found('ninja', 'Infosys')).toEqual([])
  expect(found('interview', 'Infosys')).toEqual(['Infosys'])
})
