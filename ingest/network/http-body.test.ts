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
    'its own old meta tag',
    latin('<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">caf\u00E9'),
    HTML,
    /café$/,
  ],
  ['its XML declaration', latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>caf\u00E9'), '', /café$/],
  ['a byte order mark', Buffer.from('\uFEFF<meta charset="latin1">हिन्दी'), HTML, /^<.*हिन्दी$/],
  ['a UTF-16 byte order mark', Buffer.from('\uFEFFहिन्दी', 'utf16le'), '', 'हिन्दी'],
])('decodes text in the character set of %s', (_, body, type, text) => {
  expect(decodeText(body, type)).toMatch(text)
})

test.each([
  ['nothing is declared', 'हिन्दी', ''],
  ['the name is unknown', 'हिन्दी', 'text/html; charset="nonsense"'],
  ['the header says so, whatever the page does', '<meta charset="latin1">हिन्दी', 'text/html; charset=utf-8'],
  ['the page cannot be right', '<meta charset="utf-16">हिन्दी', HTML],
  ['the declaration is in a comment', '<p><!-- <meta charset="latin1"> -->हिन्दी', HTML],
  ['it is no page', '{"html":"<meta charset=latin1>हिन्दी"}', 'application/json'],
])('decodes text as UTF-8 if %s', (_, text, type) => {
  expect(decodeText(Buffer.from(text), type)).toBe(text)
})

test('unzips a compressed file, within the limit, and keeps any other', async () => {
  expect((await unzipped(gzipSync('<urlset/>'), 1000)).toString()).toBe('<urlset/>')
  expect((await unzipped(Buffer.from('<urlset/>'), 1000)).toString()).toBe('<urlset/>')
  await expect(unzipped(gzipSync('x'.repeat(2000)), 1000)).rejects.toMatchObject({
    code: 'ERR_BUFFER_TOO_LARGE',
  })
})
