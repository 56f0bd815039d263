import type { RawPosting } from '#ingest/adapters/raw-posting.ts'

/** A posting as an adapter reads it, with what it needs and no more. It is ten days old on 20 November 2026. */
export const plainPosting: RawPosting = {
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
