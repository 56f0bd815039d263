import { expect, test } from 'vitest'
import { cleanText } from '#core/clean-text.ts'
import { mendMojibake } from './mojibake.ts'
import { repairText, repairTexts } from './repair-texts.ts'

test('texts are repaired at any depth, and nothing else changes', () => {
  const day = new Date('2026-11-20T00:00:00Z')
  expect(
    repairTexts({ 'a\0': ['x\ud83d', { b: '\u202eQA', n: 7, ok: true, none: null }], day, text: 'â‚¹5 LPA' }),
  ).toEqual({ a: ['x\ufffd', { b: 'QA', n: 7, ok: true, none: null }], day, text: '₹5 LPA' })
})

test('a payload without anything to repair is not copied', () => {
  const payload = { jobs: [{ title: 'QA 🚀', skills: ['Java'] }] }
  expect(repairTexts(payload)).toBe(payload)
})

test('what is nested without end is cut off', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(20_000)}"x"${']'.repeat(20_000)}`)
  expect(JSON.stringify(repairTexts({ deep, title: 'QA' })).length).toBeLessThan(300)
})

test('no text that has to be mended or cleaned is passed over', () => {
  const texts = Array.from({ length: 0x10000 }, (_, code) => `a${String.fromCharCode(code)}\u0080\u0080b`)
  const alone = Array.from({ length: 0x10000 }, (_, code) => `a${String.fromCharCode(code)}b`)
  expect([...texts, ...alone].filter((text) => repairText(text) !== cleanText(mendMojibake(text)))).toEqual(
    [],
  )
})

test.each([
  ['𝗕𝗮𝘁𝗰𝗵: 𝟮𝟬𝟮𝟲', 'Batch: 2026'],
  ['𝐉𝐚𝐯𝐚 𝘋𝘦𝘷 𝙄𝙄 – 𝟓+ yrs 🚀', 'Java Dev II – 5+ yrs 🚀'],
  ['½ day, x², ﬁne', '½ day, x², ﬁne'],
])('letters of formulas become ordinary ones, and nothing else: %s', (text, meant) =>
  expect(repairText(text)).toBe(meant),
)
