import { expect, test } from 'vitest'
import { cleanText } from '#core/clean-text.ts'
import { tidyInline } from './inline.ts'
import { cleanLine } from './text.ts'

const CHARACTERS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))

test('white space of any kind is one space, and what nobody sees goes, beside whatever character it stands', () => {
  const wrong = CHARACTERS.map((one) => `<b>a${one}${one} b</b>`).filter(
    (html) => tidyInline(html) !== cleanText(html).replace(/\s+/g, ' '),
  )
  expect(wrong).toEqual([])
})

test('a line is clean without what nobody sees, whatever sign of print it has', () => {
  const seen = (text: string) => cleanText(text).replace(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, ' ')
  const wrong = CHARACTERS.map((one) => `a${one}b`).filter((text) => cleanLine(text) !== seen(text))
  expect(wrong).toEqual([])
})
