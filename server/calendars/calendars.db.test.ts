import { afterEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { calendarsRoute } from './calendars.ts'

const database = testDatabase()
afterEach(() => database.empty())

const site = () =>
  calendarsRoute({
    db: database.web,
    siteUrl: 'https://pravesh.example',
    logError: vi.fn(),
    // A Sunday in India.
    clock: () => new Date('2026-11-22T06:30:00Z'),
  })

async function insertPath(durations: string[]): Promise<string> {
  const roadmap = durations.map((duration, index) => ({
    title: `Step ${index}`,
    description: 'Daily.',
    duration,
  }))
  const { id } = await database.owner
    .insertInto('career_paths')
    .values({
      name: 'Tester',
      description: 'A path.',
      category: 'QA & Testing',
      required_skills: [],
      tools: [],
      roadmap: JSON.stringify(roadmap),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertEvent(
  event_name: string,
  row: { event_date: string | null; is_expected?: boolean },
): Promise<string> {
  const { id } = await database.owner
    .insertInto('events_hackathons')
    .values({
      event_name,
      organizer: 'A college',
      description: 'Build.',
      event_type: 'Hackathon',
      location: 'Indore',
      tags: [],
      registration_link: 'https://example.com/monsoon',
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const dates = (file: string) => [...file.matchAll(/DT(?:START|END)[^:]*:(\S+)/g)].map(([, date]) => date)

test('the steps of a path follow each other from next Monday', async () => {
  const id = await insertPath(['2 weeks', '1 month', '1 to 2 weeks'])
  const response = await site().request(`/calendars/career-paths/${id}.ics`)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="pravesh.ics"')
  const file = await response.text()
  expect(dates(file)).toEqual(['20261123', '20261207', '20261207', '20270104', '20270104', '20270118'])
  expect(file).toContain('SUMMARY:1. Step 0')
})

test('without the length of a step there is no plan', async () => {
  const id = await insertPath(['2 weeks', 'soon'])
  expect((await site().request(`/calendars/career-paths/${id}.ics`)).status).toBe(404)
})

test('an event with a stated day has a calendar file, others have none', async () => {
  const [hour, day, month, none] = await Promise.all(
    [
      insertEvent('Hour', { event_date: '2027-04-17T10:30:00+05:30' }),
      insertEvent('Day', { event_date: '2027-04-17T00:00:00+05:30' }),
      insertEvent('Month', { event_date: '2027-04-01T00:00:00+05:30', is_expected: true }),
      insertEvent('None', { event_date: null }),
    ].map(async (id) => (await site().request(`/calendars/events/${await id}.ics`)).text()),
  )
  expect(dates(hour ?? '')).toEqual(['20270417T050000Z'])
  expect(dates(day ?? '')).toEqual(['20270417', '20270418'])
  expect(hour).toContain('URL:https://example.com/monsoon')
  expect([month, none]).toEqual(['There is no such calendar.', 'There is no such calendar.'])
})

test.each(['/calendars/events/x.ics', '/calendars/career-paths/00000000-0000-4000-8000-000000000000.ics'])(
  '%s is not found',
  async (path) => {
    expect((await site().request(path)).status).toBe(404)
  },
)
