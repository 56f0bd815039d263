import { expect, test } from 'vitest'
import { scanText } from '../scan/scan-text.ts'
import { readJobType } from './job-type.ts'

function typeOf({ title = 'Engineer', field = null as string | null, text = '' }) {
  return readJobType(scanText({ title, employmentType: field, text })).value
}

test.each([
  [{ title: 'Software Engineer, Intern' }, 'Internship'],
  [{ title: 'Data Science Internship' }, 'Internship'],
  [{ title: 'Java Developer (Contract)' }, 'Contract'],
  [{ title: 'QA Engineer - C2H' }, 'Contract'],
  [{ title: 'Part-time Tutor' }, 'Part-time'],
  [{ title: 'Designer (Fixed Term)' }, 'Temporary'],
  [{ field: 'FullTime' }, 'Full-time'],
  [{ field: 'Full-time' }, 'Full-time'],
  [{ field: 'FTE - Regular' }, 'Full-time'],
  [{ field: 'FULL_TIME' }, 'Full-time'],
  [{ field: 'Intern' }, 'Internship'],
  [{ field: 'Contractor' }, 'Contract'],
  [{ text: 'Employment type: Full-time' }, 'Full-time'],
  [{ text: 'Job Type: Contract' }, 'Contract'],
  [{ text: 'This is a full-time position in Pune' }, 'Full-time'],
  [{ text: 'This is a 6-month contract role' }, 'Contract'],
])('%j is %s', (words, type) => {
  expect(typeOf(words)).toBe(type)
})

test.each([
  { title: 'Software Engineer' },
  { title: 'Internal Systems Engineer' },
  { title: 'Contract Manager' },
  { title: 'Smart Contract Engineer' },
  { title: 'International Sales' },
  { field: 'Regular' },
  { text: 'A full-time MBA is welcome' },
  { text: 'Negotiate contracts with vendors' },
])('%j does not say', (words) => {
  expect(typeOf(words)).toBeNull()
})
