import { expect, test, vi } from 'vitest'
import { guarded } from '#test/guarded.ts'
import { clickPosts, clickRoute } from './click-route.ts'

const JOB = '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10'
const body = { item_type: 'job', item_id: JOB, referrer: 'https://search.example/q?q=me' }
const env = { incoming: { socket: { remoteAddress: '203.0.113.7', remotePort: 4000, remoteFamily: 'IPv4' } } }

function routeWith(mayClick = () => true) {
  const countClick = vi.fn()
  const app = guarded(clickRoute({ countClick }), clickPosts(mayClick))
  const post = (content: BodyInit, headers: Record<string, string> = {}) =>
    app.request(
      '/click',
      {
        method: 'POST',
        body: content,
        headers: {
          'sec-fetch-site': 'same-origin',
          'user-agent': 'Firefox',
          ...(typeof content === 'string' && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      env,
    )
  return { countClick, post }
}

const click = { jobId: JOB, client: '203.0.113.7', userAgent: 'Firefox', referrer: body.referrer }

test.for(['application/json', 'Application/JSON; charset=utf-8'])('counts JSON sent as %s', async (type) => {
  const { countClick, post } = routeWith()
  const response = await post(JSON.stringify(body), { 'content-type': type })
  expect(response.status).toBe(204)
  expect(countClick.mock.calls).toEqual([[click]])
})

test('counts a form', async () => {
  const { countClick, post } = routeWith()
  expect((await post(new URLSearchParams(body))).status).toBe(204)
  expect(countClick.mock.calls).toEqual([[click]])
})

test('counts a click without a referrer', async () => {
  const { countClick, post } = routeWith()
  expect((await post(JSON.stringify({ ...body, referrer: undefined }))).status).toBe(204)
  expect(countClick).toHaveBeenCalledWith({ ...click, referrer: null })
})

test.for([
  ['', 'nothing'],
  ['{', 'broken JSON'],
  ['[]', 'a list'],
  [JSON.stringify({ ...body, item_id: '7' }), 'no uuid'],
  [JSON.stringify({ ...body, item_type: 'course' }), 'no job'],
  [JSON.stringify({ ...body, referrer: 7 }), 'no text'],
])('rejects %s (%s)', async ([content = '']) => {
  const { countClick, post } = routeWith()
  const response = await post(content, { 'content-type': 'application/json' })
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/^The click is not valid|^The form could not be read/)
  expect(countClick).not.toHaveBeenCalled()
})

test('rejects a client that clicks too often', async () => {
  const { countClick, post } = routeWith(() => false)
  expect((await post(JSON.stringify(body))).status).toBe(429)
  expect(countClick).not.toHaveBeenCalled()
})
