import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { StatusTables } from './status-tables.tsx'

const NOW = new Date('2026-11-21T09:00:00Z')

function textOf(files: { files: number; jobs: number; oldest: Date | null }, postings: number) {
  const freshness = { kinds: [], files, open: Math.min(postings, 4), postings, oldest: null, days: [] }
  const page = (
    <MemoryRouter>
      <StatusTables freshness={freshness} now={NOW} />
    </MemoryRouter>
  )
  return renderToStaticMarkup(page).replaceAll(/<[^>]+>/g, ' ')
}

test('jobs of saved files are said to be such, and how long they stay', () => {
  const text = textOf({ files: 1, jobs: 6, oldest: new Date('2026-11-18T09:00:00Z') }, 6)
  expect(text).toMatch(/Saved files that we imported\s+1\s+Postings of saved files\s+6/)
  expect(text).toMatch(/Open jobs\s+4/)
  expect(text).toMatch(/Oldest import of a saved file\s+3 days ago/)
  expect(text).toContain('stay for 14 days after we imported it, however old the file is')
  expect(text).toContain('All jobs come from saved files.')
})

test('without saved files nothing is said of them', () => {
  expect(textOf({ files: 0, jobs: 0, oldest: null }, 0)).not.toMatch(/saved file/i)
})
