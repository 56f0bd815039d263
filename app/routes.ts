import { index, layout, route } from '@react-router/dev/routes'
import { placeholderRouteId } from '#app/features/placeholders/placeholders.ts'
import type { RouteConfig } from '@react-router/dev/routes'

/** A row of app/features/placeholders/placeholders.ts. */
function placeholder(path: string) {
  return route(path, 'routes/placeholder.tsx', { id: placeholderRouteId(path) })
}

/** The specification's route table, in its order. What is not a page (feeds, health, clicks) is in server/. */
export default [
  layout('routes/layout.tsx', [
    index('routes/home.tsx'),
    route('/jobs', 'routes/jobs.tsx'),
    placeholder('/tools'),
    placeholder('/search'),
    placeholder('/courses'),
    placeholder('/mnc-hiring'),
    placeholder('/career-paths'),
    placeholder('/career-paths/:id'),
    placeholder('/events-hackathons'),
    placeholder('/prep-zone'),
    placeholder('/tools-courses'),
    placeholder('/interview-prep'),
    placeholder('/resume-portfolio'),
    placeholder('/case-studies'),
    placeholder('/entrepreneur-hub'),
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
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
