import { expect, test } from 'vitest'
import { NOTHING_SAID, type AboutMe } from '#core/about-me.ts'
import { exampleJob } from '#test/example-job.ts'
import { compare, countMet, summaryOf, type ComparedPosting } from './conditions.ts'

const about = (said: Partial<AboutMe>): AboutMe => ({ ...NOTHING_SAID, ...said })
const SILENT = {
  experience_level: null,
  experience_min: null,
  experience_max: null,
  batch: [],
  work_mode: null,
  is_remote: false,
  location: 'India',
  skills: [],
}
const posting = (states: Partial<ComparedPosting>): ComparedPosting => ({ ...exampleJob(SILENT), ...states })
/** The verdict on the one condition of that name. */
const verdict = (
  states: Partial<ComparedPosting>,
  said: Partial<AboutMe>,
  name: string,
  skills: string[] = [],
) => compare(posting(states), about(said), skills).find((one) => one.name === name)?.verdict

test('it says how many stated conditions are met, and what differs in both words', () => {
  const conditions = compare(
    posting({
      experience_min: 0,
      experience_max: 1,
      batch: [2026],
      location: 'Pune, Mysuru',
      work_mode: 'hybrid',
      facts: { degree: { names: ['Any graduate'], required: true } },
    }),
    about({ years: 0, batch: 2025, cities: ['Poona'], modes: ['remote', 'hybrid'], degrees: ['BCA'] }),
    [],
    { batch: { text: '2026 passouts only', from: 'text' } },
  )
  expect(summaryOf(conditions)).toEqual([
    'You meet 4 of 5 stated conditions.',
    'They ask for 2026; you said 2025.',
  ])
  expect(conditions.find(({ name }) => name === 'Batch')?.quote?.text).toBe('2026 passouts only')
  expect(conditions.map(({ verdict: one }) => one).join()).not.toContain('eligible')
})

test.for([
  [0, { experience_min: 0, experience_max: 1 }, 'met'],
  [1, { experience_min: 0, experience_max: 1 }, 'met'],
  [2, { experience_min: 0, experience_max: 1 }, 'unmet'],
  [4, { experience_min: 3 }, 'met'],
  [2, { experience_min: 3 }, 'unmet'],
  [0, { experience_level: 'Fresher' }, 'met'],
  [1, { experience_level: 'Fresher' }, 'unmet'],
  [0, { experience_level: 'Experienced' }, 'unmet'],
  [0, { experience_max: 0 }, 'met'],
  [0, {}, 'silent'],
] as const)('%i years against %o: %s', ([years, states, expected]) => {
  expect(verdict(states, { years }, 'Experience')).toBe(expected)
})

test('a degree fits by name or as any graduate; one that is only preferred decides nothing', () => {
  const asks = (names: 'Any graduate' | 'Any post-graduate' | 'MCA', required = true) => ({
    facts: { degree: { names: [names], required } },
  })
  expect(verdict(asks('Any graduate'), { degrees: ['BCom'] }, 'Degree')).toBe('met')
  expect(verdict(asks('Any graduate'), { degrees: ['Diploma'] }, 'Degree')).toBe('unmet')
  expect(verdict(asks('Any post-graduate'), { degrees: ['BCA'] }, 'Degree')).toBe('unmet')
  expect(verdict(asks('Any post-graduate'), { degrees: ['MCA'] }, 'Degree')).toBe('met')
  expect(verdict(asks('MCA', false), { degrees: ['BCA'] }, 'Degree')).toBe('open')
  expect(verdict(asks('MCA', false), { degrees: ['MCA'] }, 'Degree')).toBe('met')
  expect(verdict({}, { degrees: ['MCA'] }, 'Degree')).toBe('silent')
})

test('a branch fits by name; what is a related field, the company decides', () => {
  const fits = (branch: 'CSE' | 'ECE' | 'Civil', ...asked: ('CSE' | 'Any' | 'Related' | 'Electronics')[]) =>
    verdict({ facts: { branch: asked } }, { branch }, 'Branch')
  expect(fits('CSE', 'CSE')).toBe('met')
  expect(fits('Civil', 'Any')).toBe('met')
  expect(fits('ECE', 'Electronics')).toBe('met')
  expect(fits('Civil', 'CSE', 'Related')).toBe('open')
  expect(fits('Civil', 'CSE')).toBe('unmet')
})

test('a city fits by any of its names, and a remote job has no place', () => {
  const inCity = (location: string, ...cities: string[]) => verdict({ location }, { cities }, 'City')
  expect(inCity('Bengaluru', 'Bangalore')).toBe('met')
  expect(inCity('Noida', 'Delhi NCR')).toBe('met')
  expect(inCity('Chennai', 'Pune', 'Mumbai')).toBe('unmet')
  const opening = { location: 'Pune', other_places: ['Kochi', 'Indore'] }
  expect(verdict(opening, { cities: ['Indore'] }, 'City')).toBe('met')
  expect(verdict(opening, { cities: ['Jaipur'] }, 'City')).toBe('unmet')
  for (const none of ['India', 'Karnataka, India']) expect(inCity(none, 'Pune')).toBe('silent')
  expect(
    verdict({ location: 'Remote, India', is_remote: true }, { cities: ['Pune'] }, 'City'),
  ).toBeUndefined()
})

test('skills and notice count like the others, and what nobody says has no line', () => {
  expect(verdict({ skills: ['Java', 'SQL'] }, {}, 'Skills', ['sql', 'java'])).toBe('met')
  expect(verdict({ skills: ['Java', 'SQL'] }, {}, 'Skills', ['Java'])).toBe('unmet')
  expect(verdict({ skills: ['Java'] }, { years: 1 }, 'Skills')).toBe('open')
  expect(verdict({ facts: { notice_days: 30 } }, { notice: 30 }, 'Notice period')).toBe('met')
  expect(verdict({ facts: { notice_days: 0 } }, { notice: 15 }, 'Notice period')).toBe('unmet')
  expect(compare(posting({}), about({ years: 2 }), []).map(({ name }) => name)).toEqual(['Experience'])
})

test('what is not said does not count, and with nothing to compare it says so', () => {
  const conditions = compare(posting({ batch: [2026], work_mode: 'onsite' }), about({ years: 1 }), [])
  expect(countMet(conditions)).toEqual({ met: 0, of: 0 })
  expect(summaryOf(conditions)).toEqual(['It states nothing that we can compare with what you said.'])
})
