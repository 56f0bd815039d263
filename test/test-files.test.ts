import { existsSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { DATABASE_TESTS, EMBEDDED_TESTS, ENGINES_DIFFER, SERVER_TESTS } from './test-files.ts'

const isDatabaseTest = (path: string) => DATABASE_TESTS.some((pattern) => matchesGlob(path, pattern))

test('every test that is named to run elsewhere is there: one that was moved is not left out silently', () => {
  const named = [...EMBEDDED_TESTS, ...SERVER_TESTS, ...ENGINES_DIFFER]
  expect(named.filter((path) => !existsSync(path))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('what runs on both engines is a test on a database, and what runs on one is not', () => {
  expect(ENGINES_DIFFER.filter((path) => !isDatabaseTest(path))).toEqual([])
  expect(SERVER_TESTS.filter(isDatabaseTest)).toEqual([])
})
