import { createServer, type RequestListener } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createHttp, userAgent, type HttpOptions } from './http.ts'
import { isReachable } from './http-address.ts'

/** A server on this machine that is closed again at the end of the block. */
async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the test server has no port')
  const { port } = address
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function get(url: string, options: Partial<HttpOptions> = {}, hosts = ['127.0.0.1']) {
  const http = createHttp({
    userAgent: userAgent('9.9.9', 'https://pravesh.example'),
    allowLoopback: true,
    ...options,
  })
  return http({ url, hosts })
}

test('says honestly who asks, and gives the body with its ETag', async () => {
  await using server = await serve((request, response) => {
    response.setHeader('etag', '"abc"').end(JSON.stringify({ agent: request.headers['user-agent'] }))
  })
  const { body, etag } = await get(server.url)
  expect(JSON.parse(body)).toEqual({ agent: 'PraveshBot/9.9.9 (+https://pravesh.example)' })
  expect(etag).toBe('"abc"')
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('reads a body compressed with %s', async (encoding, compress) => {
  await using server = await serve((_, response) => {
    response.setHeader('content-encoding', encoding).end(compress('Bengaluru – हिन्दी'))
  })
  expect((await get(server.url)).body).toBe('Bengaluru – हिन्दी')
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [401, 'blocked'],
  [403, 'blocked'],
  [429, 'blocked'],
  [500, 'network'],
  [503, 'network'],
  [204, 'shape changed'],
  [400, 'shape changed'],
])('status %i is recorded as %s', async (status, outcome) => {
  await using server = await serve((_, response) => response.writeHead(status).end())
  await expect(get(server.url)).rejects.toMatchObject({ outcome })
})

test('keeps the time that a source asks us to wait', async () => {
  await using server = await serve((_, response) => response.writeHead(429, { 'retry-after': '120' }).end())
  await expect(get(server.url)).rejects.toMatchObject({ outcome: 'blocked', retryAfter: 120 })
})

test('follows a redirect within the hosts of the source', async () => {
  await using server = await serve((request, response) => {
    if (request.url === '/there') response.end('moved')
    else response.writeHead(302, { location: '/there' }).end()
  })
  expect((await get(server.url)).body).toBe('moved')
})

test('refuses a redirect to any other host, before asking it', async () => {
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

test('gives up on a redirect without end', async () => {
  await using server = await serve((_, response) => response.writeHead(302, { location: '/' }).end())
  await expect(get(server.url)).rejects.toMatchObject({ outcome: 'network' })
})

test('gives up on a server that is slow to start or to finish', async () => {
  await using silent = await serve(() => {})
  await expect(get(silent.url, { timeoutMs: 60 })).rejects.toMatchObject({ outcome: 'network' })
  await using endless = await serve((_, response) => response.write('{"jobs":['))
  await expect(get(endless.url, { timeoutMs: 60 })).rejects.toThrow(/no whole answer within 0.06 s/)
})

test('stops reading at the size limit, compressed or not', async () => {
  const big = 'x'.repeat(2 << 20)
  await using plain = await serve((_, response) => response.end(big))
  await expect(get(plain.url, { maxBytes: 1 << 20 })).rejects.toThrow(/more than 1 MB/)
  await using bomb = await serve((_, response) => {
    response.setHeader('content-encoding', 'gzip').end(gzipSync(big))
  })
  await expect(get(bomb.url, { maxBytes: 1 << 20 })).rejects.toMatchObject({ outcome: 'network' })
})

test('a connection cut in the middle of the body is a network problem', async () => {
  await using server = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => response.destroy())
  })
  await expect(get(server.url)).rejects.toMatchObject({ outcome: 'network' })
})

test('nobody there is a network problem', async () => {
  const server = await serve(() => {})
  await server[Symbol.asyncDispose]()
  await expect(get(server.url)).rejects.toMatchObject({ outcome: 'network' })
})

test('loopback is refused unless it is allowed, by address and by name', async () => {
  await using server = await serve((_, response) => response.end())
  const options = { allowLoopback: false }
  await expect(get(server.url, options)).rejects.toMatchObject({ outcome: 'blocked' })
  const named = `https://localhost/`
  await expect(get(named, options, ['localhost'])).rejects.toThrow(/blocked: localhost is a private address/)
})

test('plain http, odd ports and addresses with a password are refused', async () => {
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

test('every request waits for its turn', async () => {
  await using server = await serve((request, response) => {
    if (request.url === '/') response.writeHead(302, { location: '/next' }).end()
    else response.end()
  })
  const turns: string[] = []
  await get(server.url, { pace: async (host) => void turns.push(host) })
  expect(turns).toEqual([`127.0.0.1:${server.port}`, `127.0.0.1:${server.port}`])
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['boards.example', false],
])('%s may be reached: %s', (address, reachable) => {
  expect(isReachable(address, false)).toBe(reachable)
})
