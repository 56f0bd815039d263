import { expect, test } from 'vitest'
import { readDescription } from './description.ts'

test.each([
  ['a bold line', '<p><b>About us</b></p><p>We test.</p>', '<h3>About us</h3>\n<p>We test.</p>'],
  ['a few words and a colon', 'What we offer:\nFood', '<h3>What we offer</h3>\n<p>Food</p>'],
  [
    'a name over a list',
    'Key Skills\n- Java\n- Go',
    '<h3>Key Skills</h3>\n<ul><li>Java</li><li>Go</li></ul>',
  ],
  [
    "bold lines beneath the employer's own headings",
    '<h2>Role</h2><p><strong>Duties:</strong><br>Test it.</p>',
    '<h3>Role</h3>\n<h4>Duties</h4>\n<p>Test it.</p>',
  ],
])('%s is a heading', (_, raw, html) => {
  expect(readDescription(raw).html).toBe(html)
})

test.each([
  ['a line that nothing follows', '<p>Apply.</p><p><b>Good luck!</b></p>'],
  ['a bold word in a sentence', '<p><b>No</b> fees.</p><p>Apply.</p>'],
  ['half a sentence over a list', '<p>You will</p><ul><li>test</li></ul>'],
])('%s is none', (_, raw) => {
  expect(readDescription(raw).html).not.toContain('<h3>')
})

test('what the rules read of a line is the same as before it was made a heading', () => {
  const { lines } = readDescription('Requirements:\n- 3+ years')
  expect(lines).toEqual([
    { kind: 'heading', text: 'Requirements:' },
    { kind: 'item', text: '3+ years' },
  ])
})

test('a line that heads others inside its paragraph is told from them', () => {
  const { lines } = readDescription('<p>Qualifications:<br>MCA with 2 years</p>')
  expect(lines).toEqual([
    { kind: 'heading', text: 'Qualifications:' },
    { kind: 'text', text: 'MCA with 2 years' },
  ])
})
