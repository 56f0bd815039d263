import { expect, test } from 'vitest'
import { readDescription } from './description.ts'

const htmlOf = (raw: string) => readDescription(raw).html

test.each([
  [
    'scripts, styles and frames go with their content',
    '<p>a</p><script>x()</script><style>p{}</style><iframe src="//x"></iframe>',
    '<p>a</p>',
  ],
  ['attributes go', '<p class="x" style="color:red" onclick="y()">a</p>', '<p>a</p>'],
  ['images go', '<p>a<img src="https://x.example/p.png" alt="b"></p>', '<p>a</p>'],
  [
    'entities stay what they are',
    '<p>R&amp;D &lt;script&gt; &nbsp; ok</p>',
    '<p>R&amp;D &lt;script&gt; ok</p>',
  ],
  ['empty paragraphs and spaces vanish', '<p>&nbsp;</p><p> a&nbsp; b </p><p><br></p>', '<p>a b</p>'],
  [
    'div and bare text become paragraphs',
    '<div>a<div>b</div>c</div>d',
    '<p>a</p>\n<p>b</p>\n<p>c</p>\n<p>d</p>',
  ],
  ['a double break starts a paragraph', '<p>a<br><br>b<br>c</p>', '<p>a</p>\n<p>b<br>c</p>'],
  [
    'lists keep their nesting',
    '<ul><li>a<ul><li>b</li></ul></li><li> </li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  ['paragraphs in items become lines', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br>b</li></ul>'],
  ['a heading ends a list left open', '<ul><li><h2>T</h2><p>a</p></li></ul>', '<h3>T</h3>\n<p>a</p>'],
  ['typed bullets become a list', '<p>• a • b</p><p>• c</p>', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
  [
    'a title among lines ends a list',
    '<p>Must:<br>- a<br>- b<br>Nice:<br>- c</p>',
    '<h3>Must</h3>\n<ul><li>a</li><li>b</li></ul>\n<h3>Nice</h3>\n<ul><li>c</li></ul>',
  ],
  [
    'a line without a bullet ends a list',
    '<p>Duties<br>• a<br>• b<br>Who you are<br>We want somebody who<br>• c</p>',
    '<h3>Duties</h3>\n<ul><li>a</li><li>b</li></ul>\n<p>Who you are<br>We want somebody who</p>\n<ul><li>c</li></ul>',
  ],
  [
    'a line that goes on in small letters stays in its item',
    '<p>• Experience with<br>large systems<br>• b</p>',
    '<ul><li>Experience with<br>large systems</li><li>b</li></ul>',
  ],
  ['a dash inside a line is no bullet', '<p>a - b - c</p>', '<p>a - b - c</p>'],
  [
    'emphasis stays',
    '<p><strong>a</strong> <em>b</em> <code>c</code></p>',
    '<p><strong>a</strong> <em>b</em> <code>c</code></p>',
  ],
  ['cells are told apart', '<table><tr><td>CTC</td><td>8 LPA</td></tr></table>', '<p>CTC · 8 LPA</p>'],
])('%s', (_, raw, html) => {
  expect(htmlOf(raw)).toBe(html)
})

test('links to http and https open apart and pass no credit; others leave their text', () => {
  const raw =
    '<p><a href="https://a.example/?x=1&amp;y=2">ok</a> <a href="javascript:x()">b</a> <a href="/c">c</a> ' +
    '<a href="//d.example">d</a></p>'
  expect(htmlOf(raw)).toBe(
    '<p><a href="https://a.example/?x=1&amp;y=2" rel="nofollow noopener" target="_blank">ok</a> b c d</p>',
  )
})

test.each([
  ['<h1>a</h1><h2>b</h2><h1>c</h1>', ['h3', 'h4', 'h3']],
  ['<h2>a</h2><h5>b</h5>', ['h3', 'h4']],
  ['<h4>a</h4><h2>b</h2><h4>c</h4>', ['h3', 'h3', 'h4']],
])('headings of %s start below those of the page and skip no level', (raw, levels) => {
  expect([...htmlOf(raw).matchAll(/<(h\d)>/g)].map(([, level]) => level)).toEqual(levels)
})

test('text in Markdown shows its headings and bold words, and none of its signs', () => {
  const { html, lines } = readDescription(
    '## Your team\nYou join **four testers**\\, who use C\\#.\n\n**Pay** \n : 2\\.4 LPA \\- 3\\.6 LPA',
  )
  expect(html).toBe(
    '<h3>Your team</h3>\n<p>You join <strong>four testers</strong>, who use C#.</p>\n' +
      '<p><strong>Pay</strong> : 2.4 LPA - 3.6 LPA</p>',
  )
  expect(lines.map(({ text }) => text)).toEqual([
    'Your team',
    'You join four testers, who use C#.',
    'Pay : 2.4 LPA - 3.6 LPA',
  ])
})

test.each([
  ['2**10 and 2**12', '<p>2**10 and 2**12</p>'],
  ['C:\\Users, a #hashtag', '<p>C:\\Users, a #hashtag</p>'],
])('text that is no Markdown stays: %s', (text, html) => expect(htmlOf(text)).toBe(html))

test('plain text keeps its lines, its bullets and its angle brackets', () => {
  const { html, lines } = readDescription('Build & run\n\nRequirements:\n- 3+ years\n- a < b')
  expect(html).toBe(
    '<p>Build &amp; run</p>\n<h3>Requirements</h3>\n<ul><li>3+ years</li><li>a &lt; b</li></ul>',
  )
  expect(lines.map(({ text }) => text)).toEqual(['Build & run', 'Requirements:', '3+ years', 'a < b'])
})

test('cells of a table that was copied as text are told apart', () => {
  const { lines } = readDescription('Post\tStipend\nDevOps\t10k/month\n\n•\tJava\n•\tGo')
  expect(lines.map(({ text }) => text)).toEqual(['Post · Stipend', 'DevOps · 10k/month', 'Java', 'Go'])
})

test('the lines are what a reader sees, headings told apart', () => {
  const raw = '<p><strong>About us</strong></p><p>R&amp;D<br>in <em>Pune</em></p><ul><li>Java</li></ul>'
  expect(readDescription(raw).lines).toEqual([
    { kind: 'heading', text: 'About us' },
    { kind: 'text', text: 'R&D' },
    { kind: 'text', text: 'in Pune' },
    { kind: 'item', text: 'Java' },
  ])
})

test('what was escaped twice stays the text that it is, and runs nothing', () => {
  const { html, lines } = readDescription('<p>&amp;lt;b&amp;gt; &lt;img src=x onerror=y()&gt;</p>')
  expect(html).toBe('<p>&amp;lt;b&amp;gt; &lt;img src=x onerror=y()&gt;</p>')
  expect(lines).toEqual([{ kind: 'text', text: '&lt;b&gt; <img src=x onerror=y()>' }])
})

test('characters that no database or reader takes are dropped', () => {
  expect(htmlOf('<p>a\u0000b\u200bc</p>')).toBe('<p>abc</p>')
})
