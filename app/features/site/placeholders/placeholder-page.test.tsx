import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PlaceholderPage } from './placeholder-page.tsx'
import { placeholderOfRoute, placeholderRouteId } from './placeholders.ts'

test('a placeholder shows its title, subtitle, promise, Coming Soon, and links to other pages', () => {
  const placeholder = placeholderOfRoute(placeholderRouteId('/it-cards'))
  const Stub = createRoutesStub([
    { path: '/', Component: () => <PlaceholderPage placeholder={placeholder} /> },
  ])
  const html = renderToStaticMarkup(<Stub />)

  expect(html).toMatch(/<h1[^>]*>IT Cards<\/h1>/)
  expect(html).toContain(placeholder.subtitle)
  expect(html).toContain(placeholder.promise)
  expect(html).toContain('Coming Soon')
  expect(html).toContain('href="/jobs"')
  expect(html).toContain('href="/resume-portfolio"')
})
