import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createHttp, userAgent, type HttpOptions } from './http.ts'
import { serve } from '#test/ingest/loopback.ts'
import { createRateLimiter } from './rate-limiter.ts'

function get(url: string, options: Partial<HttpOptions> = {}, hosts = ['127.0.0.1']) {
  const http = createHttp({
    userAgent: userAgent('9.9.9', 'https://pravesh.example'),
    allowLoopback: true,
    rateLimiter: createRateLimiter({ intervalMs: 0 }),
    retryDelaysMs: [],
    ...options,
  })
  return http({ url, hosts })
}

test('sends our user agent, and returns the body with its ETag', async () => {
  await using server = await serve((request, response) => {
    response.setHeader('etag', '"abc"').end(JSON.stringify({ agent: request.headers['user-agent'] }))
  })
  const { body, etag } = await get(server.url)
  expect(JSON.parse(body)).toEqual({ agent: 'PraveshBot/9.9.9 (+https://pravesh.example)' })
  expect(etag).toBe('"abc"')
})

test.each([
  ['gzip', gzipSync],
  ['X-GZIP', gzipSync],
  ['br', brotliCompressSync],
])('reads a body compressed with %s', async (encoding, compress) => {
  await using server = await serve((_, response) => {
    response.setHeader('content-encoding', encoding).end(compress('Bengaluru – हिन्दी'))
  })
  expect((await get(server.url)).body).toBe('Bengaluru – हिन्दी')
})

test.each(['application/x-gzip', 'application/octet-stream', 'text/xml'])(
  'unzips a compressed file sent as %s',
  async (type) => {
    await using server = await serve((_, response) => {
      response.setHeader('content-type', type).end(gzipSync('<urlset/>'))
    })
    expect((await get(server.url)).body).toBe('<urlset/>')
  },
)

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [401, 'blocked'],
  [403, 'blocked'],
  [406, 'blocked'],
  [429, 'blocked'],
  [408, 'network'],
  [500, 'network'],
  [503, 'network'],
  [204, 'shape changed'],
  [400, 'shape changed'],
])('status %i is recorded as %s', async (status, outcome) => {
  await using server = await serve((_, response) => response.writeHead(status).end())
  await expect(get(server.url)).rejects.toMatchObject({ outcome })
})

test('keeps the Retry-After of a source', async () => {
  await using server = await serve((_, response) => response.writeHead(429, { 'retry-after': '120' }).end())
  await expect(get(server.url)).rejects.toMatchObject({ outcome: 'blocked', retryAfter: 120 })
})

test('follows a redirect between hosts of the source', async () => {
  await using server = await serve((request, response) => {
    if (request.url === '/there') response.end('moved')
    else response.writeHead(302, { location: '/there' }).end()
  })
  expect((await get(server.url)).body).toBe('moved')
})

test('refuses a redirect to another host before any request to it', async () => {
  let asked = 0
  await using other = await serve((_, response) => {
    asked += 1
    response.end()
  })
  await using server = await serve((_, response) => {
    response.writeHead(302, { location: `http://localhost:${other.port}/` }).end()
  })
  await expect(get(server.url)).rejects.toMatchObject({ outcome: 'blocked' })
  expect(asked).toBe(0)
})

test('refuses and names a redirect to a private address or to another port', async () => {
  for (const location of ['http://10.0.0.1/', 'http://169.254.169.254/latest/meta-data', 'http://[::1]:1/']) {
    await using server = await serve((_, response) => response.writeHead(302, { location }).end())
    await expect(get(server.url, {}, [`127.0.0.1:${server.port}`])).rejects.toMatchObject({
      outcome: 'blocked',
      message: expect.stringContaining(`redirects to ${location}`),
      redirectedTo: new URL(location).hostname.replace(/^\[|\]$/g, ''),
    })
  }
})

