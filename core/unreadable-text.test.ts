import { expect, test } from 'vitest'
import { unreadableText, unreadableValue } from './unreadable-text.ts'

test.each(['', 'Pune\r\n\tand “₹”', 'नौकरी 👩🏽‍💻', 'a\u00a0b\u200db'])('%j can be read', (text) => {
  expect(unreadableText(text)).toBeNull()
})

test.each([
  ['a\ud83d', 'expected readable text; its character 2 is U+D83D'],
  ['\ude00a', 'expected readable text; its character 1 is U+DE00'],
  ['a\0b', 'expected readable text; its character 2 is U+0000'],
  ['\ufffe', 'expected readable text; its character 1 is U+FFFE'],
  ['\uffff', 'expected readable text; its character 1 is U+FFFF'],
  ['\u{1fffe}', 'expected readable text; its character 1 is U+1FFFE'],
  ['\u001b[2J', 'expected readable text; its character 1 is U+001B'],
  ['\u0085', 'expected readable text; its character 1 is U+0085'],
  ['caf\ufffd', 'expected readable text; its character 4 is a byte that cannot be read'],
  ['x'.repeat(2 ** 20), 'expected at most 1,00,000 characters; found 10,48,576'],
])('%.20j cannot', (text, problem) => {
  expect(unreadableText(text)).toBe(problem)
})

test('texts inside lists and objects are looked at, too', () => {
  expect(unreadableValue([{ title: ['a', 'b\0'] }])).toContain('U+0000')
  expect(unreadableValue({ 'a\0': 1 })).toContain('U+0000')
  expect(unreadableValue([1, null, true, ['a']])).toBeNull()
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
  expect(unreadableValue(deep)).toBe('expected at most 8 lists within each other')
})
