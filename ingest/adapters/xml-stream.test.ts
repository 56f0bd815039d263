import { expect, test } from 'vitest'
import { createXmlReader } from './xml-stream.ts'

/** Reads a document in pieces of a length. */
function read(text: string, wanted: string[], length = 3) {
  const found: [string, unknown][] = []
  const reader = createXmlReader(wanted, (name, value) => void found.push([name, value]))
  for (let at = 0; at < text.length; at += length) reader.write(text.slice(at, at + length))
  return { found, ...reader.end() }
}

test('reads elements while they come, wherever they are cut', () => {
  const text =
    '\uFEFF<?xml version="1.0"?><rss><channel><item a="1"><g:id>7</g:id><t>A &amp;amp; B</t>' +
    '<d><![CDATA[<p>x</item> &lt;</p>]]></d><c>1</c><c>2</c><e/></item></channel></rss>'
  const item = { 'g:id': '7', t: 'A &amp; B', d: '<p>x</item> &lt;</p>', c: ['1', '2'], e: '' }
  for (const length of [1, 5, 1000])
    expect(read(text, ['item'], length)).toEqual({ found: [['item', item]], root: 'rss', isWhole: true })
})

test('says when a document breaks off, without its last element', () => {
  expect(read('<a><i>1</i><i>2', ['i'])).toEqual({ found: [['i', '1']], root: 'a', isWhole: false })
  expect(read('<a/>', ['i'])).toEqual({ found: [], root: 'a', isWhole: true })
})

test('a tag without a name is text of its element', () => {
  expect(read('<a><i><n>x</n><>3</></i><i><n>y</n></i></a>', ['i']).found).toEqual([
    ['i', { n: 'x' }],
    ['i', { n: 'y' }],
  ])
})

test.each([
  ['', /an empty response/],
  ['<!DOCTYPE html><title>x</title>', /got HTML/],
  ['{"jobs":[]}', /got JSON/],
  ['Not found', /got plain text/],
])('names what came instead: %j', (text, message) => {
  expect(() => read(text, ['i'])).toThrow(message)
})
