import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['Java', 4, 'Java'],
  ['Java QA', 4, 'Java'],
  ['QA 🚀', 4, 'QA '],
  ['QA 🚀', 5, 'QA 🚀'],
  ['QA 👩\u200d💻', 6, 'QA '],
  ['Cafe\u0301 QA', 4, 'Caf'],
  ['क्षमता', 1, ''],
  ['🇮🇳🇮🇳', 5, '🇮🇳'],
  [`e${'\u0301'.repeat(500)}`, 200, `e${'\u0301'.repeat(199)}`],
  ['🚀🚀', 0, ''],
])('the first of %j, at most %i, are %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})

test('no cut leaves half a character, wherever it falls', () => {
  const text = 'QA 🚀👩\u200d💻 नमस्ते e\u0301 🇮🇳'.repeat(20)
  for (let most = 0; most <= text.length; most += 1) {
    const cut = cutText(text, most)
    expect(cut.isWellFormed()).toBe(true)
    expect(cut.length).toBeLessThanOrEqual(most)
    expect(text.startsWith(cut)).toBe(true)
  }
})
