import { expect, test } from 'vitest'
import { postingIdRange, postingPath, postingSlug } from './posting-address.ts'

const ID = '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10'
const POSTING = { id: ID, title: 'Backend Engineer', company: 'Tarangini Systems', location: 'Pune, Indore' }

test.for([
  [{}, 'backend-engineer-tarangini-systems-pune-0b0e7a4e9c1f'],
  [
    { title: 'C++ / .NET Developer – R&D' },
    'c-plus-plus-dot-net-developer-r-and-d-tarangini-systems-pune-0b0e7a4e9c1f',
  ],
  [{ location: 'Remote, India' }, 'backend-engineer-tarangini-systems-remote-0b0e7a4e9c1f'],
  [{ title: '***', location: '' }, 'tarangini-systems-0b0e7a4e9c1f'],
  [
    { title: `${'long words '.repeat(20)}end` },
    `${'long-words-'.repeat(5)}long-tarangini-systems-pune-0b0e7a4e9c1f`,
  ],
  [{ title: 'x'.repeat(90) }, `${'x'.repeat(60)}-tarangini-systems-pune-0b0e7a4e9c1f`],
] as const)('%j is %s', ([changes, slug]) => {
  expect(postingSlug({ ...POSTING, ...changes })).toBe(slug)
})

test('a path is encoded, and its slug names the ids that begin with its digits', () => {
  expect(postingPath({ ...POSTING, title: 'इंजीनियर' })).toMatch(/^\/jobs\/%E0%A4.*-0b0e7a4e9c1f$/)
  for (const slug of [postingSlug(POSTING), '0b0e7a4e9c1f', 'other-words-0B0E7A4E9C1F']) {
    const { first = '', last = '' } = postingIdRange(slug) ?? {}
    expect(first <= ID && ID <= last, slug).toBe(true)
    expect([first, last]).toEqual([
      '0b0e7a4e-9c1f-0000-0000-000000000000',
      '0b0e7a4e-9c1f-ffff-ffff-ffffffffffff',
    ])
  }
})

test.for(['', 'backend-engineer', 'backend-0b0e7a4e9c1', 'backend0b0e7a4e9c1f', 'a-0b0e7a4e9c1g'])(
  '"%s" names no posting',
  (slug) => {
    expect(postingIdRange(slug)).toBeNull()
  },
)
