import { expect, test } from 'vitest'
import { scanText } from '../scan/scan-text.ts'
import { eachClue } from './clues.ts'
import { readExperience } from './experience.ts'
import { findCandidates } from './mentions.ts'
import { heaviestClues, weigh } from './weigh.ts'

const only = (text: string) => {
  const [words] = findCandidates(scanText({ title: 'Engineer', text }))
  if (!words) throw new Error(`no years in ${text}`)
  return words
}

test('no clue is told twice, and a long sentence has no more of them', () => {
  const clues = (text: string) => {
    const all: string[] = []
    eachClue(only(text), (kind, value) => all.push(`${kind} ${value}`))
    return all
  }
  const short = clues('You have 5 years of Java, five of Java, and our team has 5 more.')
  expect(new Set(short).size).toBe(short.length)
  const filler = 'of Java and '.repeat(200)
  expect(clues(`We ${filler} have 5 years ${filler} here`).length).toBeLessThan(2 * short.length)
})

test('what speaks against years weighs less than nought', () => {
  expect(weigh(only('You have 5+ years of experience with Java.'))).toBeGreaterThan(1)
  expect(weigh(only('Our mentors have 12 years behind them.'))).toBeLessThan(0)
  const [first, second] = heaviestClues(only('Our mentors have 12 years behind them.'), 2)
  expect(Math.abs(first?.weight ?? 0)).toBeGreaterThanOrEqual(Math.abs(second?.weight ?? 0))
})

const yearsOf = (text: string) => readExperience(scanText({ title: 'Engineer', text })).value

test.each([
  'Engineers here bring 8+ years of experience in payments on average, so you will always find somebody to ask.',
  'The steel plant at Angul has run SAP for 19 years and now wants it on Azure.',
  'Keep 12 project leads, each having 10+ years of experience, on the same page.',
])('words around years outweigh the grammar: %s', (text) => {
  expect(yearsOf(text)).toBeNull()
})

test('years that no rule knows are taken where all around them asks', () => {
  expect(yearsOf("You've got seven or more years in kitchens.")).toEqual({
    min: 7,
    max: null,
  })
})
