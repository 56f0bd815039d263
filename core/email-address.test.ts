import { expect, test } from 'vitest'
import { parseEmailAddress } from './email-address.ts'

test.each([
  ['asha@mail.example', 'asha@mail.example'],
  ['  Asha.Rao+jobs@Mail.EXAMPLE\n', 'Asha.Rao+jobs@mail.example'],
  [`o'neil@a-b.co.in`, `o'neil@a-b.co.in`],
  ['आशा@डाक.भारत', 'आशा@डाक.भारत'],
])('%s is normalised to %s', (typed, kept) => {
  expect(parseEmailAddress(typed)).toBe(kept)
})

test.each([
  '',
  'asha',
  'asha@',
  '@mail.example',
  'asha@localhost',
  'asha@mail..example',
  'asha@.mail.example',
  'asha@-mail.example',
  'asha@10.0.0.1',
  'a@b@mail.example',
  'asha rao@mail.example',
  '.asha@mail.example',
  'asha@mail.example, other@mail.example',
  'asha@mail.example\r\nBcc: other@mail.example',
  '<asha@mail.example>',
  `${'a'.repeat(65)}@mail.example`,
  `a@${'mail.'.repeat(50)}example`,
])('%j is not an address', (typed) => {
  expect(parseEmailAddress(typed)).toBeNull()
})
