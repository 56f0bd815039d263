import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  chooseEncoding,
  encode,
  holdCompressed,
  improve,
  isWorthCompressing,
  plainBody,
  type EncodableBody,
} from './content-encoding.ts'

test.for([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  ['deflate', null],
  ['', null],
  [undefined, null],
] as const)('Accept-Encoding %j gets %j', ([header, encoding]) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

/** Text that the quick settings compress less well. */
const text = Array.from({ length: 400 }, (_, at) => `Job ${at} in ${at % 7} cities, ${at % 13} lakh`).join()

function bodyOf(plain: string): EncodableBody {
  const identity = new TextEncoder().encode(plain)
  return { identity, length: identity.byteLength }
}

test('a body that is held compressed is the same for every client', async () => {
  const body = bodyOf(text)
  await holdCompressed(body)
  expect(body.identity).toBeNull()
  // Its first client still gets what was made quickly.
  expect(await encode(body, 'br')).toBe(body.encoded?.br)
  expect(body.final).toBeUndefined()
  expect(new TextDecoder().decode(plainBody(body))).toBe(text)
  expect(gunzipSync(await encode(body, 'gzip')).toString()).toBe(text)
  await improve(body, 'br')
  expect(brotliDecompressSync(await encode(body, 'br')).toString()).toBe(text)
  expect(new TextDecoder().decode(plainBody(body))).toBe(text)
})

test('each encoding decodes to the same bytes, and is compressed once for several first clients', async () => {
  const body: EncodableBody = bodyOf(text)
  const [br, gzip] = await Promise.all([encode(body, 'br'), encode(body, 'gzip')])
  expect(brotliDecompressSync(br).toString()).toBe(text)
  expect(gunzipSync(gzip).toString()).toBe(text)
  expect(await encode(body, 'br')).toBe(br)
})

test('a body that is sent again is compressed once more, and then stays', async () => {
  const body: EncodableBody = bodyOf(text)
  const quick = await encode(body, 'br')
  await improve(body, 'br')
  const small = await encode(body, 'br')
  expect(small.byteLength).toBeLessThan(quick.byteLength)
  expect(brotliDecompressSync(small).toString()).toBe(text)
  await improve(body, 'br')
  expect(await encode(body, 'br')).toBe(small)
})

test('compresses longer text, but not images and short responses', () => {
  expect(isWorthCompressing('text/html; charset=utf-8', 5000)).toBe(true)
  expect(isWorthCompressing('text/x-script', 5000)).toBe(true)
  expect(isWorthCompressing('image/svg+xml; charset=utf-8', 5000)).toBe(true)
  expect(isWorthCompressing('text/html; charset=utf-8', 200)).toBe(false)
  expect(isWorthCompressing('image/png', 50_000)).toBe(false)
  expect(isWorthCompressing('font/woff2', 50_000)).toBe(false)
})
