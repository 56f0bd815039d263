import { expect, test } from 'vitest'
import { openNetwork } from './open-network.ts'

function warningFor(siteUrl: string): string {
  let text = ''
  const screen = { isTTY: false, write: (line: string) => Boolean((text += line)) }
  openNetwork({ siteUrl, allowSources: [] }, { allowLoopback: false, timeoutMs: null }, screen)
  return text
}

test.for(['http://localhost:3000', 'http://localhost:4600', 'http://127.0.0.1:3000', 'https://[::1]'])(
  'says what job boards see of %s, and not that nothing is set',
  (siteUrl) => {
    const warning = warningFor(siteUrl)
    expect(warning).toContain(`Job boards see ${siteUrl} as our contact address`)
    expect(warning).not.toContain('not set')
  },
)

test('says nothing of a public address', () => {
  expect(warningFor('https://pravesh.example')).toBe('')
})
