import { expect, test } from 'vitest'
import { createRouteNames } from './route-names.ts'

const name = createRouteNames({
  patterns: [
    '/',
    '/*',
    '*',
    '/jobs',
    '/jobs/:slug',
    '/jobs/in/:value',
    '/api/v1/*',
    '/api/v1/jobs/:id',
    '/feeds/:name{.+\\.xml}',
  ],
  isFile: (path) => path.startsWith('/assets/'),
})

test.for([
  ['/', '/'],
  ['/jobs', '/jobs'],
  ['/jobs/react-developer-acme-pune-1a2b', '/jobs/:slug'],
  ['/jobs/in/pune', '/jobs/in/:value'],
  ['/jobs/a/b/c', 'none'],
  ['/api/v1/jobs/7', '/api/v1/jobs/:id'],
  ['/api/v1/other', '/api/v1/*'],
  ['/feeds/jobs.xml', '/feeds/:name{.+\\.xml}'],
  ['/jobs.data', '/jobs.data'],
  ['/_.data', '/.data'],
  ['/jobs/x.data', '/jobs/:slug'],
  ['/assets/root-1.js', 'file'],
  ['/wp-login.php', 'none'],
  ['/x.data', 'none'],
] as const)('%s belongs to %s', ([path, pattern]) => {
  expect(name(path)).toBe(pattern)
  expect(name(path)).toBe(pattern)
})

test('whatever visitors ask for, there are only as many names as routes', () => {
  const names = new Set(Array.from({ length: 500 }, (_, at) => name(`/jobs/${at}`)))
  for (let at = 0; at < 500; at += 1) names.add(name(`/${'x'.repeat(at)}`))
  expect(names).toEqual(new Set(['/jobs/:slug', 'none', '/']))
})