test('a POST sends JSON, and becomes a GET after a 303', async () => {
  const asked: string[] = []
  await using server = await serve(async (request, response) => {
    const body = await text(request)
    asked.push(`${request.method} ${request.url} ${request.headers['content-type'] ?? '-'} ${body}`)
    if (request.url === '/search') response.writeHead(307, { location: '/search/2' }).end()
    else if (request.url === '/search/2') response.writeHead(303, { location: '/results' }).end()
    else response.end('[]')
  })
  const http = createHttp({
    userAgent: 'x',
    allowLoopback: true,
    rateLimiter: createRateLimiter({ intervalMs: 0 }),
  })
  await http({ url: `${server.url}search`, hosts: ['127.0.0.1'], post: { offset: 20 } })
  expect(asked).toEqual([
    'POST /search application/json {"offset":20}',
    'POST /search/2 application/json {"offset":20}',
    'GET /results - ',
  ])
})

test('reports an unchanged response to a conditional request', async () => {
  await using server = await serve((request, response) => {
    if (request.headers['if-none-match'] === '"abc"') response.writeHead(304, { etag: '"abc"' }).end()
    else response.setHeader('etag', '"abd"').end('[]')
  })
  const http = createHttp({
    userAgent: 'x',
    allowLoopback: true,
    rateLimiter: createRateLimiter({ intervalMs: 0 }),
  })
  const fetchWith = (ifNoneMatch: string) => http({ url: server.url, hosts: ['127.0.0.1'], ifNoneMatch })
  expect(await fetchWith('"abc"')).toEqual({ url: server.url, body: '', etag: '"abc"', notModified: true })
  expect(await fetchWith('"old"')).toMatchObject({ body: '[]', etag: '"abd"' })
})

test('rejects an unrequested 304', async () => {
  await using server = await serve((_, response) => response.writeHead(304).end())
  await expect(get(server.url)).rejects.toMatchObject({ outcome: 'shape changed' })
})

test('decodes a body in the character set of its header', async () => {
  const type = 'text/html; charset=windows-1252'
  await using server = await serve((_, response) => {
    response.setHeader('content-type', type).end(Buffer.from([0x80, 0x20, 0x31]))
  })
  expect((await get(server.url)).body).toBe('€ 1')
})

test('gives up on endless redirects', async () => {
  await using server = await serve((_, response) => response.writeHead(302, { location: '/' }).end())
  await expect(get(server.url)).rejects.toMatchObject({ outcome: 'network' })
})

test('gives up on a server that is slow to start or to finish', async () => {
  await using silent = await serve(() => {})
  await expect(get(silent.url, { timeoutMs: 60 })).rejects.toMatchObject({ outcome: 'network' })
  await using endless = await serve((_, response) => response.write('{"jobs":['))
  await expect(get(endless.url, { timeoutMs: 60 })).rejects.toThrow(/no complete response within 0.06 s/)
})

test('stops reading at the size limit, compressed or not', async () => {
  const big = 'x'.repeat(2 << 20)
  await using plain = await serve((_, response) => response.end(big))
  await expect(get(plain.url, { maxBytes: 1 << 20 })).rejects.toThrow(/more than 1 MB/)
  await using bomb = await serve((_, response) => {
    response.setHeader('content-encoding', 'gzip').end(gzipSync(big))
  })
  await expect(get(bomb.url, { maxBytes: 1 << 20 })).rejects.toThrow(/more than 1 MB/)
  await using file = await serve((_, response) => response.end(gzipSync(big)))
  await expect(get(file.url, { maxBytes: 1 << 20 })).rejects.toThrow(/more than 1 MB/)
})

test('does not hold 100 MB in memory, announced or not', async () => {
  let sent = 0
  const chunk = Buffer.alloc(1 << 20, 'x')
  function* chunks() {
    for (; sent < 100; sent++) yield chunk
  }
  await using announced = await serve((_, response) => {
    response.setHeader('content-length', 100 << 20)
    Readable.from(chunks()).pipe(response)
  })
  await expect(get(announced.url)).rejects.toThrow(/network: \S+ sends more than 32 MB/)
  expect(sent).toBeLessThan(32)
  sent = 0
  await using silent = await serve((_, response) => void Readable.from(chunks()).pipe(response))
  await expect(get(silent.url)).rejects.toThrow(/sends more than 32 MB/)
  expect(sent).toBeLessThan(60)
})

test('a connection cut in the middle of the body is a network problem', async () => {
  await using server = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => response.destroy())
  })
  await expect(get(server.url)).rejects.toMatchObject({ outcome: 'network' })
})

