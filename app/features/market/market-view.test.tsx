import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ShownFigure } from './figure.ts'
import { MarketView } from './market-view.tsx'

const figure = (id: string, more: Partial<ShownFigure> = {}): ShownFigure => ({
  id,
  title: `Title of ${id}`,
  text: 'Too few.',
  basis: 'Based on 3 postings.',
  svg: null,
  notes: [],
  columns: [],
  rows: [],
  ...more,
})

test('what has too little to be drawn is one sentence, and no empty panel', () => {
  const figures = [
    figure('drawn', { svg: '<svg></svg>' }),
    figure('empty'),
    figure('few', { rows: ['Pune'] }),
  ]
  const market = { sample: false, day: '2026-11-26', postings: 3, companies: 2, boards: 1, figures }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MarketView title="Pay" subtitle="" market={market} method={null} />
    </MemoryRouter>,
  )
  expect([...html.matchAll(/<h2[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, title]) => title?.trim())).toEqual([
    'Title of drawn',
    'How we count',
  ])
  const text = html.replaceAll(/<[^>]*>/g, '')
  expect(text).toContain('Too few postings yet to draw “Title of empty” and “Title of few as CSV”.')
  expect(html).toMatch(/href="[^"]*few\.csv"/)
})
