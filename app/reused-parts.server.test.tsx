import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { editHtml } from '#server/pages/html-edits.ts'
import { PagePartsContext, ReusedPart } from './reused-part.tsx'
import { createReusedParts, type ReusedParts } from './reused-parts.server.ts'
import type { ReactNode } from 'react'

/** Counts the renderings of rows. */
const seen = { rows: 0 }
const countRow = () => void (seen.rows += 1)

function Row({ label, href, count }: { label: string; href: string; count: string }) {
  countRow()
  return (
    <li>
      <a href={href}>{label}</a> {count} jobs
    </li>
  )
}

function rowPart(label: string, href: string, count: string) {
  return (
    <ReusedPart by={() => label} texts={[href, count]}>
      {([link = '', number = '']) => <Row label={label} href={link} count={number} />}
    </ReusedPart>
  )
}

/** The page with its parts, and the same without. */
function both(parts: ReusedParts, page: ReactNode, context = '') {
  const open = parts.open(context)
  const markup = renderToString(<PagePartsContext value={open}>{page}</PagePartsContext>)
  const before = seen.rows
  const whole = renderToString(page)
  seen.rows = before
  const html = new TextDecoder().decode(editHtml(markup, open.finish(markup, 'n0nce')))
  return { html, whole, markup }
}

test('a part is rendered once, and its texts are written as React writes them', () => {
  const parts = createReusedParts()
  seen.rows = 0
  for (const href of ['/a?b=1&c="2"', "/<i>'ü₹'", '/a?b=1&c="2"']) {
    const { html, whole } = both(parts, <ul>{rowPart('R&D', href, '<3>')}</ul>)
    expect(html).toBe(whole)
  }
  expect(seen.rows).toBe(1)
})

test('what a part depends on, and its context, keep it apart from others', () => {
  const parts = createReusedParts()
  seen.rows = 0
  const page = (label: string) => (
    <ul>
      {rowPart(label, '/x', '1')}
      {rowPart('shared', '/y', '2')}
    </ul>
  )
  for (const [label, context] of [
    ['one', 'signed in'],
    ['two', 'signed in'],
    ['one', 'signed out'],
    ['one', 'signed in'],
  ] as const) {
    const { html, whole } = both(parts, page(label), context)
    expect(html).toBe(whole)
  }
  expect(seen.rows).toBe(5)
})

test('a part whose key is null, a part inside of a part, and a page without parts are rendered as usual', () => {
  const parts = createReusedParts()
  const nested = (
    <ReusedPart by={() => 'outer'}>
      {() => (
        <div>
          {rowPart('inner', '/x', '1')}
          <ReusedPart by={() => null}>{() => <b>never kept</b>}</ReusedPart>
        </div>
      )}
    </ReusedPart>
  )
  for (let round = 0; round < 2; round += 1) {
    const { html, whole, markup } = both(parts, nested)
    expect(html).toBe(whole)
    expect(markup.includes('never kept')).toBe(round === 0)
  }
})

test('memory is limited', () => {
  const parts = createReusedParts(1_500)
  seen.rows = 0
  for (const label of ['a', 'b', 'c', 'd', 'e', 'f', 'a']) both(parts, rowPart(label, '/x', '1'))
  expect(seen.rows).toBe(7)
})

test.each<[string, ReactNode]>([
  ['a script', <script key="" dangerouslySetInnerHTML={{ __html: 'ours()' }} />],
  ['the nonce', <i key="" data-secret="n0nce" />],
])('a part cannot have %s', (_, content) => {
  const page = <ReusedPart by={() => 'part'}>{() => <div>{content}</div>}</ReusedPart>
  expect(() => both(createReusedParts(), page)).toThrow('A reused part cannot have a script')
})

test.each<[string, (text: string) => ReactNode]>([
  ['twice', (text) => <a href={text}>{text}</a>],
  ['never', () => <a href="/x">x</a>],
])('a part cannot show a text %s', (_, children) => {
  const page = (
    <ReusedPart by={() => 'part'} texts={['/x']}>
      {([text = '']) => children(text)}
    </ReusedPart>
  )
  expect(() => both(createReusedParts(), page)).toThrow('A reused part shows each of its texts once')
})

test('a page cannot name a place of a part by itself', () => {
  const one = createReusedParts()
  const { mark } = one.open('')
  expect(createReusedParts().open('').mark).not.toBe(mark)
  expect(mark).toMatch(/^part-[0-9a-f]{32}$/)
})
