import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sendStored, storedResponse } from './stored-response.ts'

const text = 'A verified job. '.repeat(200)
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=60' }
const page = storedResponse(200, headers, text)
const gone = storedResponse(410, headers, 'closed')
const app = new Hono().get('/page', (c) => sendStored(c, page)).get('/gone', (c) => sendStored(c, gone))

test('sends the plain body with its length without Accept-Encoding', async () => {
  const response = await app.request('/page')
  expect(await response.text()).toBe(text)
  expect(response.headers.get('content-length')).toBe(String(text.length))
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('vary')).toBe('accept-encoding')
})

test('sends Brotli if accepted, with the compressed length', async () => {
  const response = await app.request('/page', { headers: { 'accept-encoding': 'gzip, br' } })
  const body = new Uint8Array(await response.arrayBuffer())
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-length')).toBe(String(body.byteLength))
  expect(brotliDecompressSync(body).toString()).toBe(text)
})

test.for(['$', 'W/"other", $', '*'])('responds to If-None-Match %s with 304 and no body', async (pattern) => {
  const ifNoneMatch = pattern.replace('$', page.etag)
  const response = await app.request('/page', { headers: { 'if-none-match': ifNoneMatch } })
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
  expect(response.headers.get('etag')).toBe(page.etag)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
})

test('sends the page for another ETag', async () => {
  const response = await app.request('/page', { headers: { 'if-none-match': 'W/"other"' } })
  expect(response.status).toBe(200)
})

test('HEAD has the headers of GET and no body', async () => {
  const response = await app.request('/page', { method: 'HEAD' })
  expect(await response.text()).toBe('')
  expect(response.headers.get('content-length')).toBe(String(text.length))
  expect(response.headers.get('etag')).toBe(page.etag)
})

test('never responds with 304 for a page that is not a success', async () => {
  const response = await app.request('/gone', { headers: { 'if-none-match': '*' } })
  expect(response.status).toBe(410)
  expect(response.headers.get('etag')).toBeNull()
})

test('who does not take the plain body gets another form, or is told that there is none', async () => {
  const picture = storedResponse(200, { 'content-type': 'image/png' }, 'a short picture')
  const served = new Hono().get('/', (c) => sendStored(c, picture)).get('/page', (c) => sendStored(c, page))
  const ask = async (path: string, acceptEncoding: string) => {
    const response = await served.request(path, { headers: { 'accept-encoding': acceptEncoding } })
    return [response.status, response.headers.get('content-encoding'), response.headers.get('vary')]
  }
  expect(await ask('/', 'gzip')).toEqual([200, null, null])
  expect(await ask('/', 'gzip, identity;q=0')).toEqual([200, 'gzip', 'accept-encoding'])
  for (const path of ['/', '/page']) {
    expect(await ask(path, 'identity;q=0')).toEqual([406, null, 'accept-encoding'])
    expect(await ask(path, 'deflate, *;q=0')).toEqual([406, null, 'accept-encoding'])
  }
})

test('the ETag depends on the body', () => {
  const other = storedResponse(200, headers, `${text}!`)
  expect(other.etag).not.toBe(page.etag)
  expect(storedResponse(200, headers, text).etag).toBe(page.etag)
})
