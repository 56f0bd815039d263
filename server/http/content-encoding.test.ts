import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  acceptsPlain,
  askedAgain,
  chooseEncoding,
  encode,
  holdCompressed,
  isWorthCompressing,
  plainBody,
  type EncodableBody,
} from './content-encoding.ts'

test.for([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['zstd;q=0, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=1, br;q=0.1', 'gzip'],
  ['br;q=0.8, zstd;q=0.9, gzip;q=0.1', 'zstd'],
  ['identity;q=1, gzip;q=0.5', null],
  ['identity;q=0.5, gzip;q=1', 'gzip'],
  ['identity;q=0, br', 'br'],
  ['br;q=0.5, *', 'zstd'],
  ['gzip;q=nonsense', null],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'zstd'],
  ['*;q=0', null],
  ['identity', null],
  ['deflate', null],
  ['', null],
  [undefined, null],
] as const)('Accept-Encoding %j gets %j', ([header, encoding]) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('gets what the build has made, and another encoding only if it takes none of these as well', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd', { offers: ['br', 'gzip'] })).toBe('br')
  expect(chooseEncoding('zstd, gzip', { offers: ['br', 'gzip'] })).toBe('gzip')
  expect(chooseEncoding('zstd', { offers: ['br', 'gzip'] })).toBe('zstd')
})

test.for([
  [undefined, true],
  ['', true],
  ['gzip', true],
  ['identity;q=0.1', true],
  ['identity;q=0', false],
  ['gzip, identity;q=0', false],
  ['*;q=0', false],
  ['*;q=0, identity', true],
] as const)('Accept-Encoding %j takes the plain body: %s', ([header, isTaken]) => {
  expect(acceptsPlain(header)).toBe(isTaken)
})

/** Text that the quick settings compress less well. */
const text = Array.from({ length: 400 }, (_, at) => `Job ${at} in ${at % 7} cities, ${at % 13} lakh`).join()

function bodyOf(plain: string): EncodableBody {
  const identity = new TextEncoder().encode(plain)
  return { identity, length: identity.byteLength }
}

test.for(['zstd', 'br', 'gzip'] as const)('a body held as %s is the same for every client', async (held) => {
  const body = bodyOf(text)
  await holdCompressed(body, held)
  expect(body.identity).toBeNull()
  // Its first client still gets what was made quickly.
  expect(await encode(body, held)).toBe(body.encoded?.[held])
  expect(new TextDecoder().decode(plainBody(body))).toBe(text)
  expect(zstdDecompressSync(await encode(body, 'zstd')).toString()).toBe(text)
  expect(gunzipSync(await encode(body, 'gzip')).toString()).toBe(text)
  expect(brotliDecompressSync(await encode(body, 'br')).toString()).toBe(text)
  expect(new TextDecoder().decode(plainBody(body))).toBe(text)
})

test('a long body is compressed beside the thread that answers, once for several clients', async () => {
  const long = text.repeat(30)
  const body = bodyOf(long)
  const made = await Promise.all([encode(body, 'zstd'), encode(body, 'zstd'), encode(body, 'br')])
  expect(made[0]).toBe(made[1])
  expect(zstdDecompressSync(made[0]).toString()).toBe(long)
  expect(brotliDecompressSync(made[2]).toString()).toBe(long)
})

test('each encoding decodes to the same bytes, and is compressed once for several first clients', async () => {
  const body: EncodableBody = bodyOf(text)
  const [br, gzip] = await Promise.all([encode(body, 'br'), encode(body, 'gzip')])
  expect(brotliDecompressSync(br).toString()).toBe(text)
  expect(gunzipSync(gzip).toString()).toBe(text)
  expect(await encode(body, 'br')).toBe(br)
})

const BROWSER = 'gzip, deflate, br, zstd'

/** Lets a client ask until the tight form is made. */
async function askOften(body: EncodableBody, acceptEncoding: string): Promise<void> {
  for (let times = 1; times <= 4; times += 1) await askedAgain(body, acceptEncoding)
}

test('a body that browsers ask for again and again gets smaller once, and stays', async () => {
  const body = bodyOf(text)
  await holdCompressed(body)
  const quick = await encode(body, 'zstd')
  for (let times = 1; times <= 3; times += 1) expect(askedAgain(body, BROWSER)).toBeUndefined()
  expect(chooseEncoding(BROWSER, body)).toBe('zstd')
  await askedAgain(body, BROWSER)
  expect(chooseEncoding(BROWSER, body)).toBe('br')
  const small = await encode(body, 'br')
  expect(small.byteLength).toBeLessThan(quick.byteLength)
  expect(brotliDecompressSync(small).toString()).toBe(text)
  expect(new TextDecoder().decode(plainBody(body))).toBe(text)
  for (let times = 0; times < 100; times += 1) expect(askedAgain(body, BROWSER)).toBeUndefined()
})

test.for(['zstd', 'gzip'] as const)('who takes %s alone gets a smaller form of it', async (encoding) => {
  const body = bodyOf(text)
  const quick = await encode(body, encoding)
  await askOften(body, encoding)
  expect(chooseEncoding(encoding, body)).toBe(encoding)
  expect((await encode(body, encoding)).byteLength).toBeLessThan(quick.byteLength)
  expect(chooseEncoding('br', body)).toBe('br')
})

test('while one body is made as small as it gets, no other is, and its turn comes', async () => {
  const bodies = [bodyOf(text), bodyOf(`${text} And more.`)]
  for (const body of bodies) {
    await holdCompressed(body)
    for (let times = 1; times <= 3; times += 1) await askedAgain(body, BROWSER)
  }
  const [first, second] = bodies.map((body) => askedAgain(body, BROWSER))
  expect(first).toBeInstanceOf(Promise)
  expect(second).toBeUndefined()
  await first
  const [, other = bodyOf('')] = bodies
  expect(askedAgain(other, BROWSER)).toBeInstanceOf(Promise)
})

test('compresses longer text, but not images and short responses', () => {
  expect(isWorthCompressing('text/html; charset=utf-8', 5000)).toBe(true)
  expect(isWorthCompressing('text/x-script', 5000)).toBe(true)
  expect(isWorthCompressing('image/svg+xml; charset=utf-8', 5000)).toBe(true)
  expect(isWorthCompressing('text/html; charset=utf-8', 200)).toBe(false)
  expect(isWorthCompressing('image/png', 50_000)).toBe(false)
  expect(isWorthCompressing('font/woff2', 50_000)).toBe(false)
})
