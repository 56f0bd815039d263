import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { COURSES, listRows, TOOLS } from './catalogue.ts'
import { forgetUnusedLinks, listDeadLinks, listDueContentLinks, recordContentLink } from './content-links.ts'
import { listEvents } from './events.ts'
import { listCourseLinks } from './learning.ts'
import { listMncCompanies, listMncJobOpenings } from './mnc.ts'
import { learningFor } from './skill-learning.ts'
import { listStartupResources } from './startup.ts'

const database = testDatabase()
afterEach(() => database.empty())

const LINK = 'https://learn.example/git'
const COURSE = {
  name: 'Git',
  platform: 'Kaveri',
  role_category: 'DevOps',
  difficulty: 'Beginner',
  is_free: true,
} as const
const addCourse = (link: string, name = 'Git') =>
  database.owner
    .insertInto('learn_courses')
    .values({ ...COURSE, name, tags: ['Git'], skills: ['Git'], link })
    .execute()

const courseLinks = async () => (await listRows(database.web, COURSES)).map(({ link }) => link)
const due = async () => (await listDueContentLinks(database.owner)).map(({ link }) => link)

/** Lets this much time pass since the last check. */
const later = (time: string) =>
  sql`update content_links set checked_at = checked_at - ${time}::interval, gone_since = gone_since - ${time}::interval,
    dead_since = dead_since - ${time}::interval`.execute(database.owner)

test('a link that is gone twice, a day apart, loses its button; found again, it has it back', async () => {
  await addCourse(LINK)
  expect(await due()).toEqual([LINK])
  expect(await recordContentLink(database.owner, LINK, 'gone', '404')).toBe('gone once')
  expect([await courseLinks(), await due()]).toEqual([[LINK], []])
  await later('23 hours')
  expect(await recordContentLink(database.owner, LINK, 'gone', '404')).toBe('gone once')
  await later('2 hours')
  expect(await recordContentLink(database.owner, LINK, 'gone', '404')).toBe('dead')
  expect([await courseLinks(), await due()]).toEqual([[null], []])
  expect(await listDeadLinks(database.owner)).toMatchObject([
    { link: LINK, rows: ['courses: Git, Kaveri'], detail: '404' },
  ])
  await later('8 days')
  expect(await due()).toEqual([LINK])
  expect(await recordContentLink(database.owner, LINK, 'open', 'loads')).toBe('works')
  expect([await courseLinks(), await listDeadLinks(database.owner)]).toEqual([[LINK], []])
})

test('an uncertain answer changes nothing, before and after', async () => {
  await addCourse(LINK)
  await recordContentLink(database.owner, LINK, 'gone', '404')
  await later('25 hours')
  expect(await due()).toEqual([LINK])
  expect(await recordContentLink(database.owner, LINK, 'uncertain', '403')).toBe('uncertain')
  expect(await courseLinks()).toEqual([LINK])
  await recordContentLink(database.owner, LINK, 'gone', '404')
  expect(await courseLinks()).toEqual([null])
  expect(await recordContentLink(database.owner, LINK, 'uncertain', '403')).toBe('uncertain')
  expect(await courseLinks()).toEqual([null])
})

test('seen in between, a link has to be gone twice again', async () => {
  await addCourse(LINK)
  await recordContentLink(database.owner, LINK, 'gone', '404')
  await later('25 hours')
  await recordContentLink(database.owner, LINK, 'open', 'loads')
  await later('25 hours')
  expect(await recordContentLink(database.owner, LINK, 'gone', '404')).toBe('gone once')
})

async function kill(link: string): Promise<void> {
  await recordContentLink(database.owner, link, 'gone', '404')
  await later('25 hours')
  await recordContentLink(database.owner, link, 'gone', '404')
}

