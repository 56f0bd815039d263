import { expect, test } from 'vitest'
import { resumePortfolioResourceSchema } from './resume-portfolio-resources.ts'

const RIGHT = {
  title: 'One-page template',
  summary: 'A plain layout.',
  resource_type: 'Resume',
  format: 'PDF',
  platform: 'Overleaf',
  is_free: true,
  link: 'https://www.overleaf.com/gallery/tagged/cv',
}

/** The invalid fields of a row. */
function wrong(change: Record<string, unknown>): string[] {
  const parsed = resumePortfolioResourceSchema.safeParse({ ...RIGHT, ...change })
  return (parsed.error?.issues ?? []).map(({ path }) => path.join('.'))
}

test('a valid row is accepted, with or without a link', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ link: null })).toEqual([])
})

test.each([
  ['a type no tab shows', { resource_type: 'Cover letter' }, 'resource_type'],
  ['an unknown format', { format: 'Word' }, 'format'],
  ['no platform', { platform: '' }, 'platform'],
  ['a link that pays', { link: 'https://www.overleaf.com/?ref=x' }, 'link'],
  ['a word for a truth value', { is_free: 'yes' }, 'is_free'],
  ['an unknown field', { price: 0 }, ''],
])('%s is refused', (_, change, field) => {
  expect(wrong(change)).toEqual([field])
})
