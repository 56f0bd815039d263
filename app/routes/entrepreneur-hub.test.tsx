import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider, createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { requestScope } from '#app/page/context.ts'
import type { BusinessIdea, StartupResource } from '#db/queries/content/startup.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import EntrepreneurHub, { loader } from './entrepreneur-hub.tsx'
import type { ComponentType } from 'react'

const SITE = 'https://pravesh.example'

/** A row with defaults. */
function idea(title: string, overrides: Partial<BusinessIdea> = {}): BusinessIdea {
  const is_premium = overrides.is_premium ?? false
  return {
    id: title,
    title,
    description: is_premium ? null : `What ${title} is`,
    category: 'SaaS',
    estimated_investment: 250_000,
    potential_revenue: '₹1 lakh a month',
    monetization_model: is_premium ? null : `How ${title} earns`,
    is_premium,
    ...overrides,
  }
}

function resource(title: string, overrides: Partial<StartupResource> = {}): StartupResource {
  return { id: title, title, description: null, category: 'Funding', url: null, is_free: true, ...overrides }
}

interface Rows {
  ideas?: BusinessIdea[] | Error
  resources?: StartupResource[] | Error
}

/** The loader's result with these rows or errors in the database, and the rendered page. */
async function visit({ ideas = [], resources = [] }: Rows) {
  const db = fakeDatabase(({ sql }) => {
    const rows = sql.includes('business_ideas') ? ideas : resources
    if (rows instanceof Error) throw rows
    return rows
  })
  const context = new RouterContextProvider()
  const scope = {
    db,
    finder: createSqlFinder(db),
    siteUrl: SITE,
    now: new Date('2026-11-20T06:30:00Z'),
    logError: vi.fn(),
  }
  context.set(requestScope, scope)
  const url = new URL(`${SITE}/entrepreneur-hub`)
  const pattern = '/entrepreneur-hub'
  const result = await loader({ context, request: new Request(url), url, params: {}, pattern })
  // The page reads no other props.
  const Page = EntrepreneurHub as ComponentType<{ loaderData: unknown }>
  const Stub = createRoutesStub([{ path: '/', Component: () => <Page loaderData={result.data} /> }])
  return {
    data: result.data,
    status: result.init?.status ?? 200,
    cacheControl: new Headers(result.init?.headers).get('Cache-Control'),
    logError: scope.logError,
    html: renderToStaticMarkup(<Stub />),
  }
}

/** The text of each card. */
function cards(html: string): string[] {
  return [...html.matchAll(/<article[^>]*>(.*?)<\/article>/gs)].map(([, card = '']) =>
    card.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|[|\s]*/g, '|'),
  )
}

test('the first two premium ideas and the first free one are shown', async () => {
  const premium = ['P1', 'P2', 'P3', 'P4'].map((title) => idea(title, { is_premium: true }))
  const { data, html } = await visit({ ideas: [...premium, idea('F1'), idea('F2')] })
  expect(data.premium.map(({ title }) => title)).toEqual(['P1', 'P2'])
  expect(data.free.map(({ title }) => title)).toEqual(['F1'])
  const texts = cards(html)
  expect(texts).toHaveLength(3)
  expect(texts[0]).toMatch(/Premium\|P1\|Coming in .*Potential\|₹1 lakh a month\|SaaS\|₹2\.5L\|investment/)
  expect(texts[2]).toMatch(/Free\|F1\|What F1 is\|Monetization model\|How F1 earns\|SaaS\|₹2\.5L\|investment/)
})

test('a premium idea is sent without its paid fields, and its teaser is always the same', async () => {
  const { data, html } = await visit({
    ideas: [
      idea('P1', { is_premium: true, description: 'LEAK', monetization_model: 'LEAK' }),
      idea('P2', { is_premium: true }),
    ],
  })
  for (const sent of data.premium)
    expect(Object.keys(sent).toSorted()).toEqual([
      'category',
      'estimated_investment',
      'id',
      'potential_revenue',
      'title',
    ])
  expect(html).not.toContain('LEAK')
  const [first, second] = cards(html)
  expect(first?.replace('P1', 'P2')).toBe(second)
})

test('unknown facts have a fallback or are left out', async () => {
  const bare = { estimated_investment: null, potential_revenue: null, monetization_model: null }
  const { html } = await visit({ ideas: [idea('P', { ...bare, is_premium: true }), idea('F', bare)] })
  const [premium, free] = cards(html)
  expect(premium).toContain('|Potential|High Revenue|')
  expect(premium).toContain('|Variable|investment|')
  expect(free).not.toContain('Monetization')
  expect(free).toContain('|Variable|investment|')
})

test('an investment below a lakh is shown in thousands', async () => {
  const { html } = await visit({ ideas: [idea('F', { estimated_investment: 75_000 })] })
  expect(cards(html)[0]).toContain('|₹75K|investment|')
})

test('at most eight resources are shown, free or paid, with their links', async () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((title) => resource(title))
  const { data } = await visit({ resources: many })
  expect(data.resources.map(({ title }) => title).join('')).toBe('ABCDEFGH')

  const { html } = await visit({
    resources: [
      resource('Grant', { url: 'https://grant.example/', description: 'Money to begin' }),
      resource('Books', { is_free: false }),
    ],
  })
  expect(html).toContain('Money to begin')
  expect(html.match(/<a href="https:[^>]*>/g)).toHaveLength(1)
  expect(html).toMatch(/<a href="https:\/\/grant\.example\/" target="_blank" rel="noopener"/)
  expect(html).toMatch(/Books<\/h3><span[^>]*>Paid</)
})

test('empty lists say so and link to other pages', async () => {
  const { status, html } = await visit({})
  expect(status).toBe(200)
  expect(html).toContain('No ideas yet')
  expect(html).toContain('No resources yet')
  expect(html).toContain('How to Launch Your Startup')
  const target = /href="#([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`id="${target}"`)
})

test('if one query fails, that list is empty, the error is logged, the status is 503, and the other list is shown', async () => {
  const failure = new Error('connection refused')
  const withoutIdeas = await visit({ ideas: failure, resources: [resource('Grant')] })
  expect(withoutIdeas).toMatchObject({ status: 503, cacheControl: 'no-store' })
  expect(withoutIdeas.logError).toHaveBeenCalledExactlyOnceWith(failure, 'business ideas')
  expect(withoutIdeas.html).toContain('We can’t show ideas right now')
  expect(withoutIdeas.html).toContain('Grant')

  const withoutResources = await visit({ ideas: [idea('F')], resources: failure })
  expect(withoutResources.status).toBe(503)
  expect(withoutResources.logError).toHaveBeenCalledExactlyOnceWith(failure, 'startup resources')
  expect(withoutResources.html).toContain('We can’t show resources right now')
  expect(cards(withoutResources.html)).toHaveLength(1)
})
