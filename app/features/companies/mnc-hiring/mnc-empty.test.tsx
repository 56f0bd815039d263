import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { NoOpenings, NoProgrammes, OpeningsUnavailable } from './mnc-empty.tsx'
import type { ReactNode } from 'react'

const html = (node: ReactNode) => renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>)

test('without openings we link to the jobs; with a filter, also to all openings', () => {
  const none = html(<NoOpenings state={{ search: '', company: '' }} />)
  expect(none).toContain('No openings right now')
  expect(none).toContain('href="/jobs"')
  expect(none).not.toContain('href="/mnc-hiring"')

  const filtered = html(<NoOpenings state={{ search: '', company: 'Wipro' }} />)
  expect(filtered).toContain('No openings match')
  expect(filtered).toContain('href="/mnc-hiring"')
  expect(filtered).toContain('href="/jobs"')
})

test('the empty programme list names the search', () => {
  const of = (search: string, company: string) => html(<NoProgrammes state={{ search, company }} />)
  expect(of('', 'Google')).toContain('any Google programme yet. Check its careers page')
  expect(of('ninja', 'Google')).toContain('No Google programme matches “ninja”')
  expect(of('<b>', '')).toContain('No programme matches “&lt;b&gt;”')
})

test('if the openings cannot be read, Try again keeps the search', () => {
  const page = html(<OpeningsUnavailable requested={{ search: 'qa', company: 'Google' }} />)
  expect(page).toContain('href="/mnc-hiring?search=qa&amp;company=Google"')
})
