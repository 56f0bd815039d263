import { expect, test } from 'vitest'
import { serve } from '#test/ingest/loopback.ts'
import { createHttp } from './http.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'

function httpWith(rateLimiter: RateLimiter = createRateLimiter({ intervalMs: 0 })) {
  return createHttp({ userAgent: 'PraveshBot/test', allowLoopback: true, retryDelaysMs: [], rateLimiter })
}

test('a page’s cookies are handed back, sent along its redirects, and not to another origin', async () => {
  const seen: (string | undefined)[] = []
  await using other = await serve(({ headers }, response) => {
    seen.push(headers.cookie)
    response.end('[]')
  })
  await using server = await serve(({ url, headers }, response) => {
    seen.push(headers.cookie)
    if (url === '/') response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; HttpOnly', 'odd; x'])
    response.writeHead(302, { location: url === '/' ? '/next' : other.url }).end()
  })
  const hosts = ['127.0.0.1']
  const { cookie } = await httpWith()({ url: server.url, hosts })
  expect(cookie).toBeUndefined()
  expect(seen).toEqual([undefined, 'a=1; b=2', undefined])
  await using plain = await serve((_, response) => response.setHeader('set-cookie', 'b=3').end('[]'))
  expect(await httpWith()({ url: plain.url, hosts, cookie: 'a=1; b=2' })).toMatchObject({
    cookie: 'a=1; b=3',
  })
})

test('a refusal says its first words', async () => {
  await using server = await serve(
    (_, response) => void response.writeHead(403).end('{"code":"ORG_NOT_FOUND"}'),
  )
  const asked = httpWith()({ url: server.url, hosts: ['127.0.0.1'] })
  await expect(asked).rejects.toMatchObject({ status: 403, words: '{"code":"ORG_NOT_FOUND"}' })
})

test('hosts of one pace take turns, and each still has its own', async () => {
  const turns: string[] = []
  const rateLimiter = createRateLimiter({ intervalMs: 0 })
  const noted: RateLimiter = {
    ...rateLimiter,
    turn(host, work) {
      turns.push(host.replace(/:\d+$/, ''))
      return rateLimiter.turn(host, work)
    },
  }
  await using server = await serve((_, response) => void response.end('[]'))
  const http = httpWith(noted)
  await http({
    url: server.url,
    hosts: ['127.0.0.1'],
    meter: { name: 'vendor.example', status: 406, seconds: 1 },
  })
  await http({ url: server.url, hosts: ['127.0.0.1'] })
  expect(turns).toEqual(['127.0.0.1', 'vendor.example', '127.0.0.1'])
})
