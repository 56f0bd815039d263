import { expect, test } from 'vitest'
import { securityTxtRoute } from './security-txt.ts'

const SITE = 'https://pravesh.example'
const PATH = '/.well-known/security.txt'
const ask = (email: string | null, siteUrl = SITE) =>
  securityTxtRoute(siteUrl, { email }, () => new Date('2026-11-26T13:14:15Z')).request(PATH)

test('says where to report a hole, until when this holds, and its own address', async () => {
  const response = await ask('asha@pravesh.example')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  expect(await response.text()).toBe(
    `Contact: mailto:asha@pravesh.example
Expires: 2027-05-25T00:00:00.000Z
Canonical: ${SITE}/.well-known/security.txt
Preferred-Languages: en
`,
  )
})

test('is not there without an address to write to', async () => {
  expect((await ask(null)).status).toBe(404)
})

test('a site without TLS names no address of its own, and a name is a URI', async () => {
  const text = await (await ask('आशा?x@pravesh.example', 'http://localhost:3000')).text()
  expect(text).not.toContain('Canonical')
  expect(text).toContain('Contact: mailto:%E0%A4%86%E0%A4%B6%E0%A4%BE%3Fx@pravesh.example\n')
})
