import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HiringProgramme } from './hiring-programmes.server.ts'
import { ProgrammeCard } from './programme-card.tsx'

const NOW = new Date('2026-11-20T06:30:00Z')

function html(overrides: Partial<HiringProgramme> = {}): string {
  const programme: HiringProgramme = {
    id: 'vaigai-graduate-drive',
    company: 'Vaigai Global',
    logo: null,
    positions: ['Trainee'],
    hiringType: 'Off-campus',
    eligibility: 'Any engineering degree',
    salaryRange: null,
    hiringStages: ['Register', 'Written test', 'Interview'],
    location: 'Across India',
    applyLink: 'https://careers.vaigai.example/',
    prepResources: ['www.practice.example', 'learn.example'],
    deadline: null,
    type: 'Full-time',
    ...overrides,
  }
  return renderToStaticMarkup(<ProgrammeCard programme={programme} now={NOW} />)
}

const careersLink = '<a href="https://careers.vaigai.example/" target="_blank" rel="noopener"'

test('published facts are shown unchanged', () => {
  const card = html({ salaryRange: '₹4–6 LPA', deadline: '2026-11-20' })
  expect(card).toContain('₹4–6 LPA')
  expect(card).not.toContain('Not published')
  expect(card).toContain('20 Nov 2026')
  expect(card).toContain(careersLink)
})

test('a programme past its deadline is closed and has no apply link', () => {
  const card = html({ deadline: '2026-11-19' })
  expect(card).toContain('Closed on 19 Nov 2026')
  expect(card).toMatch(/<button[^>]* disabled=""[^>]*>Applications Closed/)
  expect(card).not.toContain('careers.vaigai.example')
})

test('preparation domains are https links, shown without www', () => {
  expect(html()).toContain('href="https://www.practice.example"')
  expect(html()).toContain('>practice.example ')
  expect(html()).toContain('href="https://learn.example"')
})
