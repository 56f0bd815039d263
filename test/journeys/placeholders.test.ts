import { expect, inject } from 'vitest'
import { heading, hrefs } from '../shell-places.ts'
import { test } from '../journey.ts'
import { SPECIFIED_PLACEHOLDERS, SPECIFIED_ROUTES } from '../specified-routes.ts'

/** The heading, and the specification's text about the page. */
const PAGES: Record<string, readonly [heading: string, about: RegExp]> = {
  '/tools': ['AI & Career Tools', /tools/i],
  '/case-studies': ['Case Studies', /products|careers/i],
  '/million-dollar-ideas': ['Million-Dollar Ideas', /premium startup ideas with market analysis/i],
  '/pro-startup-toolkit': ['Pro Startup Toolkit', /templates, tools and resources for startups/i],
  '/roadmap-to-ceo': ['Roadmap to CEO', /skills, experiences and milestones for becoming a tech CEO/i],
  '/submit-idea': ['Submit Your Idea', /submit your startup idea and get feedback/i],
  '/it-cards': ['IT Cards', /in Lite, Pro and Resume formats/i],
  '/project-templates': ['Project Templates', /templates for various tech stacks/i],
  '/premium-packs': ['Premium Packs', /curated premium resource packs/i],
  '/career-tools': ['Career Tools', /career planning, skill assessment and growth tracking/i],
  '/creator-submissions': ['Creator Submissions', /submit your resources and monetize them/i],
  '/community': ['Community', /community of tech professionals/i],
  '/share-journey': ['Share Your Journey', /career stories/i],
  '/post-hiring': ['Post Hiring', /post job openings and referrals/i],
  '/leaderboard': ['Leaderboard', /top contributors and active users/i],
  '/forums': ['Forums', /forums and a chat-community server/i],
  '/ambassadors': ['Ambassador Program', /ambassadors/i],
}
const BUILT = SPECIFIED_ROUTES.filter((path) => !SPECIFIED_PLACEHOLDERS.includes(path))

test('the placeholder pages are the specification’s seventeen', () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(SPECIFIED_PLACEHOLDERS.toSorted())
})

test.for(Object.entries(PAGES))(
  '%s says what it will be, has no controls yet, and links to existing pages',
  async ([path, [title, about]], { newPage }) => {
    const page = await newPage({ javaScript: false, width: 360 })
    await page.goto(path)
    expect(await heading(page)).toBe(title)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    const main = page.getByRole('main')
    expect(await main.textContent()).toMatch(about)
    const card = main.getByRole('region', { name: 'Coming Soon' })
    expect((await card.getByRole('paragraph').textContent())?.length).toBeGreaterThan(20)
    expect(await main.locator('form, input, button, select, textarea').count()).toBe(0)

    const links = await hrefs(main.getByRole('region', { name: 'Available now' }).getByRole('link'))
    expect(links.length).toBeGreaterThanOrEqual(2)
    for (const link of links) {
      expect(BUILT).toContain(link)
      expect((await fetch(inject('site').url + link)).status, `${link}`).toBe(200)
    }
  },
)
