import { CATALOGUES } from '#app/catalogue/catalogues.ts'

/** The specification's route table, in its order, without the not-found row. */
export const SPECIFIED_ROUTES = [
  '/',
  '/jobs',
  '/tools',
  '/search',
  '/courses',
  '/mnc-hiring',
  '/career-paths',
  '/career-paths/:id',
  '/events-hackathons',
  '/prep-zone',
  '/tools-courses',
  '/interview-prep',
  '/resume-portfolio',
  '/case-studies',
  '/entrepreneur-hub',
  '/million-dollar-ideas',
  '/pro-startup-toolkit',
  '/roadmap-to-ceo',
  '/submit-idea',
  '/it-cards',
  '/project-templates',
  '/premium-packs',
  '/career-tools',
  '/creator-submissions',
  '/community',
  '/share-journey',
  '/post-hiring',
  '/leaderboard',
  '/forums',
  '/ambassadors',
]

/** Routes that only say Coming Soon, by the specification. */
export const SPECIFIED_PLACEHOLDERS = [
  '/tools',
  '/case-studies',
  ...SPECIFIED_ROUTES.slice(SPECIFIED_ROUTES.indexOf('/million-dollar-ideas')),
]

/** Addresses of postings, of lists with one filter set, and of companies. */
export const JOB_ROUTES = [
  '/jobs/:slug',
  '/jobs/in',
  '/jobs/for',
  '/jobs/as',
  '/jobs/in/:value',
  '/jobs/for/:value',
  '/jobs/as/:value',
  '/remote-jobs',
  '/freshers-zone',
  '/companies',
  '/companies/:slug',
]

/** The skills of postings, one of them, and what to learn next. */
export const SKILL_ROUTES = ['/skills', '/skills/:slug', '/skills/plan']

/** Pages that are not in the specification's table. */
export const ADDED_ROUTES = [
  ...JOB_ROUTES,
  ...SKILL_ROUTES,
  ...CATALOGUES.map(({ path }) => path).filter((path) => !SPECIFIED_ROUTES.includes(path)),
  '/status',
  '/salary-trends',
  '/ai-trends',
  '/layoffs-updates',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms',
  '/resume-help',
  '/api',
  '/saved',
  '/offline',
  '/alerts',
  '/alerts/confirm',
  '/alerts/manage',
  '/alerts/unsubscribe',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
]

/** Routes that exist only on a site with sign-in. */
export const ACCOUNT_ROUTES = ['/dashboard', '/dashboard/delete', '/user-type-selection', '/auth/:step']
