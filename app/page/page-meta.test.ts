import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const PAGE = {
  title: 'IT jobs in India',
  description: 'Jobs from company career pages.',
  siteUrl: 'https://pravesh.example',
  path: '/jobs',
}

test('a page has a title, a canonical URL and a preview image', () => {
  const meta = pageMeta(PAGE)
  expect(meta).toContainEqual({ title: 'IT jobs in India | Pravesh' })
  expect(meta).toContainEqual({ name: 'description', content: 'Jobs from company career pages.' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://pravesh.example/jobs',
  })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://pravesh.example/social-preview.png',
  })
  expect(meta).not.toContainEqual(expect.objectContaining({ name: 'robots' }))
})

test('a noindex page has a robots tag and no canonical URL', () => {
  const meta = pageMeta({ ...PAGE, noindex: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(meta).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }))
})

test('without the site’s origin there is no URL at all', () => {
  expect(JSON.stringify(pageMeta({ ...PAGE, siteUrl: undefined }))).not.toMatch(/undefined|\/jobs/)
})
