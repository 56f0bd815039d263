import { expect, test } from 'vitest'
import { wrapItems } from './lists.ts'

test.each([
  ['items alone', '\n<li>a</li>\n<li>b</li>', '\n<ul><li>a</li>\n<li>b</li></ul>'],
  ['items in a box', '<div>\n\n<li>a</li>\n</div>', '<div>\n\n<ul><li>a</li>\n</ul></div>'],
  ['a whole list', '<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ['no items', '<div><p>We <b>build</b></p></div>', '<div><p>We <b>build</b></p></div>'],
  [
    'paragraphs between items',
    '<p>One</p><li>a</li><p>Two</p><li>b</li>',
    '<p>One</p><ul><li>a</li></ul><p>Two</p><ul><li>b</li></ul>',
  ],
  [
    'a list in an item',
    '<li>a<ul><li>b</li></ul></li><li><p>c</p></li>',
    '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul>',
  ],
  ['items left open', '<li>a<li>b', '<ul><li>a<li>b</ul>'],
  ['a stray sign', '<li>x < 5</li>', '<ul><li>x < 5</li></ul>'],
])('%s', (_, html, wrapped) => {
  expect(wrapItems(html)).toBe(wrapped)
})
