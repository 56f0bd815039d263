import { expect, test } from 'vitest'
import { planOf, SUITES, UnknownSuiteError } from './plan.ts'

const namesOf = (suite?: string, words: string[] = []) => planOf(suite, words).map(({ name }) => name)

test('the build and the browser come before the journeys', () => {
  const journeys = planOf(undefined, []).find(({ name }) => name === 'journeys')
  expect(journeys?.needs).toEqual(['build', 'chromium'])
})

test('everything is what runs without a suite, and then more', () => {
  const more = SUITES.filter((name) => !['everything', 'check', ...namesOf()].includes(name))
  expect(namesOf('everything')).toEqual([...namesOf(), ...more])
  expect(more).toEqual(['db-pglite', 'labelled', 'faults'])
})

test('check is the fast part: no database server, no build, no browser', () => {
  expect(namesOf('check')).toEqual(['unit', 'types', 'lint', 'format'])
})

test('a suite alone brings what it needs', () => {
  expect(namesOf('db')).toEqual(['db'])
  expect(namesOf('journeys')).toEqual(['chromium', 'journeys'])
})

test('words narrow the suite that was named, and nothing before it', () => {
  const steps = planOf('journeys', ['home', 'jobs'])

  expect(steps.at(-1)?.commands[0]?.parameters.slice(-2)).toEqual(['home', 'jobs'])
  expect(steps[0]?.commands[0]?.parameters).toEqual([])
})

test('an unknown suite, and words for one without files, are refused by name', () => {
  expect(() => planOf('jorneys', [])).toThrow(UnknownSuiteError)
  expect(() => planOf('lint', ['home'])).toThrow('"lint" does not take file names')
})
