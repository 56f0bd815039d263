import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { FOOTER_GROUPS, HEADER_GROUPS } from '#app/site.ts'
import { Shell } from './shell.tsx'

/** The rendered page at this URL. */
function page(
  path: string,
  rootData: unknown = { siteUrl: 'https://pravesh.example', year: '2026' },
): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: () => <Shell>Content</Shell>,
      HydrateFallback: () => null,
      loader: () => rootData,
    },
  ])
  return renderToStaticMarkup(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: rootData } }} />,
  )
}

/** The HTML of one element. */
function part(html: string, tag: 'header' | 'footer'): string {
  return new RegExp(`<${tag}[ >].*</${tag}>`, 's').exec(html)?.[0] ?? ''
}

test('the header has every group, search, and the links of community, skills and saved jobs', () => {
  const header = part(page('/'), 'header')
  const paths = HEADER_GROUPS.flatMap(({ items }) => items).map(({ path }) => path)
  for (const path of [...paths, '/search', '/community']) expect(header).toContain(`href="${path}"`)
  // The phone's menu has them too.
  const [desktop = ''] = header.split('>Menu<')
  for (const path of ['/skills', '/saved']) expect(desktop).toContain(`href="${path}"`)
})

test('only paid pages are marked as paid', () => {
  const header = part(page('/'), 'header')
  const marked = [...header.matchAll(/href="([^"]+)"[^>]*>[^<]+<span[^>]*>Paid</g)].map(([, path]) => path)
  expect(new Set(marked)).toEqual(new Set(['/million-dollar-ideas']))
})

test('the footer has its links, the newsletter form and the year of the loader', () => {
  const footer = part(page('/'), 'footer')
  for (const { path } of FOOTER_GROUPS.flatMap(({ items }) => items))
    expect(footer).toContain(`href="${path}"`)
  expect(footer).toMatch(/<input type="email"[^>]*placeholder="Your email"/)
  expect(footer).toContain('© 2026 Pravesh')
})

test('without the root loader’s data only the year is missing', () => {
  const html = page('/', null)
  expect(html).toContain('Content')
  expect(part(html, 'footer')).toContain('© Pravesh')
})

test('the bottom bar has its five links and the jobs badge', () => {
  const bar = /<nav[^>]*aria-label="Quick links".*?<\/nav>/s.exec(page('/'))?.[0] ?? ''
  expect([...bar.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
    '/',
    '/jobs',
    '/search',
    '/tools',
    '/courses',
  ])
  expect(bar).toContain('>12<')
})

test('every link to the current page is marked', () => {
  const current = [...page('/prep-zone').matchAll(/<a[^>]*aria-current="page"[^>]*href="([^"]+)"/g)]
  expect(current.length).toBeGreaterThan(0)
  expect(new Set(current.map(([, path]) => path))).toEqual(new Set(['/prep-zone']))
})
