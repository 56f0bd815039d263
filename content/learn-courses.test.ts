import { expect, test } from 'vitest'
import { COURSE_DIFFICULTIES, COURSE_ROLES } from '#core/content-options.ts'
import { learnCourseSchema } from '#core/content/learn-courses.ts'
import { readContentFile } from './read-content.ts'

const courses = await readContentFile(new URL('learn-courses.json', import.meta.url), learnCourseSchema, [
  'platform',
  'name',
])

function linksOf(platform: string): string[] {
  return courses.filter((course) => course.platform === platform).map(({ link }) => link ?? '')
}

test('there are enough courses, each with its own link', () => {
  expect(courses.length).toBeGreaterThanOrEqual(60)
  const links = courses.map(({ link }) => link)
  expect(links).not.toContain(null)
  expect(new Set(links).size).toBe(links.length)
})

test.each(COURSE_ROLES)('%s has enough courses, free and paid, of every difficulty', (role) => {
  const tab = courses.filter((course) => course.role_category === role)
  expect(tab.length).toBeGreaterThanOrEqual(12)
  expect(tab.filter(({ is_free }) => is_free).length).toBeGreaterThanOrEqual(8)
  expect(tab.some(({ is_free }) => !is_free)).toBe(true)
  for (const difficulty of COURSE_DIFFICULTIES) {
    expect(
      tab.filter((course) => course.difficulty === difficulty).length,
      difficulty,
    ).toBeGreaterThanOrEqual(2)
  }
})

// The tabs are the specification's, so testers find theirs by this tag, which is searched.
test('there are courses for testers, in more than one tab', () => {
  const testing = courses.filter(({ tags }) => tags.includes('QA & Testing'))
  expect(testing.length).toBeGreaterThanOrEqual(5)
  expect(new Set(testing.map(({ role_category }) => role_category)).size).toBeGreaterThan(1)
})

test('free courses come first', () => {
  const firstPaid = courses.findIndex(({ is_free }) => !is_free)
  expect(courses.slice(firstPaid).filter(({ is_free }) => is_free)).toEqual([])
})

test('a card has its three tags, and some have more', () => {
  expect(courses.filter(({ tags }) => tags.length < 3)).toEqual([])
  expect(courses.some(({ tags }) => tags.length > 3)).toBe(true)
})

test.each([
  ['NPTEL (SWAYAM)', /^https:\/\/nptel\.ac\.in\/courses\/\d{9}$/, 10],
  ['freeCodeCamp', /^https:\/\/www\.freecodecamp\.org\/learn\//, 4],
  ['Microsoft Learn', /^https:\/\/learn\.microsoft\.com\/en-us\//, 4],
  ['AWS', /^https:\/\/aws\.amazon\.com\//, 2],
  ['Cisco Networking Academy', /^https:\/\/www\.netacad\.com\//, 2],
  ['Linux Foundation', /^https:\/\/training\.linuxfoundation\.org\//, 3],
  ['Harvard CS50', /^https:\/\/cs50\.harvard\.edu\//, 4],
  ['Coursera', /^https:\/\/www\.coursera\.org\//, 5],
])('courses of %s are linked at their own host', (platform, link, least) => {
  const links = linksOf(platform)
  expect(links.length).toBeGreaterThanOrEqual(least)
  expect(links.filter((each) => !link.test(each))).toEqual([])
})
