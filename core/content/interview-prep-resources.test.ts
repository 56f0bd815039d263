import { expect, test } from 'vitest'
import { interviewPrepResourceSchema } from './interview-prep-resources.ts'

const RIGHT = {
  topic_name: 'Arrays',
  summary: 'Problems on arrays.',
  category: 'DSA Practice',
  difficulty: 'Easy',
  resource_type: 'Website',
  link: 'https://example.com/arrays',
}

/** The invalid fields of a row. */
function wrong(change: Record<string, unknown>): string[] {
  const parsed = interviewPrepResourceSchema.safeParse({ ...RIGHT, ...change })
  return (parsed.error?.issues ?? []).map(({ path }) => path.join('.'))
}

test.each([
  [{}],
  [{ link: null }],
  [{ resource_type: 'PDF', link: 'https://example.com/arrays.pdf' }],
  [{ resource_type: 'YouTube', link: 'https://www.youtube.com/@example' }],
])('a valid row is accepted: %o', (change) => {
  expect(wrong(change)).toEqual([])
})

test.each([
  ['a category no tab shows', { category: 'Aptitude' }, 'category'],
  ['a difficulty no badge shows', { difficulty: 'Hard' }, 'difficulty'],
  ['an unknown resource type', { resource_type: 'Video', link: null }, 'resource_type'],
  ['a video called a website', { link: 'https://www.youtube.com/@example' }, 'resource_type'],
  ['a website called a video', { resource_type: 'YouTube' }, 'resource_type'],
  ['no summary', { summary: '' }, 'summary'],
  ['a link with tracking', { link: 'https://example.com/?utm_source=x' }, 'link'],
  ['an unknown field', { is_free: true }, ''],
])('%s is refused', (_, change, field) => {
  expect(wrong(change)).toEqual([field])
})
