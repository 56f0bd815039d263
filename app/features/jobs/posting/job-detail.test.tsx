import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { PostingEvidence } from '#core/posting-evidence.ts'
import type { PostingFacts } from '#core/posting-facts.ts'
import { postingSections } from '#core/posting-sections.ts'
import { exampleJob } from '#test/example-job.ts'
import { JobDetailView } from './job-detail.tsx'
import type { PostingDetail } from './posting-detail.server.ts'

type JobOverrides = Parameters<typeof exampleJob>[0]

const NOTHING: Omit<PostingDetail, 'text'> = {
  proof: { evidence: {}, confirmations: null },
  similar: [],
  alsoIn: [],
  atCompany: [],
  learning: { courses: [], paths: [], help: [] },
  isTwin: false,
}

function page(overrides: JobOverrides, detail: Partial<PostingDetail> = {}): string {
  const job = exampleJob(overrides)
  const now = new Date('2026-11-20T06:30:00Z')
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <JobDetailView
          job={job}
          detail={{ ...NOTHING, text: postingSections(job.description), ...detail }}
          now={now}
          backTo="/jobs"
          hrefOf={({ id }) => `/jobs?job=${id}`}
          signedIn={false}
        />
      ),
    },
  ])
  return renderToStaticMarkup(<Stub />).replaceAll('&amp;', '&')
}

