import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'
import { planOf, SUITES, UnknownSuiteError } from './plan.ts'

const PROJECTS = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? [String(project.test?.name)] : [],
)
const namesOf = (suite?: string, words: string[] = []) => planOf(suite, words).map(({ name }) => name)

test('the build and the browser come before the journeys', () => {
  const journeys = planOf(undefined, []).find(({ name }) => name === 'journeys')
  expect(journeys?.needs).toEqual(['build', 'chromium'])
})

test('everything includes the default plan and adds more', () => {
  const more = SUITES.filter((name) => !['everything', 'check', ...namesOf()].includes(name))
  expect(namesOf('everything')).toEqual([...namesOf(), ...more])
  expect(more).toEqual(['db-rest', 'journeys-rest', 'labelled', 'faults'])
})

test('everything runs each of the projects of tests once', () => {
  const projects = planOf('everything', []).flatMap((step) => step.projects ?? [])
  expect(projects.toSorted()).toEqual(PROJECTS.toSorted())
})

test('everything, and a suite that is named, check pages in every look', () => {
  const looksOf = (suite?: string) =>
    planOf(suite, [])
      .filter(({ projects }) => projects?.some((name) => name.startsWith('journeys')))
      .map(({ environment }) => environment?.PRAVESH_TEST_LOOKS)
  expect(looksOf('everything')).toEqual(['all', 'all'])
  expect(looksOf('journeys')).toEqual(['all'])
  expect(looksOf()).toEqual([undefined])
})

test('check is the fast part: no database server, no build, no browser', () => {
  expect(namesOf('check')).toEqual(['types', 'lint', 'format', 'unit'])
})

test('a suite by name includes its dependencies', () => {
  expect(namesOf('db')).toEqual(['db'])
  expect(namesOf('journeys')).toEqual(['chromium', 'journeys'])
})

test('words filter the named suite, not its dependencies', () => {
  const steps = planOf('journeys', ['home', 'jobs'])

  expect(steps.at(-1)?.commands[0]?.parameters.slice(-2)).toEqual(['home', 'jobs'])
  expect(steps[0]?.commands[0]?.parameters).toEqual([])
})

test('an unknown suite, and words for a suite without files, are refused by name', () => {
  expect(() => planOf('jorneys', [])).toThrow(UnknownSuiteError)
  expect(() => planOf('lint', ['home'])).toThrow('"lint" does not take file names')
})
