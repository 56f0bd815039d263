import { expect, test } from 'vitest'
import { readDescription } from '#ingest/understand/document/description.ts'
import { unescapeMarkup } from './unescape-markup.ts'

/** Escapes a text as boards do, some of them twice or three times. */
const escaped = (text: string, times: number): string =>
  times === 0
    ? text
    : escaped(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'), times - 1)

const HTML = [
  '<p>5+ years of R&amp;D with &lt;canvas&gt;</p>',
  '<ul><li>Java</li><li>SQL</li></ul>',
  'We build shops.<br>Join us',
  '<strong>About us</strong>',
  '<div class="intro"><span>Hello</span></div>',
]

test.each(HTML.flatMap((html) => [0, 1, 2, 3].map((times) => [html, times] as const)))(
  '%j, escaped %i times, is read as it was meant',
  (html, times) => {
    expect(unescapeMarkup(escaped(html, times))).toEqual({ text: html, isMarkup: true })
  },
)

test.each([
  ['Knowledge of &lt;canvas&gt; and &lt;div&gt;', 'Knowledge of <canvas> and <div>'],
  ['&lt;div&gt; and &lt;span&gt; are known', '<div> and <span> are known'],
  ['Put it between &lt;p&gt; and &lt;/p&gt;', 'Put it between <p> and </p>'],
  ['R&amp;amp;D', 'R&D'],
  ['AT&T', 'AT&T'],
  ['Sales&region', 'Sales&region'],
])('%j talks of tags, and is plain text', (raw, text) => {
  expect(unescapeMarkup(raw)).toEqual({ text, isMarkup: false })
})

test('a description that talks of tags shows them', () => {
  expect(readDescription('<p>Knowledge of &lt;canvas&gt;</p>').html).toBe(
    '<p>Knowledge of &lt;canvas&gt;</p>',
  )
  expect(readDescription('Knowledge of &lt;canvas&gt;').html).toBe('<p>Knowledge of &lt;canvas&gt;</p>')
})
