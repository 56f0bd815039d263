import { expect, test } from 'vitest'
import { createXmlReader, parseXml } from './xml.ts'

test('turns elements into objects, and list elements into arrays of any length', () => {
  const xml = `<?xml version='1.0' encoding='UTF-8'?>
    <!-- a feed --><board total="2"><job><id>007</id><city> Pune </city><tags/></job></board>`
  expect(parseXml(xml, ['board.job'])).toEqual({ board: { job: [{ id: '007', city: 'Pune', tags: '' }] } })
})

test('decodes text once and CDATA not at all', () => {
  const xml =
    '<a><b>R&amp;D &#8211; &lt;p&gt;x &amp;amp; y&lt;/p&gt;</b><c><![CDATA[<p>R&amp;D</p>]]></c></a>'
  expect(parseXml(xml, [])).toEqual({ a: { b: 'R&D – <p>x &amp; y</p>', c: '<p>R&amp;D</p>' } })
})

test.each([
  ['', 'an empty response'],
  ['{"jobs":[]}', 'JSON'],
  ['Not found', 'plain text'],
  ['<!doctype html><title>Careers</title>', 'HTML'],
  ['<html><br></html>', 'HTML'],
  ['<board><job><id>7</id>', 'broken XML'],
  ['<board></bord>', 'broken XML'],
])('names %j as %s', (text, what) => {
  expect(() => parseXml(text, [])).toThrow(`shape changed: expected XML, got ${what}`)
})

test('a document cannot define entities or reach files or object internals', () => {
  const defined = '<!DOCTYPE a [<!ENTITY x "boo"><!ENTITY y "&x;&x;">]><a>&y;</a>'
  expect(parseXml(defined, [])).toEqual({ a: '&y;' })
  const outside = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>'
  expect(parseXml(outside, [])).toEqual({ a: '&x;' })
  parseXml('<a><__proto__><polluted>1</polluted></__proto__></a>', [])
  expect({}).not.toHaveProperty('polluted')
  expect(parseXml('<a>'.repeat(5000) + '</a>'.repeat(5000), [])).toHaveProperty('a.a.a')
  expect(() => parseXml('<a>'.repeat(1_000_000), [])).toThrow(/nested without end/)
})

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
