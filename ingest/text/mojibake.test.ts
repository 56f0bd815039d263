import { expect, test } from 'vitest'
import { mendLostSigns, mendMojibake } from './mojibake.ts'

test.each([
  ['â‚¹3.5L - â‚¹12L', '₹3.5L - ₹12L'],
  ['5 â€“ 8 years', '5 – 8 years'],
  ['youâ€™ll', 'you’ll'],
  ['RÃ©sumÃ©', 'Résumé'],
  ['CafÃ© â€¢ Pune', 'Café • Pune'],
])('%j was %j', (misread, meant) => {
  expect(mendMojibake(misread)).toBe(meant)
})

test.each([
  '₹3.5L – ₹12L',
  'Who? 20000 of us',
  'a?1000',
  'Résumé',
  'São Paulo',
  'Curaçao',
  'Â',
  'â',
  '日本',
  'naïve “quotes” – £5',
])('%j is left alone', (text) => {
  expect(mendMojibake(text)).toBe(text)
  expect(mendLostSigns(text)).toBe(text)
})

test('drops a question mark that was the sign of an amount', () => {
  expect(mendLostSigns('Salary: ?18,000.00 - ?35,000.00 per month')).toBe(
    'Salary: 18,000.00 - 35,000.00 per month',
  )
})
