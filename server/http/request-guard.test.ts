import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { oneSpelling, requestGuard } from './request-guard.ts'

const app = new Hono()
  .use(oneSpelling((path) => path.startsWith('/assets/')))
  .use(requestGuard((path) => (path === '/click' ? {} : null)))
  .all('*', (c) => c.text('answered'))

test.for([
  '/',
  '/jobs',
  '/jobs?search=%E0%A4%A',
  '/jobs?search=a//b/',
  '/career-paths/%E0%A4%AA',
  '/_.data',
  '/assets/A-%62.js',
])('accepts %s', async (path) => {
  expect((await app.request(path)).status).toBe(200)
})

test.for([
  ['/jobs/', '/jobs'],
  ['/jobs/?search=react+js', '/jobs?search=react+js'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['//elsewhere.example/%2f..', '/elsewhere.example/%2f..'],
  ['///', '/'],
  ['/career-paths//7/', '/career-paths/7'],
  ['/JOBS', '/jobs'],
  ['/jObs?Search=React', '/jobs?Search=React'],
  ['/%6aobs', '/jobs'],
  ['/%4A%4FBS/', '/jobs'],
  ['/Remote-Jobs', '/remote-jobs'],
  ['/remote%2Djobs', '/remote-jobs'],
  ['/jobs/in/Pune', '/jobs/in/pune'],
  ['/JOBS.data?_routes=x', '/jobs.data?_routes=x'],
  ['/API/V1/jobs?limit=2', '/api/v1/jobs?limit=2'],
  ['/Feeds/jobs.XML', '/feeds/jobs.xml'],
  ['/Sitemap.xml', '/sitemap.xml'],
  ['/companies/%C3%89CLAIR', '/companies/%C3%89clair'],
])('%s redirects to %s', async ([from = '', to = '']) => {
  const response = await app.request(new Request(`http://localhost${from}`))
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(to)
})

test.for(['/%E0%A4%A', '/jobs/%', '/jobs%00', '/jobs%0d%0aset-cookie:a'])(
  'rejects %s as invalid',
  async (path) => {
    expect((await app.request(new Request(`http://localhost${path}`))).status).toBe(400)
  },
)

test('rejects a URL of more than 8 kB', async () => {
  expect((await app.request(`/jobs?search=${'a'.repeat(8000)}`)).status).toBe(200)
  expect((await app.request(`/jobs?search=${'a'.repeat(8200)}`)).status).toBe(414)
})

test.for(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('rejects %s on a page', async (method) => {
  const response = await app.request('/jobs', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('a POST path accepts nothing else, and OPTIONS lists the allowed methods', async () => {
  expect((await app.request('/click', { method: 'POST' })).status).toBe(200)
  expect((await app.request('/click')).status).toBe(405)
  const options = await app.request('/click', { method: 'OPTIONS' })
  expect(options.status).toBe(204)
  expect(options.headers.get('allow')).toBe('POST')
})

test('a redirect of the API may be read by any website, one of a page not', async () => {
  const allowed = async (path: string) => (await app.request(path)).headers.get('access-control-allow-origin')
  expect([await allowed('/api/v1/JOBS'), await allowed('/JOBS')]).toEqual(['*', null])
})

test('what is sent is not redirected', async () => {
  expect((await app.request('/CLICK', { method: 'POST' })).status).toBe(405)
})
