import { expect, test } from 'vitest'
import { scanText } from '../scan/scan-text.ts'
import { readExperience } from './experience.ts'

function yearsOf(text: string) {
  const { value } = readExperience(scanText({ title: 'Engineer', experience: null, text }))
  return value && [value.min, value.max]
}

test.each([
  '2+ years with Terraform gives you an edge',
  '4+ years of Scala is welcome, not needed',
  'It helps if you have 4+ years of Android behind you',
  'Preference to candidates with 3+ years of experience',
  '4 years or more with Oracle: an advantage',
  'Experience with Rust (1-2 years) is a bonus',
  'What would set you apart\n• 4+ years of experience in a start-up\n• Wit',
  'You will stand out if you have\n• 3+ years of experience with MLOps\n• Wit',
  'Ideally you have 4+ years of experience with GCP.',
  'Ideally, you have\n• 4+ years of experience with GCP\n• Wit',
  'Candidates with 2+ years in support can apply for our Senior Associate position.',
  'Queries about openings for engineers with 3 to 8 years go to another team.',
  'Not required, but helpful\n• 5+ years of experience in the hotel trade\n• Wit',
  "It'd be a treat if you had 3+ years of experience with pipelines.",
  'Someone with 3-4 years of experience in machine vision would be perfect.',
  'Appreciated: 1 to 3 years of experience in app testing.',
  'Preferred experience: 3 to 5 years.',
  'Edge: candidates with 3+ years on SAP.',
  'Somebody with 1-3 years of mobile testing would hit the ground running.',
])('what is welcome is not asked for: %s', (text) => {
  expect(yearsOf(text)).toBeNull()
})

test.each([
  ['4-6 years in testing, preferably in banking', 4, 6],
  ['5 to 8 years of experience, fintech preferred', 5, 8],
  ["Bachelor's degree and 4+ years of experience; a Master's is an advantage", 4, null],
  ['4+ years of experience; a degree is welcome but not needed', 4, null],
  ['Must have 3+ years in Java. Nice to have: Kotlin.', 3, null],
  ['7+ years. Bonus up to 10%.', 7, null],
  ['Desired experience range: 5 - 8 yrs', 5, 8],
  ['Desired experience: 5 - 8 yrs', 5, 8],
])('a wish for something else leaves the years: %s', (text, min, max) => {
  expect(yearsOf(text)).toEqual([min, max])
})

test.each([
  ['We are looking for delivery managers with 10 years of experience.', 10],
  ['Our client needs testers with 3 years of experience in insurance.', 3],
  ['HR business partners with 5 years of experience wanted.', 5],
  ['Candidates must have three years of classroom teaching.', 3],
  ['The resort is looking for a chef with no fewer than eight years in kitchens.', 8],
])('somebody is sought with years: %s', (text, min) => {
  expect(yearsOf(text)).toEqual([min, null])
})

test.each([
  'Teach Python to 8-14 year olds.',
  'Children from 9 to 13 years, groups of ten.',
  'ESOP Rs. 12,00,000 over 4 years.',
  'Minimum stay expected: 1 year.',
  'You will schedule delivery managers with 10 years of experience at four sites.',
  'The testers with 3 years of experience whom you coach sit in Kochi.',
  'We have been hiring on this campus for 9 years.',
  'The engineers you interview have 2-8 years of experience in Java.',
  'Your learners have 3 to 12 years of experience.',
  'Field visits with a senior having 4 years of experience.',
])('others have the years, or nobody is sought with them: %s', (text) => {
  expect(yearsOf(text)).toBeNull()
})

test('years that take the place of a degree are asked of those alone who hold none', () => {
  expect(yearsOf("Bachelor's degree or 4+ years of equivalent practical experience")).toBeNull()
  expect(yearsOf('In lieu of a degree, 5 years of experience are accepted')).toBeNull()
  expect(yearsOf("Bachelor's degree or equivalent, and 4+ years of experience")).toEqual([4, null])
  expect(yearsOf("6+ years, or 4+ years with a Master's")).toEqual([6, null])
})

test.each([
  'Mentor four engineers with one to three years of experience',
  'Interview candidates with 2 to 15 years of experience for all our offices',
  'Some of us came with 1 year, some with 12 years of experience.',
  'Can I apply with one year of experience? Yes.',
  'Q: I have 5 years of experience in testing. May I switch?',
  'Mention your total experience, e.g. 4.5 years.',
  'Sabbatical for engineers with 5+ years of experience at our company',
  'For candidates with 5+ years of experience we have a separate opening.',
  'Similar jobs: Java Developer, 4-7 years; PHP Developer, 1-3 years',
  'Whether you have one year of experience or ten, show us what you built.',
  'A break of at least 2 years in your career',
  'Valid passport (2+ years)',
  'Average experience in the team: 6 years.',
  'Candidates with 8+ years of experience may look at the Architect posting.',
  'Do you take people with 10 years of experience? Yes, and with none.',
])('years of others, of another job and of no matter: %s', (text) => {
  expect(yearsOf(text)).toBeNull()
})

