import { expect, test } from 'vitest'
import { isBeyondEnd, listMeta } from './list-meta.ts'

const LIST = {
  title: 'Python jobs in India',
  description: 'Python jobs.',
  siteUrl: 'https://pravesh.example',
  hrefOf: (page: number) => (page > 1 ? `/jobs/for/python?page=${page}` : '/jobs/for/python'),
  hasPicture: true,
  total: 45,
  pages: 3,
}

test('a later page has its number in title and description, its own address, and neighbours', () => {
  const tags = listMeta({ ...LIST, page: 2 })
  expect(tags).toEqual(
    expect.arrayContaining([
      { title: 'Python jobs in India – page 2 | Pravesh' },
      { name: 'description', content: 'Page 2. Python jobs.' },
      { tagName: 'link', rel: 'canonical', href: 'https://pravesh.example/jobs/for/python?page=2' },
      { tagName: 'link', rel: 'prev', href: '/jobs/for/python' },
      { tagName: 'link', rel: 'next', href: '/jobs/for/python?page=3' },
      // All pages of a list share its picture.
      { property: 'og:image', content: 'https://pravesh.example/previews/jobs/for/python.png' },
    ]),
  )
})

test.for([
  ['narrowed', { narrowed: true }],
  ['of samples', { samples: true }],
  ['empty', { total: 0, pages: 0 }],
  ['short', { total: 2, pages: 1, least: 3 }],
  ['past its end', { page: 4 }],
] as const)('a list that is %s is not for search engines', ([, list]) => {
  expect(listMeta(LIST)).not.toContainEqual({ name: 'robots', content: 'noindex' })
  const tags = listMeta({ ...LIST, ...list })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(tags).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }))
})

test('the first page of an empty list is there, and no page after the last', () => {
  const beyond = (page: number, total: number) => isBeyondEnd({ page, total, perPage: 20 })
  expect([beyond(1, 0), beyond(2, 0), beyond(2, 21), beyond(2, 20), beyond(9999, 90)]).toEqual([
    false,
    true,
    false,
    true,
    true,
  ])
})
