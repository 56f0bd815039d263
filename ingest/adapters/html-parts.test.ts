import { expect, test } from 'vitest'
import { joinParts } from './html-parts.ts'

test('parts follow each other, each under its heading', () => {
  const parts = [
    { html: '<p>About us</p>' },
    { heading: ' Tools & <toys> ', html: '<ul><li>R&amp;D</li></ul>' },
    { heading: null, html: '\n<p>Bye</p>' },
  ]
  expect(joinParts(parts)).toBe(
    '<p>About us</p>\n<h3>Tools &amp; &lt;toys&gt;</h3>\n<ul><li>R&amp;D</li></ul>\n<p>Bye</p>',
  )
})

test('a part without text is left out, and its heading with it', () => {
  const empty = ['', null, undefined, '<div>&nbsp;<br></div>', '  ']
  expect(joinParts(empty.map((html) => ({ heading: 'Benefits', html })))).toBe('')
})

test('plain text keeps its line breaks, and is no markup', () => {
  expect(joinParts([{ html: 'Years < 5\r\nCTC &amp; more' }])).toBe('<p>Years &lt; 5<br>CTC &amp; more</p>')
})

// Tags are looked for from each bracket to the next one, not to the end: that would take an hour here.
test('a text of brackets alone is read in one go', () => {
  expect(joinParts([{ html: '<'.repeat(3_000_000) }])).toMatch(/^<p>(?:&lt;){9}/)
})