test.each([
  ['8+ years of experience managing developers and testers', 8],
  ['3 years of experience in supporting customers of banks', 3],
  ['Are you an engineer with 3 years of experience?', 3],
  ['We are hiring engineers with 4+ years of experience for our clients.', 4],
  ['2+ years of experience in a company that helps you grow', 2],
  ['A tester with 3+ years of experience to work with us in Pune', 3],
])('years of whoever gets the job: %s', (text, min) => {
  expect(yearsOf(text)?.[0]).toBe(min)
})

test('who is turned away by years, and who by the lack of them', () => {
  expect(yearsOf('People with 3+ years of experience need not apply.')).toBeNull()
  expect(yearsOf('Candidates above 3 years of experience are requested not to apply.')).toBeNull()
  expect(yearsOf('Candidates with less than 2 years of experience need not apply')).toEqual([2, null])
  expect(yearsOf('Applicants without 3 years of experience will not be considered')).toEqual([3, null])
  expect(yearsOf('Freshers need not apply; minimum 2 years')).toEqual([2, null])
  expect(yearsOf('3 years of experience, fresh graduates will not be considered')).toEqual([3, null])
})

test('beside a list of what is asked for, lists under other headings and lines behind it ask for nothing', () => {
  const asked = 'Requirements\n• Java\n• SQL\n'
  expect(
    yearsOf(`${asked}Things that make us smile\n• 3+ years of experience with Clojure\n• Wit`),
  ).toBeNull()
  expect(yearsOf('Things that we need\n• 3+ years of experience with Clojure\n• Wit')).toEqual([3, null])
  expect(yearsOf(`${asked}Ravi, 3 years in the team: no two weeks are the same`)).toBeNull()
})

test.each([
  ['You have been writing Go for a living for at least 4 years', 4, null],
  ['A couple of years of professional JavaScript', 2, null],
  ['No more than 18 months of experience', 0, 2],
  ["You're 3-6 years into your engineering career", 3, 6],
  ['Seniority: 8+ yrs', 8, null],
  ['Overall 8 years, with 3+ years in cloud', 8, null],
  ['We seek an engineer with 2 to 4 years of experience.', 2, 4],
])('years stated in other words: %s', (text, min, max) => {
  expect(yearsOf(text)).toEqual([min, max])
})

test('behind a label too, a wish and another length are none', () => {
  expect(yearsOf('Experience: 2+ years preferred')).toBeNull()
  expect(yearsOf('Experience: not required (2 months of training)')).toBeNull()
  expect(yearsOf('Experience: 3+ years, banking preferred')).toEqual([3, null])
  expect(yearsOf('Experience: 5 years (mandatory), cloud a plus')).toEqual([5, null])
})

test.each([
  'Larkspur is a certified partner with 16 years of experience in hosting.',
  'About Tamarind – 13 years in logistics software.',
  "We've been live for 3 years on four chains.",
  'You meet Farida, who has 9 years of experience in support.',
  'Our senior developer has 12 years experience and is very patient.',
  'Back-testing on 11 years of labelled history',
  'The background check covers seven years of employment.',
  'Contract: 12 months, extendable up to 3 years',
  'Candidates who have experience of one year or more, shall not be eligible.',
  'If you have 8 years of experience but nothing to show, this is not for you.',
  'We keep profiles for 2 years and delete them afterwards.',
  'Experience: not required',
  'Bluegate Digital: 9 years in cloud migration, 80 clients, 3 countries.',
  'Ottermill, with 10 years in insurance systems, is part of a listed group.',
  'Most of the developers have 6 to 8 years of experience.',
  'Guidance from leads having 10+ years of industry experience.',
  'Keep 3 years of metrics in cold storage',
  'A senior developer with 12 years of experience sits next to you.',
  'Freshers get the same desk as people with 15 years of experience.',
  'Promotion needs 3 years in grade.',
  'Your data is kept for two years with your consent.',
  'Nobody here has more than 7 years of experience.',
  'Two of your colleagues have 20+ years of COBOL behind them.',
  'Freshers are trained for 3 months by people with 10+ years of experience.',
  'Established 2009. 16+ years of experience in e-governance.',
  'Take over a code base of 8 years in Delphi',
])('years of somebody or something else: %s', (text) => {
  expect(yearsOf(text)).toBeNull()
})

test.each([
  ['Larkspur is looking for a developer with 3 years of experience.', 3],
  ['It takes 4+ years of Java', 4],
  ['Nobody below 5 years of experience will be called.', 5],
  ['The right person has 5+ years of experience.', 5],
  ['4 years of Java', 4],
  ['We only take people with more than 3 years of experience.', 3],
])('years that are asked for all the same: %s', (text, min) => {
  expect(yearsOf(text)).toEqual([min, null])
})
