import { SPECIFIED_PLACEHOLDERS } from './specified-routes.ts'

/** The journeys that use a page as a visitor does, beyond the visit that every page gets in `smoke.test.ts`. */
const JOURNEYS: Record<string, string> = {
  '/': 'home',
  '/jobs': 'jobs-list, job-detail',
  '/search': 'search',
  '/courses': 'catalogues, catalogue-pages',
  '/mnc-hiring': 'mnc-hiring',
  '/career-paths': 'catalogues, catalogue-pages',
  '/career-paths/:id': 'career-path',
  '/events-hackathons': 'catalogues, catalogue-pages',
  '/prep-zone': 'catalogues, catalogue-pages',
  '/tools-courses': 'catalogues, catalogue-pages',
  '/interview-prep': 'catalogues, catalogue-pages',
  '/resume-portfolio': 'catalogues, catalogue-pages',
  '/entrepreneur-hub': 'entrepreneur-hub, premium-ideas',
  '/no-such-page': 'not-found',
}

/** The journey files that cover a route, without their ending. */
export function journeysOf(path: string): string[] {
  const named = JOURNEYS[path] ?? (SPECIFIED_PLACEHOLDERS.includes(path) ? 'placeholders' : '')
  return named.split(', ').filter((name) => name !== '')
}
