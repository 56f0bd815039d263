import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['Java \ud83d Developer', 'Java \ufffd Developer'],
  ['\udca9QA', '\ufffdQA'],
  ['Ja\0va', 'Java'],
  ['Java\ufffe\uffff\ufdd0\u{1ffff} QA', 'Java QA'],
  ['Java\u0007\u001b\u0085QA', 'Java QA'],
  ['SDE \u202egnp.exe\u202c \u2066in\u2069 Pune\u200e\u200f\u061c', 'SDE gnp.exe in Pune'],
  ['Soft\u00adware\u200b En\u2060gi\ufeffneer', 'Software Engineer'],
  ['De\u200dvel\u200coper', 'Developer'],
  ['\u3164QA\u115f\u{e0041}', 'QA'],
])('%j becomes %j', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned)
})

test.each([
  'Java\tDeveloper\r\nPune',
  'क्\u200dष और श्री',
  'ശ\u0d4d\u200c',
  'می\u200cخواهم',
  '👩\u200d💻 👨🏽\u200d🚀 🏳️\u200d🌈 QA',
  '🚀 ₹8 – 12 LPA',
  '',
])('%j stays as it is', (text) => {
  expect(cleanText(text)).toBe(text)
})
