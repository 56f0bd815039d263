import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serve } from '#test/ingest/loopback.ts'
import { createHttp } from './http.ts'
import { createRateLimiter } from './rate-limiter.ts'

const http = createHttp({
  userAgent: 'PraveshBot/test',
  allowLoopback: true,
  rateLimiter: createRateLimiter({ intervalMs: 0, maxWaitMs: 0 }),
  retryDelaysMs: [],
})
const hosts = ['127.0.0.1']

test('sends a form in parts, and the site that it is sent from', async () => {
  const seen: unknown[] = []
  let form: FormData | null = null
  await using server = await serve(async (request, response) => {
    const { origin, referer, 'content-type': type = '' } = request.headers
    seen.push([request.method, origin, referer])
    form = await new Response(await text(request), { headers: { 'content-type': type } }).formData()
    response.end('done')
  })
  const sent = { filterCri: '{"Country":["India"]}', domain: 'careers.acme.example' }
  await http({ url: server.url, hosts, form: sent, multipart: true, origin: 'https://acme.example' })
  expect(seen).toEqual([['POST', 'https://acme.example', 'https://acme.example/']])
  expect([...(form ?? new FormData())]).toEqual(Object.entries(sent))
})

test('a refusal has the first words of its body, however long it is', async () => {
  const words = 'Request forbidden by administrative rules. '
  await using server = await serve(({ url }, response) => {
    response.writeHead(url === '/busy' ? 429 : 403).end(url === '/none' ? '' : words.repeat(50_000))
  })
  const refused = (path: string) => http({ url: new URL(path, server.url).href, hosts })
  await expect(refused('/')).rejects.toMatchObject({ status: 403, words: expect.stringContaining(words) })
  await expect(refused('/none')).rejects.toMatchObject({ status: 403, words: '' })
  // After it the host is left alone for a while.
  await expect(refused('/busy')).rejects.toMatchObject({ status: 429, words: expect.stringContaining(words) })
})
