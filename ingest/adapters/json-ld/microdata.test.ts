import { expect, test } from 'vitest'
import { readJobPosting } from './job-posting.ts'
import { readPage } from './page.ts'

const facts = (html: string) => readPage(html).postings.map(readJobPosting)

const JOB = 'itemscope itemtype="https://schema.org/JobPosting"'

test('reads microdata with nested objects', () => {
  const html = `<article ${JOB}><h1 itemprop="title"> SDE </h1>
    <div itemprop="hiringOrganization" itemscope><span itemprop="name">Betwa Labs</span></div>
    <div itemprop="jobLocation" itemscope><div itemprop="address" itemscope>
      <span itemprop="addressLocality">Pune</span>, <span itemprop="addressRegion">MH</span>
      <meta itemprop="addressCountry" content="IN"></div></div>
    <time itemprop="datePosted" datetime="2026-10-05">5 October</time>
    <div itemprop="description"><p>Build <b>maps</b>.</p></div></article>`
  expect(readPage(html).postings).toMatchObject([{ title: 'SDE', hiringOrganization: 'Betwa Labs' }])
  expect(facts(html)).toMatchObject([
    {
      locations: [{ text: 'Pune, MH', country: 'IN' }],
      description: '<p>Build <b>maps</b>.</p>',
      posted_at: new Date('2026-10-05T00:00:00Z'),
    },
  ])
})

test('JSON-LD goes before microdata, and a page without either has no posting', () => {
  const json = `<script type="application/ld+json">{"@type":"JobPosting","title":"A"}</script>`
  expect(readPage(`${json}<div ${JOB}><i itemprop="title">B</i></div>`).postings).toMatchObject([
    { title: 'A' },
  ])
  expect(
    readPage('<div itemscope itemtype="https://schema.org/Person"><i itemprop="name">P</i></div>').postings,
  ).toEqual([])
})

test('of several texts, the longest is the posting’s', () => {
  const text = (words: string) => `<span itemprop="description">${words}</span>`
  const html = `<div ${JOB}>${text('About us')}${text('<p>All that this job asks for</p>')}${text('Equal')}</div>`
  expect(facts(html)).toMatchObject([{ description: '<p>All that this job asks for</p>' }])
})

test.each([
  ['Wed Sep 30 00:00:00 UTC 2026', '2026-09-30T18:29:59.000Z'],
  ['Mon Nov 30 18:30:00 UTC 2026', '2026-11-30T18:30:00.000Z'],
])('a last day as Java writes it: %s', (validThrough, moment) => {
  expect(readJobPosting({ validThrough }).application_deadline?.toISOString()).toBe(moment)
})

test('reads the meta tags of a site without JSON-LD', () => {
  const html = `<meta name="gtm_tbcn_location" content="Bengaluru~Karnataka~India|Pune~Maharashtra~India">
    <meta name="gtm_tbcn_jobcategory" content="Engineering"><meta name="gtm_firstindex" content="9/5/2026">
    <meta name="gtm_tbcn_company" content="Betwa Labs"><h1>Verification Engineer</h1>
    <div class="ats-description"><p>Verify chips.</p></div>`
  expect(readPage(html).postings).toMatchObject([
    { title: 'Verification Engineer', hiringOrganization: 'Betwa Labs' },
  ])
  expect(facts(html)).toMatchObject([
    {
      locations: [
        { text: 'Bengaluru, Karnataka', country: 'India' },
        { text: 'Pune, Maharashtra', country: 'India' },
      ],
      departments: ['Engineering'],
      description: '<p>Verify chips.</p>',
      posted_at: new Date('2026-09-05T00:00:00Z'),
    },
  ])
})

test('the list of places that people see goes before the addresses, however it is marked', () => {
  const address = '<span itemprop="address"><meta itemprop="addressLocality" content="Hyderabad"></span>'
  const places = (html: string) =>
    facts(`<div ${JOB}>${address}${html}</div>`)[0]?.locations.map(({ text }) => text)
  expect(places('')).toEqual(['Hyderabad'])
  const each = '<span class="jobGeoLocation">Pune, IN</span>, <span class="jobGeoLocation">Noida, IN</span>'
  expect(places(`<span data-careersite-propertyid="location">${each}</span>`)).toEqual([
    'Pune, IN',
    'Noida, IN',
  ])
  expect(places('<span data-careersite-propertyid="location"> Pune, IN </span>')).toEqual(['Pune, IN'])
})
