import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { parseIssueContent, readIssueContent } from './issue-content.ts'

const database = testDatabase()
afterEach(() => database.empty())

const now = new Date('2026-11-20T06:30:00Z')
const WEEK_MS = 7 * 24 * 3_600_000

const event = (event_name: string, event_date: string | null, is_expected = false) => ({
  event_name,
  event_date,
  is_expected,
  organizer: 'Community',
  description: '',
  event_type: 'Meetup' as const,
  location: 'Pune',
  entry_fee: 'Free',
  tags: [],
})

const path = (name: string) => ({
  name,
  description: `What a ${name} does.`,
  category: 'Data',
  average_salary: 1_200_000,
  required_skills: ['SQL', 'Python'],
  tools: [],
  roadmap: JSON.stringify([{ title: 'Begin', description: '', duration: '1 month' }]),
})

test('an issue shows a job as its card does, and is unchanged after storing', async () => {
  const [id = ''] = await insertJobs(database.owner, [
    jobRow('1', {
      verified_at: now,
      experience_level: 'Fresher',
      salary_min: 600_000,
      salary_max: 800_000,
    }),
  ])
  const content = await readIssueContent(database.owner, now)
  expect(content).toMatchObject({ week: '2026-W47', day: '20 Nov 2026', totalJobs: 1 })
  expect(content.jobs).toEqual([
    {
      id,
      title: 'Software Engineer',
      company: 'Tarangini Systems',
      location: 'Pune',
      experience: 'Fresher',
      pay: '₹6–8 LPA',
      isFresher: true,
    },
  ])
  expect(parseIssueContent(JSON.parse(JSON.stringify(content)))).toEqual(content)
  expect(() => parseIssueContent({ week: '2026-W47' })).toThrow()
})

test('events are upcoming ones, the next first, five at most', async () => {
  await database.owner
    .insertInto('events_hackathons')
    .values([
      event('Over', '2026-11-18T18:30:00Z'),
      event('Without a day', null),
      event('Next year', '2027-05-01T18:30:00Z'),
      event('This month, expected', '2026-10-31T18:30:00Z', true),
      ...['25', '26', '27', '28', '29'].map((day) => event(`On ${day}`, `2026-11-${day}T10:00:00Z`)),
    ])
    .execute()
  const { events } = await readIssueContent(database.owner, now)
  expect(events.map(({ name, date }) => `${name}: ${date}`)).toEqual([
    'This month, expected: Expected in November 2026',
    'On 25: 25 Nov 2026, 3:30 pm',
    'On 26: 26 Nov 2026, 3:30 pm',
    'On 27: 27 Nov 2026, 3:30 pm',
    'On 28: 28 Nov 2026, 3:30 pm',
  ])
})

test('the career path is the same all week, and changes between weeks', async () => {
  expect((await readIssueContent(database.owner, now)).careerPath).toBeNull()
  await database.owner
    .insertInto('career_paths')
    .values(['Analyst', 'Designer', 'Tester', 'Writer'].map(path))
    .execute()
  const nameAt = async (time: number) =>
    (await readIssueContent(database.owner, new Date(time))).careerPath?.name
  const first = await nameAt(now.getTime())
  expect(await nameAt(now.getTime() + 2 * 24 * 3_600_000)).toBe(first)
  const names = new Set<string | undefined>()
  for (let week = 0; week < 12; week++) names.add(await nameAt(now.getTime() + week * WEEK_MS))
  expect(names.size).toBeGreaterThan(2)
  expect((await readIssueContent(database.owner, now)).careerPath).toMatchObject({
    salary: '₹12 LPA',
    skills: ['SQL', 'Python'],
    steps: 1,
  })
})
