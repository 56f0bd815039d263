import { expect, test } from 'vitest'
import {
  CAREER_CATEGORIES,
  COURSE_DIFFICULTIES,
  COURSE_ROLES,
  EVENT_TYPES,
  INTERVIEW_CATEGORIES,
  INTERVIEW_DIFFICULTIES,
  INTERVIEW_RESOURCE_TYPES,
  PREP_CATEGORIES,
  RESUME_FORMATS,
  RESUME_RESOURCE_TYPES,
  TOOL_CATEGORIES,
} from '#core/content-options.ts'
import { businessIdeaSchema } from '#core/content/business-ideas.ts'
import { careerPathSchema } from '#core/content/career-paths.ts'
import { eventSchema } from '#core/content/events-hackathons.ts'
import { interviewPrepResourceSchema } from '#core/content/interview-prep-resources.ts'
import { learnCourseSchema } from '#core/content/learn-courses.ts'
import { prepZoneResourceSchema } from '#core/content/prep-zone-resources.ts'
import { resumePortfolioResourceSchema } from '#core/content/resume-portfolio-resources.ts'
import { STARTUP_CATEGORIES, startupResourceSchema } from '#core/content/startup-resources.ts'
import { toolCourseSchema } from '#core/content/tools-courses.ts'
import { seniorityLabel } from '#core/seniority.ts'
import { readContentFile } from './read-content.ts'

const at = (name: string) => new URL(`${name}.json`, import.meta.url)
const courses = await readContentFile(at('learn-courses'), learnCourseSchema, ['platform', 'name'])
const events = await readContentFile(at('events-hackathons'), eventSchema, ['organizer', 'event_name'])
const ideas = await readContentFile(at('business-ideas'), businessIdeaSchema, ['title'])
const interview = await readContentFile(at('interview-prep-resources'), interviewPrepResourceSchema, [
  'category',
  'topic_name',
])
const paths = await readContentFile(at('career-paths'), careerPathSchema, ['name'])
const prep = await readContentFile(at('prep-zone-resources'), prepZoneResourceSchema, ['category', 'name'])
const resume = await readContentFile(at('resume-portfolio-resources'), resumePortfolioResourceSchema, [
  'platform',
  'title',
])
const startup = await readContentFile(at('startup-resources'), startupResourceSchema, ['title'])
const tools = await readContentFile(at('tools-courses'), toolCourseSchema, ['category', 'name'])

type Row = Record<string, unknown>
const withValue = (rows: readonly Row[], field: string, value: unknown) =>
  rows.filter((row) => row[field] === value)

test.each<[name: string, rows: readonly Row[], field: string, values: readonly string[], least: number]>([
  ['courses', courses, 'role_category', COURSE_ROLES, 12],
  ['tools', tools, 'category', TOOL_CATEGORIES, 8],
  ['prep', prep, 'category', PREP_CATEGORIES, 6],
  ['interview', interview, 'category', INTERVIEW_CATEGORIES, 8],
  ['interview', interview, 'resource_type', INTERVIEW_RESOURCE_TYPES, 4],
  ['resume', resume, 'resource_type', RESUME_RESOURCE_TYPES, 10],
  ['events', events, 'event_type', EVENT_TYPES, 3],
  ['startup resources', startup, 'category', STARTUP_CATEGORIES, 3],
  ['career paths', paths, 'category', CAREER_CATEGORIES, 2],
])('each choice of %s has enough rows, free ones first', (_, rows, field, values, least) => {
  for (const value of values) {
    const shown = withValue(rows, field, value)
    expect(shown.length, value).toBeGreaterThanOrEqual(least)
    const paid = shown.map((row) => row['is_free'] === false)
    expect(paid, value).toEqual(paid.toSorted((one, other) => Number(one) - Number(other)))
  }
})

test.each<[string, readonly Row[], string, readonly string[], string, readonly string[]]>([
  ['courses', courses, 'role_category', COURSE_ROLES, 'difficulty', COURSE_DIFFICULTIES],
  ['interview', interview, 'category', INTERVIEW_CATEGORIES, 'difficulty', INTERVIEW_DIFFICULTIES],
  ['resume', resume, 'resource_type', RESUME_RESOURCE_TYPES, 'format', RESUME_FORMATS],
])('no filter of %s leaves a tab empty', (_, rows, tab, tabs, filter, choices) => {
  for (const value of tabs)
    for (const choice of choices)
      expect(
        withValue(withValue(rows, tab, value), filter, choice).length,
        `${value}, ${choice}`,
      ).toBeGreaterThan(0)
})

test.each<[string, (string | null)[]]>([
  ['courses', courses.map(({ link }) => link)],
  ['tools', tools.map(({ website_url }) => website_url)],
  ['prep', prep.map(({ link }) => link)],
  ['interview', interview.map(({ link }) => link)],
  ['resume', resume.map(({ link }) => link)],
  ['events', events.map(({ registration_link }) => registration_link)],
  ['startup resources', startup.map(({ url }) => url)],
])('every row of %s has its own link', (_, links) => {
  expect(links).not.toContain(null)
  expect(new Set(links).size).toBe(links.length)
})

