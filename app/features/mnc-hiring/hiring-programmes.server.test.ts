import { expect, test } from 'vitest'
import { mncHiringProgrammeSchema } from '#core/content/mnc-hiring-programme.ts'
import { HIRING_PROGRAMMES, programmesFor, type HiringProgramme } from './hiring-programmes.server.ts'

const found = (search: string, company = '') =>
  programmesFor({ search, company }).map((programme) => programme.company)

test('a programme has the fields of its schema, and no others', () => {
  const valid: HiringProgramme[] = mncHiringProgrammeSchema.array().parse(HIRING_PROGRAMMES)
  expect(valid).toEqual(HIRING_PROGRAMMES)
})

test('without a filter all five are there, in the order of the file', () => {
  expect(found('')).toHaveLength(5)
  expect(found('')).toEqual(HIRING_PROGRAMMES.map(({ company }) => company))
})

test('a company gives its own programme alone', () => {
  expect(found('', 'Wipro')).toEqual(['Wipro'])
  expect(found('', 'Google')).toEqual([])
})

test.each([
  ['infosys', ['Infosys']],
  ['nqt', ['Tata Consultancy Services']],
  ['NINJA', ['Tata Consultancy Services']],
  ['specialist programmer', ['Infosys']],
  // The words need not stand together.
  ['interview  mysuru', ['Infosys']],
  ['xyzzyplugh', []],
  ['ninja xyzzyplugh', []],
])('“%s” is looked for in all that a card says', (search, companies) => {
  expect(found(search)).toEqual(companies)
})

test('search and company narrow together', () => {
  expect(found('ninja', 'Infosys')).toEqual([])
  expect(found('interview', 'Infosys')).toEqual(['Infosys'])
})
