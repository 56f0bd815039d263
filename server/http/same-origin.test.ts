import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const SITE = 'https://pravesh.example'

test.for<[Record<string, string>, boolean]>([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: SITE }, false],
  [{ 'sec-fetch-site': 'same-site', origin: SITE }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: SITE }, true],
  [{ origin: 'http://192.168.1.4:3000', host: '192.168.1.4:3000' }, true],
  [{ referer: `${SITE}/jobs` }, true],
  [{ origin: 'https://elsewhere.example' }, false],
  [{ origin: 'https://elsewhere.example', referer: `${SITE}/jobs` }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('%j: %j', ([headers, same]) => {
  expect(isSameOrigin(new Headers(headers), SITE)).toBe(same)
})
