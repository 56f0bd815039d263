import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { exampleLogo } from '#test/example-logo.ts'
import { MAX_LOGO_BYTES, readLogo } from './logo-image.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6feb' } })
const text = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'))

/** What each accepted type looks like, and the file ending that it is stored under. */
const TYPES = [
  ['a PNG', () => picture(200, 180).png().toBuffer(), 'png'],
  ['a baseline JPEG', () => picture(200, 180).jpeg().toBuffer(), 'jpg'],
  ['a progressive JPEG', () => picture(200, 180).jpeg({ progressive: true }).toBuffer(), 'jpg'],
  ['a lossy WebP', () => picture(200, 180).webp().toBuffer(), 'webp'],
  ['a lossless WebP', () => picture(200, 180).webp({ lossless: true }).toBuffer(), 'webp'],
  ['a WebP with transparency', () => picture(200, 180).ensureAlpha(0.5).webp().toBuffer(), 'webp'],
] as const

test.for(TYPES)('%s is read', async ([, make, type]) => {
  const bytes = await make()
  expect(await readLogo(bytes)).toEqual({ logo: { type, bytes } })
})

test.for(TYPES)('%s that is cut off anywhere is refused', async ([, make]) => {
  const bytes = await make()
  for (const length of [12, 20, 30, 33, bytes.length >> 1, bytes.length - 13, bytes.length - 1])
    expect(await readLogo(bytes.subarray(0, length)), String(length)).toEqual({
      problem: expect.stringMatching(/cannot be decoded$/),
    })
})

/** A PNG that says another size than it has. */
function declared(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(exampleLogo())
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return new Uint8Array(bytes)
}

/** The header of a file, and its end. */
const headerOnly = Buffer.concat([exampleLogo().subarray(0, 33), exampleLogo().subarray(-12)])

test.for([
  ['a wide PNG', exampleLogo(400, 200), /wide as high; found 400 × 200/],
  ['a small one', exampleLogo(64, 64), /112 to 2048 pixels a side; found 64 × 64/],
  ['one of 30,000 pixels', declared(30_000, 30_000), /found 30000 × 30000/],
  ['one that says that it is larger than it is', declared(200, 200), /cannot be decoded/],
  ['one without pixels', headerOnly, /cannot be decoded/],
  ['a large file', new Uint8Array(MAX_LOGO_BYTES + 1), /at most 50 kB; found 50 kB/],
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /PNG, WebP or JPEG/],
  ['HTML', text('<!doctype html><script>alert(1)</script>'), /PNG, WebP or JPEG/],
  ['a GIF', text('GIF89a\xc8\x00\xb4\x00and more'), /PNG, WebP or JPEG/],
  ['a WebP of zeros', text(`RIFF\x00\x00\x00\x00WEBPVP8 ${'\x00'.repeat(40)}`), /cannot be decoded/],
  ['a JPEG without a size', text('\xff\xd8\xff\xe0\x00\x06JFIF\xff\xd9'), /cannot be decoded/],
  ['nothing', new Uint8Array(0), /PNG, WebP or JPEG/],
] as const)('%s is refused', async ([, bytes, problem]) => {
  expect(await readLogo(bytes)).toEqual({ problem: expect.stringMatching(problem) })
})
