import { expect, test } from 'vitest'
import { careerPathSchema } from './career-paths.ts'

const step = (title: string) => ({ title, description: 'Do it', duration: '2 weeks' })
const STEPS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(step)
const RIGHT = {
  name: 'Web Developer',
  description: 'Builds pages.',
  category: 'Frontend',
  average_salary: 450_000,
  required_skills: ['HTML'],
  tools: ['Git'],
  roadmap: STEPS,
}

/** The invalid fields of a row. */
function wrong(change: Record<string, unknown>): string[] {
  const parsed = careerPathSchema.safeParse({ ...RIGHT, ...change })
  return (parsed.error?.issues ?? []).map(({ path }) => path.join('.'))
}

test('a valid row is accepted, with or without a salary', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ average_salary: null })).toEqual([])
})

test.each([
  ['a category no select shows', { category: 'Design' }, 'category'],
  ['pay in lakhs', { average_salary: 4.5 }, 'average_salary'],
  ['no skills', { required_skills: [] }, 'required_skills'],
  ['no tools', { tools: [] }, 'tools'],
  ['five steps', { roadmap: STEPS.slice(1) }, 'roadmap'],
  ['eleven steps', { roadmap: [...STEPS, ...['A', 'B', 'C', 'D', 'E'].map(step)] }, 'roadmap'],
  ['two steps of one title', { roadmap: [...STEPS, step('One')] }, 'roadmap'],
  ['an unknown field', { salary: 1 }, ''],
])('%s is refused', (_, change, field) => {
  expect(wrong(change)).toEqual([field])
})

test.each(['1 week', '2 weeks', '10 weeks', '1 to 2 weeks', '4 to 6 weeks', '1 month', '3 months'])(
  '"%s" is a duration',
  (duration) => {
    expect(wrong({ roadmap: [{ ...step('Seven'), duration }, ...STEPS] })).toEqual([])
  },
)

test.each(['', 'soon', '1 weeks', '2 week', '0 weeks', '3 days'])('"%s" is not a duration', (duration) => {
  expect(wrong({ roadmap: [{ ...step('Seven'), duration }, ...STEPS] })).toEqual(['roadmap.0.duration'])
})