test('a row with a new link has its button at once, and the old state is forgotten', async () => {
  await addCourse(LINK)
  await kill(LINK)
  await database.owner
    .updateTable('learn_courses')
    .set({ link: `${LINK}/2` })
    .execute()
  expect(await courseLinks()).toEqual([`${LINK}/2`])
  expect(await due()).toEqual([`${LINK}/2`])
  await forgetUnusedLinks(database.owner)
  await database.owner.updateTable('learn_courses').set({ link: LINK }).execute()
  expect(await courseLinks()).toEqual([LINK])
})

test('every page that lists curated rows leaves dead links out, and keeps the rows', async () => {
  await addCourse(LINK)
  await database.owner
    .insertInto('tools_courses')
    .values({
      name: 'Vim',
      description: 'An editor',
      category: 'AI Tools',
      is_free: true,
      tags: [],
      website_url: LINK,
    })
    .execute()
  await database.owner
    .insertInto('startup_resources')
    .values({ title: 'A guide', category: 'Guides', url: LINK })
    .execute()
  await database.owner
    .insertInto('events_hackathons')
    .values({
      event_name: 'Hack',
      organizer: 'Kaveri',
      description: 'x',
      event_type: 'Meetup',
      location: 'Pune',
      tags: [],
      registration_link: LINK,
    })
    .execute()
  const company = await database.owner
    .insertInto('mnc_companies')
    .values({ name: 'Kaveri', website_url: LINK })
    .returning('id')
    .executeTakeFirstOrThrow()
  const opening = { title: 'Trainee', category: 'Data', requirements: [], deadline: null, apply_url: LINK }
  await database.owner
    .insertInto('mnc_job_openings')
    .values({ ...opening, company_id: company.id })
    .execute()
  const lists = async () => [
    (await listRows(database.web, COURSES)).map(({ link }) => link),
    (await listRows(database.web, TOOLS)).map(({ website_url }) => website_url),
    (await listStartupResources(database.web)).map(({ url }) => url),
    (await listEvents(database.web)).map(({ registration_link }) => registration_link),
    (await listMncCompanies(database.web)).map(({ website_url }) => website_url),
    (await listMncJobOpenings(database.web)).flatMap(({ apply_url, company: { website_url } }) => [
      apply_url,
      website_url,
    ]),
  ]
  const suggested = async () => [
    (await listCourseLinks(database.web)).length,
    (await learningFor(database.web, ['Git'])).courses.length,
  ]
  expect(await lists()).toEqual([[LINK], [LINK], [LINK], [LINK], [LINK], [LINK, LINK]])
  expect(await suggested()).toEqual([1, 1])
  await kill(LINK)
  expect(await lists()).toEqual([[null], [null], [null], [null], [null], [null, null]])
  expect(await suggested()).toEqual([0, 0])
  expect((await listDeadLinks(database.owner))[0]?.rows).toHaveLength(6)
})

test('checks a link of several rows once, and neither those of samples nor, without being asked, of this machine', async () => {
  await addCourse(LINK)
  await addCourse(LINK, 'Git again')
  await addCourse('http://127.0.0.1:8000/x', 'Local')
  await database.owner
    .insertInto('mnc_companies')
    .values({ name: 'S', website_url: 'https://s.example/', is_sample: true })
    .execute()
  expect(await listDueContentLinks(database.owner)).toEqual([
    { link: LINK, rows: ['courses: Git again, Kaveri', 'courses: Git, Kaveri'] },
  ])
  expect(
    (await listDueContentLinks(database.owner, { onThisMachine: true })).map(({ link }) => link),
  ).toEqual(['http://127.0.0.1:8000/x'])
  expect(await listDueContentLinks(database.owner, { links: ['https://other.example/'] })).toEqual([])
})

test('the operator may ask again before the week is over, but not within the hour', async () => {
  await addCourse(LINK)
  await recordContentLink(database.owner, LINK, 'open', 'loads')
  expect(await listDueContentLinks(database.owner, { all: true })).toEqual([])
  await later('2 hours')
  expect(await listDueContentLinks(database.owner)).toEqual([])
  expect(await listDueContentLinks(database.owner, { all: true })).toHaveLength(1)
})
