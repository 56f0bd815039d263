import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Facets } from '#core/find/job-search.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { facetsWith, fakeFinder, foundJobs } from '#test/found-jobs.ts'
import { JobsFilterBar } from './jobs-filter-bar.tsx'
import { readJobsPage } from './jobs-page.server.ts'
import { parseJobsUrl } from './jobs-url.ts'

const FACETS: Partial<Facets> = {
  mode: [{ value: 'remote', label: 'Remote', count: 1204 }],
  level: [{ value: 'Fresher', label: 'Fresher', count: 31 }],
  city: Array.from({ length: 15 }, (_, at) => ({ value: `town-${at}`, label: `Town ${at}`, count: 40 - at })),
  posted: [{ value: '7', label: 'Last 7 days', count: 8 }],
  pay: [{ value: '15000/month', label: '', count: 9 }],
}

async function bar(query: string): Promise<string> {
  const state = parseJobsUrl(new URLSearchParams(query))
  const found = foundJobs({ total: 37, payStated: 12, facets: facetsWith(FACETS) })
  const scope = {
    db: fakeDatabase(() => [{ jobs: 1, companies: 1 }]),
    finder: fakeFinder(found),
    siteUrl: 'https://pravesh.example',
    now: new Date(0),
    logError: vi.fn(),
  }
  const { page, status } = await readJobsPage(scope, state)
  expect(status).toBe(200)
  const Component = () => (
    <JobsFilterBar
      state={state}
      choices={page.choices}
      total={page.found.total}
      stated={page.found.payStated}
    />
  )
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Stub />).replaceAll('&amp;', '&')
}
const text = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

/** What a submit of the form sends, as the browser would collect it. */
function sent(markup: string): [string, string][] {
  const inputs = [...markup.matchAll(/<input [^>]*>/g)].map(([input]) => input)
  const attribute = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]
  return inputs.flatMap((input): [string, string][] => {
    const type = attribute(input, 'type')
    const name = attribute(input, 'name')
    const asks = type === 'checkbox' || type === 'radio' ? input.includes(' checked') : true
    const value = attribute(input, 'value') ?? ''
    return name && asks && value ? [[name, value]] : []
  })
}

test('every value says how many jobs it gives, and the button of the sheet how many there are', async () => {
  const markup = await bar('')
  expect(text(markup)).toContain('Remote 1,204 jobs')
  expect(text(markup)).toContain('Fresher 31 jobs')
  expect(text(markup)).toContain('Town 0 40')
  expect(text(markup)).toContain('Last 7 days 8')
  expect(text(markup)).toMatch(/Show 37 jobs/)
  expect(text(markup)).toContain('Only jobs that state their pay 12')
  expect(markup).toContain('<option value="15000">At least ₹15,000 a month, 9 jobs</option>')
})

test('a long list shows its first values, and the others under “more”', async () => {
  expect(text(await bar(''))).toContain('5 more')
  const [, more = ''] = (await bar('')).split('<details')
  expect(more).toContain('value="town-14"')
})

test.each([
  'search=qa&type=remote&type=fresher&city=town-3&city=town-14&skill=java&skill=python&skills=any&experience=0',
  'pay=4.5&stated=1&batch=2026&batch=2027&company=acme&category=QA+%26+Testing&job_type=full-time&posted=7&confirmed=3',
  'location=Goa&view=rows&experience=unstated',
  'type=fresher&batch=2026&unstated=batch&unstated=experience',
  'years=4&type=experienced',
  'degree=be-btech&degree=12th&branch=ai-ds&branch=any&unstated=degree',
  'years=3-5',
  'experience=2',
])('a plain submit of the form keeps every filter of %s', async (query) => {
  const fields = sent(await bar(query)).map(([name, value]): [string, string] => [
    name,
    value.replaceAll('&#x27;', "'"),
  ])
  const asked = parseJobsUrl(new URLSearchParams(query))
  expect(parseJobsUrl(new URLSearchParams(fields))).toEqual(asked)
})

test('the chosen chip is marked by more than its colour', async () => {
  const chip = (markup: string, name: string) =>
    [...markup.matchAll(/<a [^>]*>.*?<\/a>/g)]
      .map(([link]) => link)
      .find((link) => text(link).includes(name)) ?? ''
  const markup = await bar('type=fresher')
  expect(chip(markup, 'Fresher')).toMatch(/aria-current="true".*<svg/)
  expect(chip(markup, 'Hybrid')).not.toMatch(/aria-current|<svg/)
})
