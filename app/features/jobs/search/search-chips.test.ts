import { expect, test } from 'vitest'
import { jobsHref } from '#app/features/jobs/jobs-href.ts'
import { SEARCH_CHIPS } from './search-chips.ts'

test('the chips are the specification’s, in its order, and each links to a different list', () => {
  expect(SEARCH_CHIPS.map(({ label }) => label)).toEqual([
    'React Developer',
    'Node.js',
    'Full Stack',
    'Remote Jobs',
    'Bangalore',
    'Frontend',
    'Backend',
    'DevOps',
  ])
  const addresses = SEARCH_CHIPS.map(({ state }) => jobsHref(state))
  expect(new Set(addresses).size).toBe(SEARCH_CHIPS.length)
  expect(addresses).not.toContain('/jobs')
})
