import { expect, test } from 'vitest'
import { similarAlertHref } from './similar-alert-link.tsx'

test('an alert from a posting asks for the same work in the same city, or for the same company', () => {
  const job = {
    category: 'Backend',
    company: 'Kaveri Labs',
    experience_level: 'Fresher',
    locations: ['Pune', 'Kochi'],
  } as const
  expect(similarAlertHref({ ...job, locations: [...job.locations] })).toBe(
    '/alerts?category=Backend&type=fresher&city=pune',
  )
  expect(similarAlertHref({ ...job, category: null, experience_level: 'Experienced', locations: [] })).toBe(
    '/alerts?company=kaveri-labs',
  )
})
