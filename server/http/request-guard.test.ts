import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { requestGuard } from './request-guard.ts'

const app = new Hono().use(requestGuard(['/click'])).all('*', (c) => c.text('answered'))

test.for(['/', '/jobs', '/jobs?search=%E0%A4%A', '/jobs?search=a//b/', '/career-paths/%E0%A4%AA', '/_.data'])(
  'accepts %s',
  async (path) => {
    expect((await app.request(path)).status).toBe(200)
  },
)

test.for([
  ['/jobs/', '/jobs'],
  ['/jobs/?search=react+js', '/jobs?search=react+js'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['//elsewhere.example/%2f..', '/elsewhere.example/%2f..'],
  ['///', '/'],
  ['/career-paths//7/', '/career-paths/7'],
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
