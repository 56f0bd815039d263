import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResumeCard } from './resume-card.tsx'

test('a card has title, price, format, platform, summary and a link', () => {
  const row = {
    id: '1',
    title: 'One-page resume',
    summary: 'For freshers.',
    resource_type: 'Resume',
    format: 'Figma',
    platform: 'Figma Community',
    is_free: false,
    link: 'https://example.com/resume',
  } as const
  const html = renderToStaticMarkup(<ResumeCard row={row} />)
  for (const part of ['One-page resume', '>Paid<', '>Figma<', 'Figma Community', 'For freshers.'])
    expect(html).toContain(part)
  expect(html).toMatch(/<a href="https:\/\/example.com\/resume"[^>]*>Access Resource/)
  expect(renderToStaticMarkup(<ResumeCard row={{ ...row, link: null, is_free: true }} />)).toMatch(
    />Free<.*disabled[^>]*>Coming Soon/,
  )
})
