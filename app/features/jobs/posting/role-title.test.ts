import { expect, test } from 'vitest'
import { roleTitle } from './role-title.ts'

const POSTING = { company: 'Tarangini Systems', locations: ['Bengaluru', 'Pune'] }

test.for([
  ['Backend Engineer', 'Backend Engineer'],
  ['Backend Engineer - Bengaluru', 'Backend Engineer'],
  ['Backend Engineer, Bangalore, India', 'Backend Engineer'],
  ['Bengaluru | Backend Engineer | Tarangini Systems', 'Backend Engineer'],
  ['Backend Engineer (Remote, India)', 'Backend Engineer'],
  ['Backend Engineer at Tarangini Systems', 'Backend Engineer'],
  ['Backend Engineer in Pune and Bengaluru', 'Backend Engineer'],
  ['Backend Engineer - 12-15 LPA', 'Backend Engineer'],
  ['Backend Engineer (₹ 8,00,000)', 'Backend Engineer'],
  ['Backend Engineer - JR-204518', 'Backend Engineer'],
  ['URGENT HIRING!!! Backend Engineer', 'Backend Engineer'],
  ['Urgent Requirement // Backend Engineer // Pune // Immediate Joiners', 'Backend Engineer'],
  ['Urgent requirement for a Backend Engineer - Immediate joiners', 'Backend Engineer'],
  ['Urgent Backend Engineer', 'Backend Engineer'],
  ['Hiring Backend Engineer', 'Backend Engineer'],
  ['Backend Engineer urgent', 'Backend Engineer'],
  ['🚨 Hiring Alert 🚨 Backend Engineer', 'Backend Engineer'],
  ['Hiring for Backend Engineer!', 'Backend Engineer'],
  ['We’re hiring: Backend Engineer', 'Backend Engineer'],
  ['** Backend Engineer **', 'Backend Engineer'],
])('%s is the role %s', ([title = '', role]) => {
  expect(roleTitle({ ...POSTING, title })).toBe(role)
})

test.for([
  'Software Engineer II - Payments, Platform',
  'Backend Engineer (Node.js / Go)',
  'Hiring Manager',
  'Urgent Care Software Engineer',
  'Engineer, C++ and C#',
  'Graduate Trainee - 2026 batch',
  'SDET-2',
  'Pune Metro Signalling Engineer',
  'Tarangini Systems Administrator',
  'Engineer in Test',
  'Data Engineer - Mumbai',
])('%s stays unchanged', (title) => {
  expect(roleTitle({ ...POSTING, title })).toBe(title)
})

test('a title that is all noise is kept, at most without exclamation marks', () => {
  expect(roleTitle({ ...POSTING, title: 'Urgent hiring!!!' })).toBe('Urgent hiring')
  expect(roleTitle({ ...POSTING, title: 'Pune - Bengaluru' })).toBe('Pune - Bengaluru')
  expect(roleTitle({ ...POSTING, title: '!!!' })).toBe('!!!')
})
