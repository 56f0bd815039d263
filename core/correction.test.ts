import { expect, test } from 'vitest'
import { contradiction, CorrectionSchema, voidedFacts, wholeCorrection } from './correction.ts'

test('fields that are checked against each other are corrected together', () => {
  const posting = {
    title: 'SDE',
    salary_min: 1,
    salary_max: 2,
    salary_period: 'year' as const,
    experience_min: 3,
  }
  expect(wholeCorrection({ salary_max: 9, title: 'QA' }, posting)).toEqual({
    title: 'QA',
    salary_min: 1,
    salary_max: 9,
    salary_period: 'year',
  })
})

test('a corrected fact loses the words it was read from, and no other', () => {
  expect(voidedFacts({ salary_min: 1, salary_max: 2, title: 'QA' })).toEqual(['pay'])
  expect(voidedFacts({ title: 'QA' })).toEqual([])
})

test('ranges that end before they begin are refused', () => {
  expect(contradiction({ salary_min: 2, salary_max: 1 })).toMatch(/pay/)
  expect(contradiction({ experience_min: 2, experience_max: 1 })).toMatch(/experience/)
  expect(contradiction({ salary_min: 2, salary_max: null, experience_min: 0, experience_max: 0 })).toBeNull()
})

test('only an https address can be the apply link', () => {
  expect(CorrectionSchema.safeParse({ application_url: 'javascript:alert(1)' }).success).toBe(false)
  expect(CorrectionSchema.safeParse({ application_url: 'https://a.example/?gh_jid=1' }).success).toBe(true)
})
