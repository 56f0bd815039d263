import { expect, test } from 'vitest'
import { oneLine, printable } from './printable.ts'

test.each([
  ['\u001b[2J\u001b[1;1HAll boards are fine', '\\u001b[2J\\u001b[1;1HAll boards are fine'],
  [
    '\u001b]8;;https://evil.example\u0007Apply\u001b]8;;\u0007',
    '\\u001b]8;;https://evil.example\\u0007Apply\\u001b]8;;\\u0007',
  ],
  ['\u009b31mred', '\\u009b31mred'],
  ['failed\rdone  ', 'failed\\u000ddone  '],
  ['a\u0008\u0008\u007f\u0000', 'a\\u0008\\u0008\\u007f\\u0000'],
  ['SDE \u202egnp.exe\u2066', 'SDE \\u202egnp.exe\\u2066'],
  ['one\u2028two', 'one\\u2028two'],
])('%j is shown as %j', (text, shown) => {
  expect(printable(text)).toBe(shown)
})

test.each(['a\tb\nc\r\nd', 'बेंगलुरु ₹8 – 12 LPA', '👩‍💻 é', 'C:\\u001b', ''])('%j stays as it is', (text) => {
  expect(printable(text)).toBe(text)
})

test('JSON means the same before and after', () => {
  const value = { title: 'x\u009b\u202e\u001b[2J' }
  expect(JSON.parse(printable(JSON.stringify(value)))).toEqual(value)
})

test.each([
  ['one\r\ntwo\u0085three\u2028four\u000bfive', 'one two three four five'],
  [' \u202egnp.exe\u2066 \u200b\ufeff', 'gnp.exe'],
  ['a\u0000b\u001b[2J', 'a b [2J'],
  ['बेंगलुरु നന്‍ 👩‍💻 ₹8 – 12', 'बेंगलुरु നന്‍ 👩‍💻 ₹8 – 12'],
])('%j on one line is %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})