test('a refused connection is a network problem', async () => {
  const server = await serve(() => {})
  await server[Symbol.asyncDispose]()
  await expect(get(server.url)).rejects.toMatchObject({ outcome: 'network' })
})

test('refuses loopback unless it is allowed, by address and by name', async () => {
  await using server = await serve((_, response) => response.end())
  const options = { allowLoopback: false }
  await expect(get(server.url, options)).rejects.toMatchObject({ outcome: 'blocked' })
  const named = `https://localhost/`
  await expect(get(named, options, ['localhost'])).rejects.toThrow(/blocked: localhost is a private address/)
})

test('refuses plain http, other ports and addresses with a password', async () => {
  const hosts = ['boards.example']
  const options = { allowLoopback: false }
  for (const url of [
    'http://boards.example/',
    'https://boards.example:8443/',
    'https://a:b@boards.example/',
  ]) {
    await expect(get(url, options, hosts)).rejects.toThrow(/not a plain https address/)
  }
})

test.each(['http://localhost/', 'https://localhost:8443/', 'http://localhost:8080/'])(
  'requests a named origin as written, and nothing else on its host: %s',
  async (url) => {
    const options = { allowLoopback: false }
    const { origin } = new URL(url)
    // This error comes from the check of the resolved address.
    await expect(get(url, options, ['localhost', origin])).rejects.toThrow('localhost is a private address')
    await expect(get(url, options, ['localhost'])).rejects.toThrow('not a plain https address')
    await expect(get('http://localhost:9/', options, ['localhost', origin])).rejects.toThrow(
      'not a plain https address',
    )
    await expect(get(url.replace('//', '//a:b@'), options, ['localhost', origin])).rejects.toThrow(
      'not a plain https address',
    )
  },
)

test('every request waits for its turn, also redirects', async () => {
  await using server = await serve((request, response) => {
    if (request.url === '/') response.writeHead(302, { location: '/next' }).end()
    else response.end()
  })
  const rateLimiter = createRateLimiter({ intervalMs: 0 })
  const turns: string[] = []
  const turn: typeof rateLimiter.turn = (host, work) => {
    turns.push(host)
    return rateLimiter.turn(host, work)
  }
  await get(server.url, { rateLimiter: { ...rateLimiter, turn } })
  expect(turns).toEqual([`127.0.0.1:${server.port}`, `127.0.0.1:${server.port}`])
})

test('sends a form, an access token and a referer, and the token to no other origin', async () => {
  const seen: unknown[] = []
  const listen = (next: string | null) => async (request: IncomingMessage, response: ServerResponse) => {
    const { authorization, referer, 'content-type': type } = request.headers
    seen.push([request.method, await text(request), type, authorization, referer])
    if (next === null) response.end('done')
    else response.writeHead(307, { location: next }).end()
  }
  await using other = await serve(listen(null))
  await using server = await serve(listen(other.url))
  const http = createHttp({
    userAgent: 'PraveshBot/test',
    allowLoopback: true,
    rateLimiter: createRateLimiter({ intervalMs: 0 }),
    retryDelaysMs: [],
  })
  const page = 'https://acme.example/'
  const request = { form: { a: '1 & 2', lang: 'en' }, bearer: 't-1', referer: page }
  const { url } = await http({ url: server.url, hosts: ['127.0.0.1'], ...request })
  const type = 'application/x-www-form-urlencoded; charset=UTF-8'
  expect(seen).toEqual([
    ['POST', 'a=1+%26+2&lang=en', type, 'Bearer t-1', page],
    ['POST', 'a=1+%26+2&lang=en', type, undefined, page],
  ])
  expect(url).toBe(other.url)
})

test('a request may allow more time than usual, and its refusal says the status', async () => {
  await using server = await serve((_, response) => void response.writeHead(417).end())
  const http = createHttp({ userAgent: 'PraveshBot/test', allowLoopback: true, retryDelaysMs: [] })
  const asked = http({ url: server.url, hosts: ['127.0.0.1'], timeoutMs: 300_000 })
  await expect(asked).rejects.toMatchObject({ outcome: 'shape changed', status: 417 })
  await using slow = await serve(() => {})
  const hurried = http({ url: slow.url, hosts: ['127.0.0.1'], timeoutMs: 50 })
  await expect(hurried).rejects.toThrow(/no complete response within 0\.05 s/)
})