test('nothing is claimed that has no source: no rating, logo, prize, or exact day of an event', () => {
  for (const { rating } of [...courses, ...prep, ...tools]) expect(rating).toBeNull()
  for (const { logo_url } of tools) expect(logo_url).toBeNull()
  for (const { event_name, event_date, is_expected, prize_pool, entry_fee } of events) {
    expect(is_expected, event_name).toBe(event_date !== null)
    expect(prize_pool, event_name).toBeNull()
    expect(entry_fee, event_name).toMatch(/^(Free|Paid|Set by|Check the organiser's page)/)
  }
})

test.each<[string, readonly Row[], (row: Row) => boolean, string, RegExp]>([
  ['PDFs', interview, (row) => row['resource_type'] === 'PDF', 'link', /\.pdf$/],
  ['channels', prep, (row) => row['resource_type'] === 'YouTube Channel', 'link', /\/\/www\.youtube\.com\//],
  ['NPTEL courses', prep, (row) => String(row['name']).includes('NPTEL'), 'link', /\/\/nptel\.ac\.in\//],
  ['Figma files', resume, (row) => row['format'] === 'Figma', 'link', /\/\/www\.figma\.com\//],
  ['Notion pages', resume, (row) => row['format'] === 'Notion', 'link', /\/\/www\.notion\.com\//],
])('%s link to where they are, and nothing else does', (_, rows, isOne, field, host) => {
  expect(rows.filter((row) => isOne(row) !== host.test(String(row[field])))).toEqual([])
})

test.each([
  ['NPTEL (SWAYAM)', /^https:\/\/nptel\.ac\.in\/courses\/\d{9}$/],
  ['freeCodeCamp', /^https:\/\/www\.freecodecamp\.org\/learn\//],
  ['Microsoft Learn', /^https:\/\/learn\.microsoft\.com\/en-us\//],
  ['AWS', /^https:\/\/aws\.amazon\.com\//],
  ['Cisco Networking Academy', /^https:\/\/www\.netacad\.com\//],
  ['Linux Foundation', /^https:\/\/training\.linuxfoundation\.org\//],
  ['Harvard CS50', /^https:\/\/cs50\.harvard\.edu\//],
  ['Coursera', /^https:\/\/www\.coursera\.org\//],
])('courses of %s are linked at their own host', (platform, link) => {
  const links = courses.filter((course) => course.platform === platform).map((course) => course.link ?? '')
  expect(links.length).toBeGreaterThan(1)
  expect(links.filter((each) => !link.test(each))).toEqual([])
})

test('Indian platforms are among the free courses, and official sites among the resources of founders', () => {
  const hosts = (links: (string | null)[]) => links.map((link) => URL.parse(link ?? '')?.hostname)
  const free = tools.filter(({ category }) => category === 'Free Courses')
  expect(hosts(free.map(({ website_url }) => website_url))).toEqual(
    expect.arrayContaining([
      'swayam.gov.in',
      'nptel.ac.in',
      'www.skillindiadigital.gov.in',
      'infyspringboard.onwingspan.com',
      'spoken-tutorial.org',
    ]),
  )
  const official = ['www.startupindia.gov.in', 'udyamregistration.gov.in', 'www.sidbi.in', 'gem.gov.in']
  expect(hosts(startup.map(({ url }) => url))).toEqual(expect.arrayContaining(official))
  const schemes = startup.filter(({ category }) => category === 'Government scheme')
  for (const { title, is_free, url } of schemes) {
    expect(is_free, title).toBe(true)
    // NIDHI-PRAYAS and Tamil Nadu's startup mission are not hosted under gov.in.
    expect(URL.parse(url ?? '')?.hostname, title).toMatch(
      /\.(gov|nic)\.in$|^(www\.nidhi-prayas\.org|startuptn\.in)$/,
    )
  }
})

// The tabs are the specification's, so testers find theirs by this tag, which is searched.
test('there are courses and a path for testers, and paths for support, security and data entry', () => {
  const testing = courses.filter(({ tags }) => tags.includes('QA & Testing'))
  expect(new Set(testing.map(({ role_category }) => role_category)).size).toBeGreaterThan(1)
  expect(paths.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'QA and Test Automation Engineer',
      'IT Support Engineer',
      'Cyber Security Analyst',
      'Data Entry to Data Analytics',
    ]),
  )
})

test('a career path has early-career pay in whole lakhs, and at most a year of steps of its own', () => {
  for (const { name, average_salary, roadmap } of paths) {
    expect((average_salary ?? 1) % 100_000, name).toBe(0)
    expect(average_salary, name).toBeLessThanOrEqual(1_000_000)
    const weeks = roadmap.map(
      ({ duration }) => Number.parseInt(duration, 10) * (/month/.test(duration) ? 4 : 1),
    )
    expect(
      weeks.reduce((sum, each) => sum + each, 0),
      name,
    ).toBeLessThanOrEqual(52)
  }
  const descriptions = paths.flatMap(({ roadmap }) => roadmap.map(({ description }) => description))
  expect(new Set(descriptions).size).toBe(descriptions.length)
  const labels = paths.map((path) => seniorityLabel(path.average_salary))
  expect(new Set(labels)).toEqual(new Set(['High', 'Medium', 'Steady']))
})

test('half of the ideas are premium; each is described in full, with its difficulties and figures', () => {
  expect(ideas.filter((idea) => idea.is_premium)).toHaveLength(ideas.length / 2)
  for (const { title, description, is_premium, monetization_model, potential_revenue } of ideas) {
    expect(description.length, title).toBeGreaterThanOrEqual(is_premium ? 1000 : 600)
    expect(description, title).toContain('What is hard')
    expect(monetization_model, title).not.toBeNull()
    expect(potential_revenue, title).toMatch(/₹?\d/)
  }
})
