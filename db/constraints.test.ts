import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'

const database = testDatabase()
afterEach(() => database.empty())

test.each([
  ['a maximum below its minimum', { salary_min: 500_000, salary_max: 300_000 }],
  ['no pay at all', { salary_min: 0, salary_max: 100 }],
  ['experience the wrong way round', { experience_min: 5, experience_max: 3 }],
  ['experience beyond a working life', { experience_min: 51 }],
  ['a batch of no year', { batch: [26] }],
  ['an application link that is a script', { application_url: 'javascript:alert(1)' }],
  ['an application link that is a word', { application_url: 'apply' }],
  ['a source link with a space', { source_url: 'https://a.example/b c' }],
  ['a logo that is no web address', { company_logo_url: 'data:image/png;base64,AA' }],
  ['an empty title', { title: '' }],
  ['a closed posting that is active', { closed_at: new Date() }],
  ['a verified sample', { is_sample: true, verified_at: new Date() }],
])('%s cannot be stored', async (_, overrides) => {
  await expect(insertJobs(database.owner, [jobRow('1', overrides)])).rejects.toThrow(
    /violates check constraint/,
  )
})

test.each(['category', 'experience_level', 'work_mode', 'job_type', 'salary_period'])(
  'a %s of none of the known words cannot be stored',
  async (column) => {
    const insert = sql`insert into jobs (title, company, location, posted_at, source, external_id, ${sql.ref(column)})
      values ('T', 'C', 'Pune', now(), 's', '1', 'nonsense')`
    await expect(insert.execute(database.owner)).rejects.toThrow(/violates check constraint/)
  },
)

test('the application link may be null, as the specification says', async () => {
  const ids = await insertJobs(database.owner, [
    jobRow('1', { application_url: '#' }),
    jobRow('2', { application_url: '' }),
    jobRow('3', { application_url: null }),
  ])
  expect(ids).toHaveLength(3)
})

test('a posting is unique by source and external id', async () => {
  await insertJobs(database.owner, [jobRow('1'), jobRow('1', { source: 'other' })])
  await expect(insertJobs(database.owner, [jobRow('1')])).rejects.toThrow(/unique constraint/)
})

test.each([
  [
    'learn_courses',
    `(name, platform, role_category, difficulty, is_free) values ('N', 'P', 'Frontend Dev', 'Hard', true)`,
  ],
  [
    'learn_courses',
    `(name, platform, role_category, difficulty, is_free, rating) values ('N', 'P', 'DevOps', 'Beginner', true, 5.5)`,
  ],
  [
    'events_hackathons',
    `(event_name, organizer, description, event_type, location) values ('N', 'O', 'D', 'Party', 'Pune')`,
  ],
  [
    'prep_zone_resources',
    `(name, description, category, resource_type, is_free) values ('N', 'D', 'Programming', 'Song', true)`,
  ],
  ['tools_courses', `(name, description, category, is_free, price) values ('N', 'D', 'AI Tools', false, -1)`],
  [
    'tools_courses',
    `(name, description, category, is_free, website_url) values ('N', 'D', 'AI Tools', true, 'ftp://a.example')`,
  ],
  [
    'interview_prep_resources',
    `(topic_name, summary, category, difficulty, resource_type) values ('N', 'S', 'DSA Practice', 'Hard', 'PDF')`,
  ],
  [
    'resume_portfolio_resources',
    `(title, summary, resource_type, format, platform, is_free) values ('N', 'S', 'Letter', 'PDF', 'P', true)`,
  ],
  ['business_ideas', `(title, description, category, estimated_investment) values ('N', 'D', 'C', -5)`],
  ['career_paths', `(name, description, category, roadmap) values ('N', 'D', 'C', '{"not": "a list"}')`],
  ['mnc_companies', `(name, website_url) values ('N', 'www.example.com')`],
  ['click_tracking', `(item_type, item_id) values ('course', gen_random_uuid())`],
])('%s refuses a bad row', async (table, values) => {
  await expect(sql.raw(`insert into ${table} ${values}`).execute(database.owner)).rejects.toThrow(
    /violates check constraint/,
  )
})
