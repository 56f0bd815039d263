import { expect, test } from 'vitest'
import { exampleLogo } from '#test/example-logo.ts'
import { MAX_LOGO_BYTES, readLogo } from './logo-image.ts'

const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    ),
  )

/** A segment that says a size, after one that does not. */
const jpeg = (marker: number, height: number[], width: number[]) =>
  bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 6], 'JFIF', [0xff, 0xff, marker, 0, 11, 8], height, width, [3])
const webp = (form: string, ...rest: number[][]) =>
  bytesOf('RIFF', [0, 0, 0, 0], 'WEBP', form, [0, 0, 0, 0], ...rest)

test.for([
  ['a PNG', exampleLogo(200, 180), 'png'],
  ['a baseline JPEG', jpeg(0xc0, [0, 180], [0, 200]), 'jpg'],
  ['a progressive JPEG', jpeg(0xc2, [0, 180], [0, 200]), 'jpg'],
  ['a lossy WebP', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a], [200, 0x40], [180, 0]), 'webp'],
  // 199 and 179, in fourteen bits each.
  ['a lossless WebP', webp('VP8L', [0x2f, 0xc7, 0xc0, 0x2c, 0]), 'webp'],
  ['a WebP with more than a picture', webp('VP8X', [0, 0, 0, 0], [199, 0, 0], [179, 0, 0]), 'webp'],
] as const)('%s is read', ([, bytes, type]) => {
  expect(readLogo(bytes)).toEqual({ logo: { type, bytes } })
})

test.for([
  ['a wide PNG', exampleLogo(400, 200), /wide as high; found 400 × 200/],
  ['a small one', exampleLogo(64, 64), /112 to 2048 pixels a side; found 64 × 64/],
  ['one of 3000 pixels', jpeg(0xc0, [11, 184], [11, 184]), /found 3000 × 3000/],
  ['a large file', new Uint8Array(MAX_LOGO_BYTES + 1), /at most 50 kB; found 50 kB/],
  ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /PNG, WebP or JPEG/],
  ['HTML', bytesOf('<!doctype html><script>alert(1)</script>'), /PNG, WebP or JPEG/],
  ['a GIF', bytesOf('GIF89a', [200, 0, 180, 0], 'and more'), /PNG, WebP or JPEG/],
  ['a PNG that ends in its header', exampleLogo(200, 180).subarray(0, 18), /PNG, WebP or JPEG/],
  [
    'a JPEG without a size',
    bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 6], 'JFIF', [0xff, 0xd9]),
    /PNG, WebP or JPEG/,
  ],
  ['nothing', new Uint8Array(0), /PNG, WebP or JPEG/],
] as const)('%s is refused', ([, bytes, problem]) => {
  expect(readLogo(bytes)).toEqual({ problem: expect.stringMatching(problem) })
})
