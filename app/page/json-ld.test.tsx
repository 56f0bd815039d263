import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld.tsx'

test('a value cannot end the script element, and parses back unchanged', () => {
  const value = { title: '</script><script>alert(1)</script><!--' }
  const html = renderToStaticMarkup(<JsonLd value={value} />)
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? []

  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(value)
})
