import type { JobDetail } from '#core/job.ts'

/** A real-looking posting of an invented employer; a test says only what it is about. */
export function exampleJob(overrides: Partial<JobDetail> = {}): JobDetail {
  return {
    id: '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10',
    title: 'Backend Engineer',
    company: 'Tarangini Systems',
    company_logo_url: null,
    location: 'Pune, Indore',
    locations: ['Pune', 'Indore'],
    category: 'Backend',
    experience_level: 'Experienced',
    experience_min: 2,
    experience_max: 4,
    is_remote: false,
    work_mode: 'hybrid',
    salary_min: 800_000,
    salary_max: 1_200_000,
    salary_period: 'year',
    job_type: 'Full-time',
    skills: ['Node.js', 'PostgreSQL', 'Redis'],
    posted_at: new Date('2026-11-10T04:30:00Z'),
    verified_at: new Date('2026-11-20T06:00:00Z'),
    last_seen_at: new Date('2026-11-20T06:00:00Z'),
    first_seen_at: new Date('2026-11-10T06:00:00Z'),
    is_featured: false,
    is_sample: false,
    is_active: true,
    description: '<p>Build the booking service.</p>',
    application_url: 'https://careers.tarangini.example/jobs/17',
    source: 'greenhouse:tarangini',
    external_id: '17',
    source_url: 'https://careers.tarangini.example/jobs/17',
    closed_at: null,
    application_deadline: null,
    ...overrides,
  }
}
