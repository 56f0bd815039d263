import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { RawPosting } from '#ingest/adapters/raw-posting.ts'

const NOW = new Date('2026-11-20T00:00:00Z')

const posting: RawPosting = {
  external_id: '1',
  title: 'Java Developer',
  company: 'Nimbuswala',
  locations: [{ text: 'Pune', country: null }],
  offices: [],
  departments: [],
  employment_type: null,
  workplace_type: null,
  experience: null,
  skills: [],
  description: '',
  posted_at: new Date('2026-11-10T00:00:00Z'),
  posted_at_basis: 'posted_at',
  updated_at: null,
  application_deadline: null,
  requisition_id: null,
  source_url: 'https://careers.nimbuswala.example/1',
  application_url: 'https://careers.nimbuswala.example/1',
  pay: [],
  pay_text: null,
}

test.each([
  ['an IT job in India', {}, null],
  ['a job elsewhere', { locations: [{ text: 'London', country: null }] }, 'not India'],
  ['a job with a meaningless place', { locations: [{ text: 'N/A', country: null }] }, 'place unknown'],
  ['a job without a place', { locations: [] }, 'place unknown'],
  ['other work', { title: 'Sales Executive' }, 'not IT'],
  ['work that the title does not name', { title: 'Trainee' }, 'work unknown'],
] as const)('%s', (_, words, reason) => {
  expect(judge('greenhouse:nimbuswala', { ...posting, ...words } as RawPosting, NOW).reason).toBe(reason)
})
