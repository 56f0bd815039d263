import type { Plugin } from 'vite'

/**
 * The files of the browser, by who needs them, each with parts of the paths of its modules ("!" leaves out). A page loads
 * those of the framework and the site, its own, and one or two that it shares. Otherwise each small module that pages
 * share is a file: 60 requests for a first page. A group also takes what its modules import, unless a group before it
 * has taken that already.
 */
export const GROUPS: Record<string, string[]> = {
  // With the module that starts it. React renders after all modules have run, so that module may run first.
  framework: [
    '/node_modules/react/',
    '/node_modules/react-dom/',
    '/node_modules/react-router/',
    '/node_modules/scheduler/',
    'rolldown/runtime',
    '/app/entry.client',
  ],
  // With the root route.
  site: [
    '/app/root.tsx',
    '/app/shell/',
    '!/app/shell/page-frame',
    '/app/ui/',
    '!/app/ui/star-rating',
    '/app/filters/',
    // Pages with jobs and those with ratings keep something in the browser.
    '/app/device/browser-store',
    '/app/page/json-ld',
    '/app/page/list-meta',
    '/app/page/returned-outcome',
    '/app/page/send-form',
    '/app/features/jobs/jobs-href',
    '/app/features/jobs/job-feed-href',
    '/app/features/jobs/lists/name-list',
    '/app/features/jobs/lists/list-indexes',
    '/core/dates',
    '/core/money',
    '/core/seniority',
  ],
  // A card of a job, what the visitor keeps, and the address of a search. Pages of skills load it too, where visitors come
  // from jobs and go back to them: a file of their own would be one more for each page with jobs.
  jobs: [
    '/app/device/',
    '!/app/device/account-store',
    '!/app/device/account-request',
    '/app/features/jobs/my-skills/skill-store',
    '/app/features/jobs/my-skills/skill-tick',
    '/app/features/jobs/job-card',
    '/app/features/jobs/my-skills/fit-on-card',
    '/app/features/jobs/jobs-meta',
    '/app/features/jobs/jobs-unavailable',
    '/app/features/jobs/jobs-url',
    '/app/features/jobs/sample-notice',
    '/app/features/jobs/saved/save-on-card',
  ],
  'job-list': [
    '/app/features/jobs/alerts/alert-form',
    '/app/features/jobs/alerts/alert-notice',
    '/app/features/jobs/lists/list-figures',
    '/app/features/jobs/filters/list-chosen',
    '/app/features/jobs/follow-jobs',
    '/app/features/jobs/job-feeds',
    '/app/features/jobs/job-list',
    '/app/features/jobs/list-status',
  ],
  // With its route, and with how the list shows it.
  posting: [
    '/app/routes/posting.tsx',
    '/app/features/jobs/posting/opened-job',
    '/app/features/jobs/posting/closed-job',
    '/app/features/jobs/posting/job-detail',
    '/app/features/jobs/saved/save-control',
  ],
  catalogue: [
    '/app/catalogue/',
    '!/app/catalogue/rate-form',
    '!/app/catalogue/own-ratings',
    '-catalogue.ts',
    '/app/ui/star-rating',
  ],
  // A posting shows both after the hydration.
  'skill-gap': ['/app/features/jobs/my-skills/skill-gap', '/app/features/jobs/my-skills/skill-help-links'],
  // Loaded when the first page is done, so that it is there when the network is not.
  offline: ['/app/offline/', '/app/worker/', '/app/routes/offline'],
  // Of three catalogues.
  rating: ['/app/catalogue/rate-form', '/app/catalogue/own-ratings'],
}

/** Builds these files for the browser. */
export function scriptGroups(): Plugin {
  const groups = Object.entries(GROUPS).map(([name, paths], index, { length }) => ({
    name,
    test: (id: string) => isOf(paths, id.replaceAll('\\', '/')),
    priority: length - index,
  }))
  return {
    name: 'script-groups',
    enforce: 'post',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rollupOptions: {
                // The file of a group with a route exports more than the route does.
                preserveEntrySignatures: 'allow-extension',
                output: { codeSplitting: { groups } },
              },
            },
          }
        : null,
  }
}

function isOf(paths: string[], id: string): boolean {
  const isOut = paths.some((path) => path.startsWith('!') && id.includes(path.slice(1)))
  return !isOut && paths.some((path) => id.includes(path))
}
