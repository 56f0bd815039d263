import { expect, test } from 'vitest'
import { ASKED_BRANCHES, branchesMetBy, DEGREES, degreesMetBy, studiesWritten } from './degrees.ts'

test('a degree meets what asks for it, for any graduate, or for any post-graduate', () => {
  expect(degreesMetBy('BE/BTech')).toEqual(['BE/BTech', 'Any graduate'])
  expect(degreesMetBy('MCA')).toEqual(['MCA', 'Any graduate', 'Any post-graduate'])
  expect(degreesMetBy('Any graduate')).toEqual(['Any graduate'])
  expect(degreesMetBy('Any post-graduate')).toEqual(['Any post-graduate', 'Any graduate'])
  for (const below of ['Diploma', 'ITI', '12th'] as const) expect(degreesMetBy(below)).toEqual([below])
})

test('a branch meets what asks for it or for any, and electronics if it is of them', () => {
  expect(branchesMetBy('CSE')).toEqual(['CSE', 'Any'])
  expect(branchesMetBy('ECE')).toEqual(['ECE', 'Any', 'Electronics'])
  expect(branchesMetBy('Any')).toEqual(['Any'])
})

test('they are read in their usual spellings', () => {
  for (const btech of ['be-btech', 'B.Tech', 'btech', 'B.E./B.Tech', 'BE/BTech', 'b.e.'])
    expect(studiesWritten(DEGREES, [btech])).toEqual(['BE/BTech'])
  expect(studiesWritten(ASKED_BRANCHES, ['any branch', 'e&i', 'ai-ds', 'related'])).toEqual([
    'EI',
    'AI/DS',
    'Any',
  ])
  expect(studiesWritten(DEGREES, ['phd', '', 'any'])).toEqual([])
})
