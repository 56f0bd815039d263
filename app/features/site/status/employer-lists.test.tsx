import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmployerLists, type ShownEmployer } from './employer-lists.tsx'

const NOW = new Date('2026-11-21T09:00:00Z')

function employer(company: string, values: Partial<ShownEmployer> = {}): ShownEmployer {
  return {
    company,
    size: 60,
    state: 'read',
    lastReadAt: new Date('2026-11-21T06:00:00Z'),
    open: 4,
    ...values,
  }
}

function textOf(employers: ShownEmployer[]) {
  return renderToStaticMarkup(<EmployerLists employers={employers} now={NOW} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('says which large employers are read and when, and why the others are not', () => {
  const text = textOf([
    employer('Kaveri', { size: 1234, state: 'part' }),
    employer('Neelgiri', { size: null, state: 'robots' }),
    employer('Tarang', { lastReadAt: null }),
    employer('Vindhya', { state: 'robots' }),
    employer('Sahyadri', { state: 'permission' }),
  ])
  expect(text).toMatch(
    /Read: 2 .*Kaveri \(1,234\) : read in part 4 3 hours ago Tarang \(60\) 4 from a saved file/,
  )
  expect(text).toMatch(
    /Not read: 3 Their site forbids robots Neelgiri, Vindhya \(60\) We need permission to read their site Sahyadri/,
  )
})

test('an empty site reads none', () => {
  expect(textOf([])).toMatch(/Read: 0 We read none of them yet\. Not read: 0/)
})