/** The visible text of a part of the page, by its heading. */
function part(html: string, title: string): string {
  const [, after = ''] = html.split(`>${title}</h2>`)
  return (after.split('</section>')[0] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const proven = (overrides: JobOverrides, evidence: PostingEvidence) =>
  page(overrides, { proof: { evidence, confirmations: null } })

test('the page shows the employer’s posting date, or that there is none', () => {
  expect(page({ day_stated: true })).toContain('Tarangini Systems posted this Backend job on 10 Nov 2026.')
  expect(page({ day_stated: false })).toContain(
    'Tarangini Systems does not say when it posted this Backend job.',
  )
  expect(part(page({ day_stated: false }), 'About')).not.toMatch(/Posted|10 Nov 2026\./)
})

test('the page says when a posting was first seen and last confirmed, and how often', () => {
  const job = { first_seen_at: new Date('2026-11-12T06:00:00Z'), source: 'file:tarangini' }
  const seen = (confirmations: number | null, overrides: JobOverrides = {}) =>
    part(page({ ...job, ...overrides }, { proof: { evidence: {}, confirmations } }), 'About')
  expect(seen(12)).toContain(
    'Posted 10 Nov 2026 First seen 12 Nov 2026 Last confirmed just now Confirmed 12 times',
  )
  expect(seen(1)).toContain('Confirmed Once')
  expect(seen(null)).not.toMatch(/Confirmed/)
  expect(seen(null, { verified_at: null })).not.toMatch(/confirmed/i)
  expect(seen(null, { is_sample: true })).not.toContain('First seen')
})

test('a last date that is read from the text stands with its words', () => {
  const words = 'Last date to apply: 3 December 2026'
  const stated = { application_deadline: new Date('2026-12-03T23:59:59+05:30') }
  const about = part(proven(stated, { last_date: { text: words, from: 'text' } }), 'About')
  expect(about).toContain(`Apply by 3 Dec 2026. “${words}”`)
  expect(part(page(stated), 'About')).not.toContain('“')
})

test('each fact has the employer’s words below it, and says where they are', () => {
  const html = proven(
    { experience_min: 0, experience_max: 1, experience_level: null, batch: [2026] },
    {
      experience: { text: '0–1 years of experience', from: 'text' },
      batch: { text: 'Engineer (2026 batch)', from: 'title' },
      pay: { text: '', from: 'field' },
      work_mode: { text: 'Hybrid', from: 'field' },
      location: { text: 'Pune / Indore', from: 'field' },
    },
  )
  expect(html).toMatch(/0–1 year<span[^>]*>“0–1 years of experience” — from the posting</)
  expect(html).toMatch(/2026 batch<span[^>]*>“Engineer \(2026 batch\)” — from the title</)
  expect(html).toMatch(/₹8–12 LPA<\/span><span[^>]*>Stated in a field on Tarangini Systems’ careers page</)
  expect(html).toContain('“Hybrid” — a field on Tarangini Systems’ careers page')
  expect(html).not.toContain('Pune / Indore')
  expect(page({})).not.toMatch(/from the posting|a field on/)
})

test('words that prove two facts are shown once, and the level’s words only without years', () => {
  const both = { text: 'Freshers of the 2026 batch, 0-1 years', from: 'text' } as const
  const html = proven(
    { batch: [2026] },
    { experience: both, batch: both, level: { text: 'Trainee', from: 'title' } },
  )
  expect(html.match(/Freshers of the 2026 batch/g)).toHaveLength(1)
  expect(html).toContain('From the same line')
  expect(html).not.toContain('Trainee')
  expect(proven({}, { level: { text: 'Trainee', from: 'title' } })).toContain('“Trainee” — from the title')
})

test('the parts say what the posting says under its own headings, and nothing else', () => {
  const description =
    '<p>Ferries.</p><h3>Our boats</h3><h3>Requirements</h3><p>Java</p><h3>Nice to have</h3><p>Go</p>'
  const html = page({
    description,
    experience_level: 'Fresher',
    experience_min: 0,
    experience_max: 1,
    batch: [2026],
  })
  expect(part(html, 'Role Summary')).toBe('Ferries. Our boats')
  expect(part(html, 'Perfect For')).toBe('Freshers, the 2026 batch. It asks for 0–1 year of experience.')
  expect(part(html, 'Requirements')).toBe('Java')
  expect(part(html, 'Bonus Skills')).toBe('Nice to have Go')
})

test('where the posting says nothing, no general advice stands in for it', () => {
  const silent = { experience_level: null, experience_min: null, experience_max: null }
  const html = page({ ...silent, description: '<p>Ferries.</p>' })
  expect(part(html, 'Perfect For')).toBe('The posting doesn’t say.')
  expect(part(html, 'Requirements')).toBe(
    'The posting has no separate list of requirements. Read the role summary.',
  )
  expect(part(html, 'Bonus Skills')).toBe('The posting has no separate list of bonus skills.')
  expect(part(page({ description: '' }), 'Role Summary')).toContain('gives no description here')
  const lists = page({ description: '<h3>Requirements</h3><p>Java</p>' })
  expect(part(lists, 'Role Summary')).toBe('The posting has only the lists below.')
})

test('skills link to their jobs, and related postings, courses and paths are links', () => {
  const other = exampleJob({ id: 'c0ffee00-0000-4000-8000-000000000001', title: 'Java Developer' })
  const html = page(
    { skills: ['C++', 'Spring Boot'] },
    {
      similar: [{ ...other, company: 'Vaigai Systems' }],
      atCompany: [{ ...other, id: 'c0ffee00-0000-4000-8000-000000000002', title: 'Tester' }],
      learning: {
        courses: [
          {
            id: '1',
            name: 'Learn C++',
            platform: 'Ghats',
            is_free: true,
            difficulty: 'Beginner',
            link: 'https://c.example/',
            skills: ['C++'],
          },
        ],
        paths: [
          { id: 'p1', name: 'Systems Developer', skills: ['C++'], steps: [{ number: 3, title: 'Pointers' }] },
        ],
        help: [],
      },
    },
  )
  const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)
  expect(targets).toEqual(
    expect.arrayContaining([
      '/jobs/for/c-plus-plus',
      '/jobs/for/spring-boot',
      `/jobs?job=${other.id}`,
      '/jobs?job=c0ffee00-0000-4000-8000-000000000002',
      '/companies/tarangini-systems',
      'https://c.example/',
      '/career-paths/p1',
      '/career-paths/p1#step-3',
    ]),
  )
  expect(targets.filter((target) => target === '/companies/tarangini-systems')).toHaveLength(2)
  expect(page({ is_sample: true })).not.toContain('/companies/')
  const none = page({ skills: [] })
  for (const title of ['Skills', 'Similar jobs', 'More at Tarangini Systems', 'Learn these skills'])
    expect(none).not.toContain(`>${title}</h2>`)
})

test('pay has a line only if it is stated', () => {
  expect(page({ salary_min: null, salary_max: null })).not.toMatch(/Salary|disclosed/)
  expect(page({ salary_min: 600_000, salary_max: 900_000 })).toContain('₹6–9 LPA')
})

test('without script a posting is shared by a link to WhatsApp', () => {
  const html = page({ title: 'R&D Engineer' })
  const [, target = ''] = /href="(https:\/\/wa\.me\/[^"]*)"/.exec(html) ?? []
  const path = '/jobs/r-and-d-engineer-tarangini-systems-pune-0b0e7a4e9c1f'
  const { searchParams } = new URL(target.replaceAll('&amp;', '&'))
  expect(searchParams.get('text')?.split('\n')).toEqual([
    '*R&D Engineer*',
    'Tarangini Systems, Pune, Indore',
    'Experienced · 2–4 years',
    '₹8–12 LPA',
    path,
  ])
  expect(html).not.toContain('Copy')
})

