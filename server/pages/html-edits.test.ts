import { expect, test } from 'vitest'
import { editHtml } from './html-edits.ts'

test('replaces and removes in any order, and leaves out what is inside of another edit', () => {
  const html = '<p>₹ 5 lakh</p><i>x</i>'
  const bytes = editHtml(html, [
    { from: 15, to: html.length, by: new TextEncoder().encode('<b>é</b>') },
    { from: 0, to: 3, by: [new TextEncoder().encode('<u>'), new TextEncoder().encode('ü</u>')] },
    { from: 1, to: 2, by: 'inside' },
    { from: 11, to: 15, by: ' ✓' },
  ])
  expect(new TextDecoder().decode(bytes)).toBe('<u>ü</u>₹ 5 lakh ✓<b>é</b>')
  expect(new TextDecoder().decode(editHtml(html, []))).toBe(html)
})
