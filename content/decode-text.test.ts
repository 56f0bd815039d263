import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT = 'name;city\r\nCafé “Ganga” – ₹;Pune\r\n'

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16 with a mark, as Excel saves "Unicode text"', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16 in the other order', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
])('%s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT)
})

test('Windows-1252, as Excel saves "CSV"', () => {
  const bytes = Buffer.from('Caf\u00e9 \u0093Ganga\u0094 \u0096 \u0080', 'latin1')
  expect(decodeText(bytes)).toBe('Café “Ganga” – €')
})

test.each([
  ['a byte that Windows-1252 does not have', Buffer.from('a\u00e9 \u0081b', 'latin1'), 'aé \uFFFDb'],
  [
    'a damaged place in UTF-8',
    Buffer.concat([Buffer.from('é'), Buffer.from([0xe2, 0x82]), Buffer.from('x')]),
    'é\uFFFDx',
  ],
  ['half a surrogate pair', Buffer.from([0x61, 0xed, 0xa0, 0xbd, 0x62]), 'a\uFFFD\uFFFD\uFFFDb'],
  ['half a character at the end of UTF-16', Buffer.from([0xff, 0xfe, 0x61, 0, 0x62]), 'a\uFFFD'],
])('%s is marked', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text)
})

test('nothing is nothing', () => {
  expect(decodeText(new Uint8Array())).toBe('')
})
