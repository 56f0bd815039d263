import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

const SITE = 'https://pravesh.example'

test.each([
  ['/jobs', '/jobs'],
  ['/jobs?job=7&search=react+js', '/jobs?job=7&search=react+js'],
  ['/jobs#main', '/jobs'],
  ['/a/../jobs', '/jobs'],
  ['/career-paths/%2F%2Felsewhere.example', '/career-paths/%2F%2Felsewhere.example'],
])('%s is a local page', (text, path) => {
  expect(returnPath(text, SITE)).toBe(path)
})

test.each([
  undefined,
  '',
  'jobs',
  'https://elsewhere.example/',
  'https://pravesh.example/jobs',
  '//elsewhere.example/',
  '///elsewhere.example/',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  'javascript:alert(1)',
  '/auth/sign-in',
  '/auth',
  '/account/save',
  `/${'x'.repeat(3000)}`,
])('%s is not a local page', (text) => {
  expect(returnPath(text, SITE)).toBeNull()
})
