import { index, route } from '@react-router/dev/routes'
import { placeholderRouteId } from './features/site/placeholders/placeholders.ts'
import type { RouteConfig } from '@react-router/dev/routes'

/** The route of a row of app/features/site/placeholders/placeholders.ts. */
function placeholder(path: string) {
  return route(path, 'routes/placeholder.tsx', { id: placeholderRouteId(path) })
}

/** One module serves all lists with an address of their own, so each route needs its own id. */
function jobList(path: string) {
  return route(path, 'routes/job-list.tsx', { id: `job-list ${path}` })
}

/** One module serves the indexes of these lists. */
function listIndex(path: string) {
  return route(path, 'routes/list-index.tsx', { id: `list-index ${path}` })
}

/** One module serves the three market pages. */
function market(path: string) {
  return route(path, 'routes/market.tsx', { id: `market ${path}` })
}

/** One module serves the pages of links in mails that have one button. */
function mailLink(path: string) {
  return route(path, 'routes/mail-link.tsx', { id: `mail-link ${path}` })
}

/**
 * The specification's route table, in its order, then the pages we added. What is not a page (feeds, health,
 * clicks) is in server/.
 */
export default [
  index('routes/home.tsx'),
  route('/jobs', 'routes/jobs.tsx'),
  placeholder('/tools'),
  route('/search', 'routes/search.tsx'),
  route('/courses', 'routes/courses.tsx'),
  route('/mnc-hiring', 'routes/mnc-hiring.tsx'),
  route('/career-paths', 'routes/career-paths.tsx'),
  route('/career-paths/:id', 'routes/career-path.tsx'),
  route('/events-hackathons', 'routes/events-hackathons.tsx'),
  route('/prep-zone', 'routes/prep-zone.tsx'),
  route('/tools-courses', 'routes/tools-courses.tsx'),
  route('/interview-prep', 'routes/interview-prep.tsx'),
  route('/resume-portfolio', 'routes/resume-portfolio.tsx'),
  placeholder('/case-studies'),
  route('/entrepreneur-hub', 'routes/entrepreneur-hub.tsx'),
  placeholder('/million-dollar-ideas'),
  placeholder('/pro-startup-toolkit'),
  placeholder('/roadmap-to-ceo'),
  placeholder('/submit-idea'),
  placeholder('/it-cards'),
  placeholder('/project-templates'),
  placeholder('/premium-packs'),
  placeholder('/career-tools'),
  placeholder('/creator-submissions'),
  placeholder('/community'),
  placeholder('/share-journey'),
  placeholder('/post-hiring'),
  placeholder('/leaderboard'),
  placeholder('/forums'),
  placeholder('/ambassadors'),
  // Not in the specification's table.
  route('/jobs/:slug', 'routes/posting.tsx'),
  listIndex('/jobs/in'),
  listIndex('/jobs/for'),
  listIndex('/jobs/as'),
  jobList('/jobs/in/:value'),
  jobList('/jobs/for/:value'),
  jobList('/jobs/as/:value'),
  jobList('/remote-jobs'),
  jobList('/freshers-zone'),
  route('/skills', 'routes/skills.tsx'),
  route('/skills/plan', 'routes/skill-plan.tsx'),
  route('/skills/:slug', 'routes/skill.tsx'),
  route('/companies', 'routes/companies.tsx'),
  route('/companies/:slug', 'routes/company.tsx'),
  route('/status', 'routes/status.tsx'),
  market('/salary-trends'),
  market('/ai-trends'),
  market('/layoffs-updates'),
  route('/api', 'routes/api.tsx'),
  route('/about', 'routes/about.tsx'),
  route('/contact', 'routes/contact.tsx'),
  route('/privacy-policy', 'routes/privacy-policy.tsx'),
  route('/terms', 'routes/terms.tsx'),
  route('/resume-help', 'routes/resume-help.tsx'),
  route('/saved', 'routes/saved.tsx'),
  route('/offline', 'routes/offline.tsx'),
  route('/alerts', 'routes/alerts.tsx'),
  mailLink('/alerts/confirm'),
  route('/alerts/manage', 'routes/alerts-manage.tsx'),
  mailLink('/alerts/unsubscribe'),
  route('/newsletter', 'routes/newsletter.tsx'),
  mailLink('/newsletter/confirm'),
  mailLink('/newsletter/unsubscribe'),
  // 404, or an account page if sign-in is configured.
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
