import { expect, test } from 'vitest'
import { identityOf, RefusedCallbackError } from './provider.ts'

const claims = { iss: 'https://id.example', sub: 's-1' }
const asha = { ...claims, email: 'asha@mail.example', email_verified: true, name: 'Asha' }

test('an identity is what the provider says', () => {
  expect(identityOf(asha)).toEqual({
    issuer: 'https://id.example',
    subject: 's-1',
    email: 'asha@mail.example',
    emailVerified: true,
    name: 'Asha',
  })
  expect(identityOf({ ...claims, email: ' ', name: 7 })).toMatchObject({ email: null, name: null })
})

test.for(['\0', '\u0007', '\r\n', '\u0085', '\ud83d', '\udc00', '\u202e'])(
  'a claim with %j is cleaned or refused',
  (character) => {
    const broken = { email: `asha${character}@mail.example`, name: `As${character}ha` }
    expect(identityOf({ ...asha, ...broken })).toMatchObject({
      email: null,
      emailVerified: false,
      name: 'Asha',
    })
    expect(identityOf({ ...asha, name: character })).toMatchObject({ name: null })
    expect(() => identityOf({ ...asha, sub: `s${character}1` })).toThrow(RefusedCallbackError)
  },
)

test('whole characters beyond the first plane are text', () => {
  expect(identityOf({ ...asha, name: 'Asha \u{1F600}' })).toMatchObject({ name: 'Asha \u{1F600}' })
})

test.for(['', 'x'.repeat(256)])('the subject %j is refused', (sub) => {
  expect(() => identityOf({ ...asha, sub })).toThrow(RefusedCallbackError)
})
