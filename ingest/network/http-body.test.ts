import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decodeText, unzipped } from './http-body.ts'

const HTML = 'text/html'
const latin = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['its header', latin('caf\u00E9'), 'text/html; charset=ISO-8859-1', 'café'],
  ['its header, oddly written', latin('caf\u00E9'), "text/html;charset = 'latin1'", 'café'],
  ['a tag of its own', latin('<!doctype html><meta charset="windows-1252">caf\u00E9'), HTML, /café$/],
  [
    'an old tag of its own',
    latin('<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">caf\u00E9'),
    HTML,
    /café$/,
  ],
  ['its XML declaration', latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>caf\u00E9'), '', /café$/],
  ['a byte order mark', Buffer.from('\uFEFF<meta charset="latin1">हिन्दी'), HTML, /^<.*हिन्दी$/],
  ['a mark of UTF-16', Buffer.from('\uFEFFहिन्दी', 'utf16le'), '', 'हिन्दी'],
])('text is read in the character set of %s', (_, body, type, text) => {
  expect(decodeText(body, type)).toMatch(text)
})

test.each([
  ['nothing is said', 'हिन्दी', ''],
  ['the name is not known', 'हिन्दी', 'text/html; charset="nonsense"'],
  ['the header says so, whatever the page does', '<meta charset="latin1">हिन्दी', 'text/html; charset=utf-8'],
  ['the page cannot mean it', '<meta charset="utf-16">हिन्दी', HTML],
  ['another page is spoken of', '<p><!-- <meta charset="latin1"> -->हिन्दी', HTML],
  ['it is no page', '{"html":"<meta charset=latin1>हिन्दी"}', 'application/json'],
])('text is UTF-8 where %s', (_, text, type) => {
  expect(decodeText(Buffer.from(text), type)).toBe(text)
})

test('a compressed file comes out as what it holds, within the limit; any other stays as it is', async () => {
  expect((await unzipped(gzipSync('<urlset/>'), 1000)).toString()).toBe('<urlset/>')
  expect((await unzipped(Buffer.from('<urlset/>'), 1000)).toString()).toBe('<urlset/>')
  await expect(unzipped(gzipSync('x'.repeat(2000)), 1000)).rejects.toMatchObject({
    code: 'ERR_BUFFER_TOO_LARGE',
  })
})
