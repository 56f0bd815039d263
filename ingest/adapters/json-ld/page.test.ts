import { expect, test } from 'vitest'
import { readPage } from './page.ts'
import { parsePage, withTag, wordsOf } from '../html-page.ts'
import { viewPage } from '../page-text.ts'

const JOB = { '@context': 'https://schema.org/', '@type': 'JobPosting', title: 'SDE' }

const script = (text: string, type = 'application/ld+json') => `<script type="${type}">${text}</script>`
const titles = (html: string) => readPage(html).postings.map(({ title }) => title)

test.each([
  ['an object', JOB],
  ['a list', [{ '@type': 'Organization' }, JOB]],
  ['a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite' }, JOB] }],
  ['a list of graphs', [{ '@graph': [JOB] }]],
  ['a type among others', { ...JOB, '@type': ['Thing', 'JobPosting'] }],
  ['a type with its vocabulary', { ...JOB, '@type': 'https://schema.org/JobPosting' }],
  ['another object about it', { '@type': 'WebPage', mainEntity: JOB }],
  [
    'an element of a list of items',
    { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: JOB }] },
  ],
])('finds a posting in %s', (_, document) => {
  expect(titles(script(JSON.stringify(document)))).toEqual(['SDE'])
})

test('reads every JSON-LD script of a page, but no other script or type', () => {
  const html = [
    script('{"@type":"BreadcrumbList"}'),
    script(JSON.stringify(JOB), 'application/json'),
    script(JSON.stringify({ ...JOB, title: 'one' }), 'Application/LD+JSON; charset=utf-8'),
    script(JSON.stringify({ ...JOB, '@type': 'NotAJobPosting' })),
    script(JSON.stringify({ ...JOB, title: 'two' })),
  ].join('<p>text</p>')
  expect(titles(html)).toEqual(['one', 'two'])
})

test('does not decode text in a script, and a tag inside does not end it', () => {
  const description = '<p>R&amp;D</p> <scripts> &lt;'
  const [posting] = readPage(script(JSON.stringify({ ...JOB, description }))).postings
  expect(posting?.description).toBe(description)
})

test.each([
  ['a comment', (json: string) => `<!-- ${json} -->`],
  ['CDATA', (json: string) => `//<![CDATA[\n${json}\n//]]>`],
  ['line breaks inside texts', (json: string) => json.replace('SDE', 'SDE\n\tII')],
])('reads a posting wrapped in %s', (_, wrap) => {
  expect(titles(script(wrap(JSON.stringify(JOB))))[0]).toMatch(/^SDE(?:\s+II)?$/)
})

test('skips a script that is not JSON, and reads the others', () => {
  expect(titles(script('{"@type": JobPosting}') + script(JSON.stringify(JOB)))).toEqual(['SDE'])
  expect(titles('<h1>SDE</h1>')).toEqual([])
})

test('resolves a reference to another object of the page', () => {
  const html = script(
    JSON.stringify({
      '@graph': [
        { '@type': 'Organization', '@id': '#org', name: 'Acme' },
        { ...JOB, hiringOrganization: { '@id': '#org' }, jobLocation: [{ '@id': '#nowhere' }] },
      ],
    }),
  )
  expect(readPage(html).postings[0]).toMatchObject({
    hiringOrganization: { name: 'Acme' },
    jobLocation: [{ '@id': '#nowhere' }],
  })
})

test('completes an object with an @id from its other mentions', () => {
  const organization = { '@type': 'Organization', '@id': '#org' }
  const html = script(
    JSON.stringify({
      '@graph': [
        { ...organization, name: 'Acme', url: 'https://acme.example' },
        { ...JOB, hiringOrganization: { ...organization, url: 'https://careers.acme.example' } },
      ],
    }),
  )
  expect(readPage(html).postings[0]?.hiringOrganization).toEqual({
    ...organization,
    name: 'Acme',
    url: 'https://careers.acme.example',
  })
})

test('uses the first canonical address of a page, in any notation', () => {
  const html = `<LINK href=" https://a.example/jobs/1?x=1&amp;y=2 " REL="Canonical"><link rel="canonical" href="/no">`
  expect(readPage(html).canonical).toBe('https://a.example/jobs/1?x=1&y=2')
  expect(readPage('<link rel="canonical">').canonical).toBeNull()
})

test('gives up quickly on megabytes of invalid JSON', () => {
  for (const broken of [`{"a":"${'x'.repeat(4e6)}\n"}`, '"'.repeat(4e6), '"\\'.repeat(2e6)])
    expect(titles(script(broken) + script(JSON.stringify(JOB)))).toEqual(['SDE'])
})

test('limits the depth of nested JSON', () => {
  const deep = `${'{"a":'.repeat(5000)}${JSON.stringify(JOB)}${'}'.repeat(5000)}`
  expect(titles(script(deep))).toEqual([])
})

test('a page whose elements are nested without end is read as far as they are not', () => {
  const endless = `<p>a</p>${'<b>'.repeat(2_000_000)}b`
  expect(readPage(endless).postings).toEqual([])
  expect(viewPage(endless).lines).toMatchObject([{ text: 'a' }])
  expect(wordsOf(withTag(parsePage(endless), 'p')[0])).toBe('a')
})