test('a posting without a link has the specification’s text in place of the apply link', () => {
  expect(page({}).match(/>Apply<span[^>]*> on Tarangini Systems’ site</g)).toHaveLength(1)
  const html = page({ application_url: '#' })
  expect(html).not.toContain('>Apply<')
  expect(html.match(/Application link coming soon/g)).toHaveLength(2)
})

const STATED = {
  degree: { names: ['BE/BTech', 'MCA'], required: true },
  branch: ['CSE', 'IT', 'Related'],
  notice_days: 15,
  shift: ['Rotational', 'Night'],
  office_days: 6,
  openings: 4,
  walk_in: {
    dates: ['2026-12-05'],
    hours: '10 AM to 1 PM',
    place: 'Baner, Pune',
    bring: 'Bring two photos.',
  },
  travel: { percent: 20 },
  relocation: true,
  bond: { months: 24 },
  languages: ['English', 'Hindi'],
} satisfies PostingFacts

test('each fact of eligibility and terms is shown with the employer’s words, and none that is not stated', () => {
  const quoted = Object.keys(STATED).map((fact) => [fact, { text: `Their words of ${fact}`, from: 'text' }])
  const html = proven({ facts: STATED }, Object.fromEntries(quoted))
  for (const words of [
    'B.E./B.Tech or MCA',
    'CSE, IT or a related field',
    'Notice period of at most 15 days',
    'Rotational shifts, night shift',
    '6 days a week in the office',
    '4 openings',
    'Walk-in · 5 Dec 2026 · 10 AM to 1 PM · Baner, Pune',
    'To bring: “Bring two photos.”',
    'Travel up to 20% of the time',
    'The company helps with moving',
    'Bond of 2 years',
    'Spoken: English, Hindi',
  ])
    expect(html.replaceAll('<!-- -->', '')).toContain(words)
  for (const fact of Object.keys(STATED))
    expect(html).toContain(`“Their words of ${fact}” — from the posting`)
  expect(page({})).not.toMatch(/Notice period|Bond|Walk-in|Spoken|in the office|openings/)
})

test('a posting that asks for money says so above Apply, in the employer’s words', () => {
  const fee = { text: 'Registration fee of ₹500', from: 'text' } as const
  const html = proven({ facts: { fee_asked: true } }, { fee_asked: fee }).replaceAll('<!-- -->', '')
  const warning = 'This posting asks for money (“Registration fee of ₹500”). Genuine employers don’t.'
  expect(html).toContain(warning)
  expect(html.indexOf(warning)).toBeLessThan(html.indexOf('apply-bar'))
  expect(page({})).not.toContain('This posting asks for money')
})
