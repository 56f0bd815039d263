import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Café “Zoë’s”', "cafe “zoe's”"],
  ['फ़्रंटएंड', 'फ्रंटएंड'],
  ['फ़्रंटएंड'.normalize('NFC'), 'फ्रंटएंड'],
  ['हँ', 'हं'],
  ['मुम्बई', 'मुंबई'],
  ['इन्दौर', 'इंदौर'],
  ['चण्डीगढ़', 'चंडीगढ'],
  ['पञ्च अङ्क', 'पंच अंक'],
  ['इन्फोसिस', 'इंफोसिस'],
  ['चेन्नई', 'चेन्नई'],
  ['सॉफ़्ट ऑफिस ॲप', 'सोफ्ट ओफिस एप'],
  ['नौकरी। आज॥', 'नौकरी  आज '],
  ['रु॰', 'रु '],
  ['४ साल २५,०००', '4 साल 25,000'],
  ['৪ ௪ ౪ ੪ ೪ ൪', '4 4 4 4 4 4'],
  ['बेंग\u200cलुरु\u200d', 'बेंगलुरु'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('what is folded stays as it is', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 5000; round += 1) {
    const codes = Array.from({ length: 1 + random(20) }, () =>
      random(6) === 0 ? 0x20 + random(0x60) : 0x900 + random(0x500),
    )
    const folded = foldText(String.fromCharCode(...codes))
    expect(foldText(folded)).toBe(folded)
  }
})
