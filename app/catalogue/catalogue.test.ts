import { expect, test } from 'vitest'
import { catalogueHref, defineCatalogue, isNarrowed, onlyTab, parseState } from './catalogue.ts'

const books = defineCatalogue({
  path: '/books',
  title: 'Books',
  subtitle: 'To read',
  description: 'Books to read.',
  noun: ['book', 'books'],
  controls: {
    tab: { kind: 'tab', options: ['Novels', 'Plays & Poems'] },
    search: { kind: 'text', label: 'Search', placeholder: 'Search...' },
    type: { kind: 'select', label: 'Binding', all: 'All', options: ['Hard Cover', 'Paper'] },
    free: { kind: 'toggle', label: 'Free only' },
    sort: { kind: 'sort', options: ['name', 'rating'] },
    show: { kind: 'count', page: 4, more: 'More' },
  },
  empty: ({ tab }) => ({ title: `No ${tab}`, text: 'None.' }),
})

const DEFAULTS = { tab: 'Novels', search: '', type: null, free: false, sort: 'name', show: 4 } as const

const parse = (query: string) => parseState(books, new URLSearchParams(query))

test('a URL without parameters is the default state, and the reverse', () => {
  expect(parse('')).toEqual(DEFAULTS)
  expect(catalogueHref(books, DEFAULTS)).toBe('/books')
  expect(catalogueHref(books, {})).toBe('/books')
})

test('a state survives the round trip through the URL', () => {
  const state = {
    tab: 'Plays & Poems',
    search: 'R&D 100%',
    type: 'Hard Cover',
    free: true,
    sort: 'rating',
    show: 8,
  } as const
  const href = catalogueHref(books, state)
  expect(href).toBe('/books?tab=plays-poems&search=R%26D+100%25&type=hard-cover&free=1&sort=rating&show=8')
  expect(parse(new URL(href, 'https://site.example').search)).toEqual(state)
})

test.each([
  ['tab', 'tab=Dramas'],
  ['type', 'type=hard'],
  ['sort', 'sort=;drop'],
  ['free', 'free=yes'],
  ['show', 'show=-4'],
  ['show', 'show=1e999'],
  ['show', 'show=4.5'],
  ['everything', 'tab=&search=&type=&free=&sort=&show='],
])('an invalid %s falls back to its default: %s', (_, query) => {
  expect(parse(query)).toEqual(DEFAULTS)
})

test('an option may also be written as the page shows it', () => {
  expect(parse('tab=Plays+%26+Poems&type=HARD+COVER')).toMatchObject({
    tab: 'Plays & Poems',
    type: 'Hard Cover',
  })
})

test('text is trimmed and truncated, and a list grows by whole pages up to a limit', () => {
  expect(parse(`search=++${'x'.repeat(300)}`).search).toBe('x'.repeat(100))
  expect(parse('show=5').show).toBe(8)
  expect(parse('show=99999').show).toBe(500)
})

test('a search or filter narrows the list; a tab, a sort and a longer list do not', () => {
  for (const query of ['search=a', 'type=paper', 'free=1']) expect(isNarrowed(books, parse(query))).toBe(true)
  for (const query of ['', 'tab=plays-poems', 'sort=rating', 'show=8'])
    expect(isNarrowed(books, parse(query)), query).toBe(false)
})

test('Clear keeps the tab', () => {
  const state = parse('tab=plays-poems&search=a&type=paper&sort=rating&show=8')
  expect(catalogueHref(books, onlyTab(books, state))).toBe('/books?tab=plays-poems')
})
