import { expect, test } from 'vitest'
import { joinParts } from './html-parts.ts'

test('joins the parts in order, each under its heading', () => {
  const parts = [
    { html: '<p>About us</p>' },
    { heading: ' Tools & <toys> ', html: '<ul><li>R&amp;D</li></ul>' },
    { heading: null, html: '\n<p>Bye</p>' },
  ]
  expect(joinParts(parts)).toBe(
    '<p>About us</p>\n<h3>Tools &amp; &lt;toys&gt;</h3>\n<ul><li>R&amp;D</li></ul>\n<p>Bye</p>',
  )
})

test('leaves out a part without text, and its heading', () => {
  const empty = ['', null, undefined, '<div>&nbsp;<br></div>', '  ']
  expect(joinParts(empty.map((html) => ({ heading: 'Benefits', html })))).toBe('')
})

test('keeps line breaks in plain text and escapes it', () => {
  expect(joinParts([{ html: 'Years < 5\r\nCTC &amp; more' }])).toBe('<p>Years &lt; 5<br>CTC &amp; more</p>')
})

// A regular expression that searched from each bracket to the end would take an hour here.
test('reads a text of only brackets in linear time', () => {
  expect(joinParts([{ html: '<'.repeat(3_000_000) }])).toMatch(/^<p>(?:&lt;){9}/)
})
