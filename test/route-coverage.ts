import { CATALOGUES } from '#app/catalogue/catalogues.ts'
import { JOB_ROUTES, SKILL_ROUTES, SPECIFIED_PLACEHOLDERS } from './specified-routes.ts'

/** Journeys that use a page like a visitor, besides the visit of every page in `smoke.test.ts`. */
const JOURNEYS: Record<string, string> = {
  '/': 'home',
  '/jobs': 'jobs-list, job-filters, job-sentences, job-detail',
  '/search': 'search',
  '/mnc-hiring': 'mnc-hiring',
  '/career-paths/:id': 'career-path',
  '/entrepreneur-hub': 'entrepreneur-hub, premium-ideas',
  '/jobs/:slug': 'posting, job-posting-markup',
  '/no-such-page': 'not-found',
}

/** The journey files that cover a route, without extension. */
export function journeysOf(path: string): string[] {
  if (CATALOGUES.some((catalogue) => catalogue.path === path)) return ['catalogues', 'catalogue-pages']
  if (JOB_ROUTES.includes(path) && !JOURNEYS[path]) return ['job-lists']
  if (SKILL_ROUTES.includes(path)) return ['skills']
  const named = JOURNEYS[path] ?? (SPECIFIED_PLACEHOLDERS.includes(path) ? 'placeholders' : '')
  return named.split(', ').filter((name) => name !== '')
}
