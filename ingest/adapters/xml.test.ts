import { expect, test } from 'vitest'
import { parseXml } from './xml.ts'

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
  expect(() => parseXml(outside, [])).toThrow(/not safe to read/)
  expect(() => parseXml('<__proto__><x>1</x></__proto__>', [])).toThrow(/not safe to read/)
  expect(() => parseXml('<a>'.repeat(5000) + '</a>'.repeat(5000), [])).toThrow(/not safe to read/)
})
