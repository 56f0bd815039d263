import { expect, test } from 'vitest'
import {
  contradiction,
  correctionOfTexts,
  CorrectionSchema,
  voidedFacts,
  wholeCorrection,
} from './correction.ts'

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

const POSTING = {
  title: 'SDE',
  location: 'Some Village',
  locations: ['Pune'],
  salary_min: null,
  salary_max: 4_00_000,
  salary_period: 'year' as const,
  experience_min: 3,
  experience_max: null,
}

test.each([
  [{ salary_min: 30, salary_max: 40 }, /No job pays ₹30 a year: expected rupees, 36,000 to 10,00,00,000/],
  [{ salary_min: 500, salary_max: 600, salary_period: 'month' as const }, /No job pays ₹500 a month/],
  [{ salary_period: 'month' as const, salary_max: 40_00_000 }, /No job pays ₹40,00,000 a month/],
  [{ salary_min: 5_00_000 }, /lowest pay is more than the highest/],
  [{ salary_min: 1_00_000, salary_max: 90_00_000 }, /more than 20 times the lowest/],
  [{ experience_max: 2 }, /least experience is more than the most/],
  [{ locations: ['Gooa'] }, /We know no city “Gooa”: did you mean Goa/],
  [{ locations: ['Pune', 'Hydrabad'] }, /“Hydrabad”: did you mean Hyderabad/],
  [{ locations: ['Springfield'] }, /We know no city “Springfield”\.$/],
  [{ location: 'Gooa' }, /“Gooa”: did you mean Goa/],
  [{ location: 'Gooa, India' }, /“Gooa”: did you mean Goa/],
  [{ location: 'Xyzzy' }, /We know no place “Xyzzy”\.$/],
])('%j is refused', (correction, message) => {
  expect(contradiction(correction, POSTING)).toMatch(message)
})

test.each([
  [{ salary_min: 3_00_000 }],
  [{ salary_min: null, salary_max: 25_000, salary_period: 'month' as const }],
  [{ salary_min: null, salary_max: null }],
  [{ locations: ['Goa', 'Delhi NCR', 'Wayanad'] }],
  [{ locations: [] }],
  [{ location: 'Goa' }],
  [{ location: 'Pune (Hinjewadi Phase 2) or Remote' }],
  [{ location: 'Remote, India' }],
  [{ location: 'Karnataka' }],
  // As it is: the admin's form sends all fields.
  [{ location: 'Some Village', title: 'QA' }],
])('%j is not refused', (correction) => {
  expect(contradiction(correction, POSTING)).toBeNull()
})

test.each([
  [{ experience_min: '99' }, /expected number to be <=50/],
  [{ experience_min: '2.5' }, /expected number/],
  [{ work_mode: 'sometimes' }, /Invalid option/],
  [{ job_type: 'Gig' }, /Invalid option/],
  [{ category: 'Cooking' }, /Invalid option/],
  [{ experience_level: 'Guru' }, /Invalid option/],
  [{ salary_period: '' }, /Invalid option/],
  [{ title: '' }, /expected string/],
  [{ title: 'SDE \u202e' }, /characters that nobody sees/],
  [{ company: 'Acme\u200b' }, /characters that nobody sees/],
  [{ application_url: 'http://acme.example' }, /expected an https address/],
  [{ application_url: 'https://' }, /expected an https address/],
  [{ application_url: 'https://acme' }, /expected an https address/],
])('%j cannot be typed', (texts, message) => {
  expect(correctionOfTexts(texts).error?.message).toMatch(message)
})

test('cities become their names on the site', () => {
  expect(correctionOfTexts({ locations: 'Bangalore; mohali ;Goa; Gooa' }).data).toEqual({
    locations: ['Bengaluru', 'Chandigarh', 'Goa', 'Gooa'],
  })
})
