import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { nonceToHashes } from './inline-scripts.ts'

const NONCE = 'kX3-9_aZ'
const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`

test('hashes the scripts of the render and removes the nonce', () => {
  const page = `<head><link nonce="${NONCE}" rel="modulepreload" href="/a.js"/></head>
<script nonce="${NONCE}">one()</script><script type="module" nonce="${NONCE}" async="">two()\nthree()</script>`
  const { html, scriptHashes } = nonceToHashes(page, NONCE)
  expect(scriptHashes).toEqual([hashOf('one()'), hashOf('two()\nthree()')])
  expect(html).not.toContain(NONCE)
  expect(html).toContain('<script>one()</script><script type="module" async="">two()\nthree()</script>')
})

test.for([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="guess">evil()</script>',
  `<script data-nonce="${NONCE}x">evil()</script>`,
  '<script type="application/ld+json">{"@type":"JobPosting"}</script>',
])('does not hash a script without this render’s nonce: %s', (smuggled) => {
  const { scriptHashes } = nonceToHashes(`<p>${smuggled}</p><script nonce="${NONCE}">ours()</script>`, NONCE)
  expect(scriptHashes).toEqual([hashOf('ours()')])
})

test('a script file needs no hash, and a repeated script only one', () => {
  const page = `<script nonce="${NONCE}" src="/a.js"></script>`.concat(
    `<script nonce="${NONCE}">same()</script>`.repeat(2),
  )
  expect(nonceToHashes(page, NONCE).scriptHashes).toEqual([hashOf('same()')])
})

test('hashes non-ASCII text as UTF-8', () => {
  expect(nonceToHashes(`<script nonce="${NONCE}">"प्रवेश"</script>`, NONCE).scriptHashes).toEqual([
    hashOf('"प्रवेश"'),
  ])
})

test('hashes a style with the nonce, and no other', () => {
  const page = `<style nonce="${NONCE}">p{}</style><style>evil{}</style>`
  const { html, ...hashes } = nonceToHashes(page, NONCE)
  expect(html).toBe('<style>p{}</style><style>evil{}</style>')
  expect(hashes).toEqual({ scriptHashes: [], styleHashes: [hashOf('p{}')] })
})
