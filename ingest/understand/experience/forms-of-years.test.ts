import { expect, test } from 'vitest'
import { scanText } from '../scan/scan-text.ts'
import { readExperience } from './experience.ts'

/** Ways to write years, with the minimum and the maximum that they state. */
const FORMS: [form: string, min: number, max: number | null][] = [
  ['3+ years', 3, null],
  ['3 years', 3, null],
  ['3 (three) years', 3, null],
  ['5yrs+', 5, null],
  ['5 + years', 5, null],
  ['5 plus years', 5, null],
  ['5 or more years', 5, null],
  ['two-plus years', 2, null],
  ['minimum 3 years', 3, null],
  ['min. 3 yrs', 3, null],
  ['a minimum of 4 years', 4, null],
  ['at least three years', 3, null],
  ['not less than 4 years', 4, null],
  ['more than 5 years', 5, null],
  ['roughly 3-4 years', 3, 4],
  ['3-5 years', 3, 5],
  ['3 to 5 years', 3, 5],
  ['3–5 yrs', 3, 5],
  ['3 - 5 Years', 3, 5],
  ['3~5 years', 3, 5],
  ['3/5 years', 3, 5],
  ['03-05 years', 3, 5],
  ['3 yrs - 5 yrs', 3, 5],
  ['three to five years', 3, 5],
  ['between 4 and 7 years', 4, 7],
  ['3-5+ years', 3, null],
  ['0-1 years', 0, 1],
  ['up to 2 years', 0, 2],
  ['6 months to 1 year', 0, 1],
  ['1.5 to 3 years', 1, 3],
  ['2.5+ years', 2, null],
  ['one year', 1, null],
  ['24 months', 2, null],
  ['18+ months', 1, null],
]

/** Sentences, labels and lists around them. */
const FRAMES = [
  'Experience: …',
  'Experience Required - …',
  'Total experience: …',
  'Exp: …',
  'Work experience of … is required.',
  'We need someone with … of experience in Java.',
  'You have … of professional experience.',
  'Java developer with … of relevant experience',
  'Candidates should have … experience in software testing.',
  'Looking for Java developers having … exp.',
  'Must have … of experience with Spring Boot',
  'Requirements:\n- … of hands-on experience with Java',
]

function yearsOf(text: string) {
  return readExperience(scanText({ title: 'Java Developer', text })).value
}

test.each(FORMS)('%j asks for %j to %j, in every sentence', (form, min, max) => {
  for (const frame of FRAMES) {
    const text = `Build APIs with our team.\n${frame.replace('…', form)}`
    expect(yearsOf(text), frame).toEqual({ min, max })
  }
})

test.each(['a year', 'a full year'])('%j of experience is one', (form) => {
  for (const frame of FRAMES.filter((one) => /… (?:of )?.*exp/.test(one)))
    expect(yearsOf(frame.replace('…', form)), frame).toEqual({ min: 1, max: null })
})

test.each([
  ['Min 3 yrs, Max 7 yrs', 3, 7],
  ['Experience: 3 Years (Min), 6 Years (Max)', 3, 6],
  ['Experience required in years: Min 5, Max 8', 5, 8],
  ['A developer: two yrs minimum, five yrs maximum, in Java.', 2, 5],
  ['The candidate has 4 years at least and 9 at most in Java.', 4, 9],
  ['Exp: between 3 & 6 yrs', 3, 6],
  ['Exp : 3 Yrs - 5 Yrs', 3, 5],
])('two bounds: %s', (text, min, max) => {
  expect(yearsOf(text)).toEqual({ min, max })
})

test.each([
  ['Number of years required: 8 to 12', { min: 8, max: 12 }],
  ['Years on the platform: 3-6.', { min: 3, max: 6 }],
  ['Years of experience for this grade: two to four', { min: 2, max: 4 }],
  ['Experience Fresher Location Pune', { min: 0, max: 0 }],
  ['Experience freshers need.', null],
  ['Years in business: 12 to 15.', null],
  ['Years do not matter: one year or fifteen.', null],
])('a label that counts years: %s', (text, years) => {
  expect(yearsOf(text)).toEqual(years)
})

test.each([
  'Two LPA more after a year.',
  'Reviews twice a year; experience counts.',
  'Our helpdesk is open 24/7 all year.',
])('%j asks for nothing', (text) => {
  expect(yearsOf(text)).toBeNull()
})
