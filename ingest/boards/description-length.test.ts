import { expect, test } from 'vitest'
import { cutDescription } from './description-length.ts'

test('keeps a description that is not too long', () => {
  expect(cutDescription('<p>Java &amp; SQL</p>', 21)).toBe('<p>Java &amp; SQL</p>')
})

test.each([
  ['<p>Java and SQL</p>', 10, '<p>Java …</p>'],
  ['<p>Java &amp; SQL</p>', 12, '<p>Java …</p>'],
  [
    '<ul><li>Java</li><li>Spring Boot<ul><li>x</li></ul></li></ul>',
    30,
    '<ul><li>Java</li><li>Spring …</li></ul>',
  ],
  ['<p>Java<br><b>Spring</b> and more</p>', 25, '<p>Java<br><b>Spring</b> …</p>'],
  ['<p>Java</p>\n<h3>Pay</h3>\n<p>Good</p>', 14, '<p>Java</p> …'],
  ['x'.repeat(50), 10, ' …'],
])('cuts %s between words and closes its elements', (html, most, cut) => {
  expect(cutDescription(html, most)).toBe(cut)
})
