import { expect, test } from 'vitest'
import { fieldText } from './field-text.ts'

test.each([
  ['<em>QA</em> Engineer', 'QA Engineer'],
  ['&lt;b&gt;QA&lt;/b&gt; Engineer', 'QA Engineer'],
  ['&amp;amp;lt;b&amp;amp;gt;QA&amp;amp;lt;/b&amp;amp;gt;', 'QA'],
  ['C++ <br> Developer', 'C++ Developer'],
  ['C++<BR/>Developer', 'C++ Developer'],
  ['<p>QA</p><p>Lead</p>', 'QA Lead'],
  ['Dev<b>Ops</b>', 'DevOps'],
  ['<a href="https://x.example/?a>b">QA</a>', 'QA'],
  ['<B CLASS=x>QA</B>', 'QA'],
  ['QA</strong>', 'QA'],
  ['R&amp;D', 'R&D'],
  ['R&amp;amp;D', 'R&D'],
  ['Sr.&nbsp;QA', 'Sr.\u00a0QA'],
  ['<script>alert(1)</script>QA', 'QA'],
  ['<!-- internal -->QA', 'QA'],
  ['<svg onload=alert(1)>QA', 'QA'],
  ['<span style="Display : NONE !important">12 LPA</span>QA', 'QA'],
  ['&#x202e;QA&#8203;', 'QA'],
])('the words of %j are %j', (raw, words) => {
  expect(fieldText(raw)).toBe(words)
})

test.each([
  'List<T> and Map<String, List<Integer>>',
  'Vector<B>, List<Table>',
  '< 5 years',
  '<5 years, >2 projects',
  'HTML5 <canvas>',
  'Engineer <script>',
  'a<b and c>d',
  'AT&T',
  'S&P Global',
  'Sales&region',
])('%j stays as it is', (raw) => {
  expect(fieldText(raw)).toBe(raw)
})

test('no field is read without end', () => {
  expect(fieldText(`${'<b>'.repeat(400_000)}QA`).length).toBeLessThan(2000)
  expect(fieldText('&amp;'.repeat(200_000)).length).toBeLessThan(2000)
})
