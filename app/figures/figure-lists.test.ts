import { expect, test } from 'vitest'
import {
  courseFigures,
  homeFigures,
  hubFigures,
  jobsBadge,
  marketFigures,
  partnerFigures,
  type FigureSource,
} from './figure-lists.ts'

const COUNTS = {
  jobs: 1234,
  companies: 87,
  verified: 1233,
  freshers: 1,
  courses: 60,
  freeCourses: 41,
  careerPaths: 12,
  prepResources: 90,
}
const SPEC: FigureSource = { kind: 'spec' }
const LIVE: FigureSource = { kind: 'live', counts: COUNTS }
const UNREAD: FigureSource = { kind: 'live', counts: null }
const MARKET = { jobs: 1000, companies: 20 }
const texts = (figures: readonly { figure: string; label: string }[]) =>
  figures.map(({ figure, label }) => `${figure} ${label}`)

test('by default the figures are the specification’s', () => {
  expect(texts(homeFigures(SPEC))).toEqual([
    '100% verified jobs',
    '500+ companies',
    '1,000+ direct links',
    '25,000+ job seekers',
  ])
  expect(texts(partnerFigures(SPEC))).toEqual([
    '25K+ monthly visitors',
    '5K+ newsletter subscribers',
    '85% tech professionals',
  ])
  expect(texts(courseFigures(SPEC))).toEqual(['100+ courses', '50+ free', '25K+ students'])
  expect(texts(hubFigures(SPEC))).toEqual(['78% of entrepreneurs succeed in the first year'])
  expect(marketFigures(SPEC, MARKET, false)).toEqual([
    ['Active jobs', '1,000'],
    ['Companies', '20'],
    ['Job seekers', '6,120'],
    ['Success rate', '95%'],
  ])
  expect(jobsBadge(SPEC)).toBe(12)
})

test('live figures are what the database counts; what nobody counts is left out', () => {
  expect(texts(homeFigures(LIVE))).toEqual([
    '1,234 open jobs',
    '87 companies',
    '99% verified this week',
    '1 fresher job',
  ])
  expect(texts(courseFigures(LIVE))).toEqual(['60 courses', '41 free'])
  expect([...partnerFigures(LIVE), ...hubFigures(LIVE)]).toEqual([])
  expect(marketFigures(LIVE, MARKET, false)).toEqual([
    ['Active jobs', '1,000'],
    ['Companies', '20'],
    ['Verified this week', '99%'],
    ['Fresher jobs', '1'],
  ])
  expect(jobsBadge(LIVE)).toBe(1234)
})

test('without real jobs, live figures count what there is to learn, and the market counts samples as such', () => {
  const counts = { ...COUNTS, jobs: 0, companies: 0, verified: 0, freshers: 0, careerPaths: 0 }
  const source: FigureSource = { kind: 'live', counts }
  expect(texts(homeFigures(source))).toEqual(['60 courses', '41 free courses', '90 prep resources'])
  expect(marketFigures(source, MARKET, true)).toEqual([
    ['Sample jobs', '1,000'],
    ['Sample companies', '20'],
  ])
  expect(jobsBadge(source)).toBeNull()
})

test('live figures that cannot be read are left out', () => {
  expect([...homeFigures(UNREAD), ...courseFigures(UNREAD)]).toEqual([])
  expect(marketFigures(UNREAD, MARKET, false)).toHaveLength(2)
  expect(jobsBadge(UNREAD)).toBeNull()
})
