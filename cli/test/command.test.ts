import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'
import { countTests, planOf } from './command.ts'

const PROJECTS = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? [String(project.test?.name)] : [],
)

test('everything runs each project of tests, and npm test runs a part of them', () => {
  const { projects } = planOf('everything')
  expect(projects.toSorted()).toEqual(PROJECTS.toSorted())
  expect(projects).toEqual(expect.arrayContaining(planOf().projects))
})

test('check is the fast part: no database server, no build, no browser', () => {
  expect(planOf('check')).toEqual({ checks: ['types', 'lint', 'format'], projects: ['unit'] })
})

test('a suite that does not exist is nothing to run', () => {
  expect(planOf('jorneys')).toEqual({ checks: [], projects: [] })
})

test('a test that was skipped, a fault outside of the tests, and a run without any have failed', () => {
  const report = (numTotalTests: number, numPassedTests: number) =>
    JSON.stringify({ numTotalTests, numPassedTests })
  expect(countTests(report(12, 12), 0)).toEqual({ passed: 12, failed: 0 })
  expect(countTests(report(12, 10), 1)).toEqual({ passed: 10, failed: 2 })
  expect(countTests(report(12, 12), 1)).toEqual({ passed: 12, failed: 1 })
  expect(countTests(report(0, 0), 0)).toEqual({ passed: 0, failed: 1 })
})
