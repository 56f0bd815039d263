import { expect, test } from 'vitest'
import { readDescription } from '#ingest/understand/document/description.ts'
import { withoutEndlessNesting } from './markup.ts'

/** Every form in which a "<" may stand in a description that is shown. */
const ALLOWED = new RegExp(
  String.raw`</?(?:p|br|strong|em|b|i|u|ul|ol|li|a|code|h[3-6])>` +
    String.raw`|<a href="https?://[^"<>]*" rel="nofollow noopener" target="_blank">`,
  'g',
)

/** What hostile and broken descriptions are made of. */
const PIECES = (
  '<b> </b> <ul> </ul> <li> </li> <p> </p> <br> <h2> </h4> <div> </div> <script> </script> <style> <!-- --> ' +
  '<![CDATA[ ]]> <svg> </svg> <math> <noscript> </noscript> <textarea> </textarea/> <iframe> <xmp> </xmp> ' +
  '<plaintext> <table> <tr> <td> </table> <title> <template> <option> <b/> <a_href=javascript:x()> ' +
  '</a> <img_src=x_onerror=x()> ' +
  '<a_href="https://x.example/?a=1&b=%22"> <a_href="_https://x.example/<p>"> <p_class="a>b"> <form_action=x> ' +
  '<a_href="https://x.example/&quot;_onclick=&quot;x()"> < > &lt; &amp;lt; &#x3c;img_src=x_onerror=x()&#62; " \' \0 ' +
  'word _ •_ \n'
)
  .split(' ')
  .map((piece) => piece.replaceAll('_', ' '))

/** The same pieces on every machine: a linear congruence. */
function draw(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
}

test('whatever the markup, only allowed tags are shown, each closed where it was opened', () => {
  const next = draw(7)
  for (let run = 0; run < 400; run += 1) {
    const length = 1 + ((next() >> 8) % 25)
    const raw = Array.from({ length }, () => PIECES[(next() >> 8) % PIECES.length]).join('')
    const { html } = readDescription(raw)
    expect(html.replace(ALLOWED, ''), raw).not.toMatch(/[<>]/)
    expect(leftOpen(html), raw).toEqual([])
  }
})

function leftOpen(html: string): string[] {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g))
    if (slash === '' && name !== 'br') open.push(name)
    else if (slash !== '' && open.pop() !== name) return [`</${name}> without its start`]
  return open
}

test.each([
  ['<p>a<script>b</p>c</script>d</p>', '<p>ad</p>'],
  ['<p>a<svg><text>b</text></svg>c</p>', '<p>ac</p>'],
  ['<p>a<textarea><b>x</b></textarea>b</p>', '<p>ab</p>'],
  ['<p>a</p><custom-tag>b</custom-tag>', '<p>a</p>\n<p>b</p>'],
  [`${'<b>'.repeat(40)}a${'</b>'.repeat(40)}`, `<p>${'<b>'.repeat(30)}a${'</b>'.repeat(30)}</p>`],
])('%s', (raw, html) => {
  expect(readDescription(raw).html).toBe(html)
})

test.each([
  ['open tags', '<b>a '],
  ['open links', '<a href="https://x.example">a '],
  ['lists in lists', '<ul><li>a '],
  ['comments', '<!-- a '],
  ['less-than signs', 'a < b '],
  ['line breaks', 'a <br> '],
  ['entities', '&lt;&amp;nbsp; '],
])('%s take time by their length', (_, piece) => {
  const time = (characters: number) => {
    const raw = `<p>${piece.repeat(Math.ceil(characters / piece.length))}`
    const runs = [1, 2, 3].map(() => {
      const started = process.cpuUsage()
      readDescription(raw)
      const { user, system } = process.cpuUsage(started)
      return user + system
    })
    return Math.min(...runs)
  }
  // Eight times the length: by its square it would take sixty-four times as long. What once was read so took 500 ms.
  expect(time(80_000)).toBeLessThan(30 * Math.max(time(10_000), 2000))
})

test('elements that are nested without end are cut off before a parser sees them: it would take hours', () => {
  const whole = `${'<div>'.repeat(9000)}a${'</div>'.repeat(9000)}${'<br>b'.repeat(30_000)}`
  expect(withoutEndlessNesting(whole)).toBe(whole)
  const endless = `<p>a</p>${'<b>'.repeat(2_000_000)}b`
  expect(withoutEndlessNesting(endless)).toBe(`<p>a</p>${'<b>'.repeat(20_000)}`)
  expect(readDescription(endless).html).toBe('<p>a</p>')
})
