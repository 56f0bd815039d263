import { expect, test } from 'vitest'
import {
  ABROAD,
  BETTER_KNOWN_ELSEWHERE,
  NAMESAKES,
  SHARED_STATE_CODES,
  STATE_CODES_ABROAD,
} from './abroad.ts'
import { placesNamed, stateByCode } from './gazetteer.ts'
import { placeWords } from './place-words.ts'

test('every name that places abroad share with India is one of ours, and their countries are listed', () => {
  const names = [...Object.keys(NAMESAKES), ...BETTER_KNOWN_ELSEWHERE]
  expect(names.filter((name) => placesNamed(placeWords(name)).length === 0)).toEqual([])
  const countries = Object.values(NAMESAKES).flatMap((codes) => codes.split(' '))
  expect(countries.filter((code) => !(code in ABROAD))).toEqual([])
})

test('codes of states abroad are told apart from those of India', () => {
  const alone = Object.values(STATE_CODES_ABROAD).flatMap((codes) => codes.split(' '))
  expect(alone.filter((code) => stateByCode(code) !== null)).toEqual([])
  const shared = [...SHARED_STATE_CODES].filter((code) => code !== 'in')
  expect(shared.filter((code) => stateByCode(code) === null)).toEqual([])
})
