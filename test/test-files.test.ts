import { existsSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import {
  DATABASE_TESTS,
  EMBEDDED_TESTS,
  ENGINES_DIFFER,
  LATER,
  JOURNEYS,
  SERVER_TESTS,
  SLOW_FILES,
  later,
} from './test-files.ts'

const isDatabaseTest = (path: string) => DATABASE_TESTS.some((pattern) => matchesGlob(path, pattern))

test('every file that is listed to run elsewhere exists, so that a moved test is not skipped silently', () => {
  const named = [...EMBEDDED_TESTS, ...SERVER_TESTS, ...ENGINES_DIFFER]
  expect(named.filter((path) => !existsSync(path))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('every file that is listed to start first exists', () => {
  expect(SLOW_FILES.filter((path) => !existsSync(path))).toEqual([])
})

test('tests for both engines are database tests, and tests for one engine are not', () => {
  expect(ENGINES_DIFFER.filter((path) => !isDatabaseTest(path))).toEqual([])
  expect(SERVER_TESTS.filter(isDatabaseTest)).toEqual([])
})

test('tests that only `everything` runs exist, and are journeys or database tests', () => {
  expect(LATER.filter((path) => !existsSync(path))).toEqual([])
  const kinds = [...JOURNEYS, ...DATABASE_TESTS, ...EMBEDDED_TESTS, ...SERVER_TESTS]
  expect(later(kinds)).toEqual(LATER)
})
