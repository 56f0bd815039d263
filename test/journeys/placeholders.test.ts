import { expect, test } from 'vitest'
import { askSite } from '../ask-site.ts'
import { plainText } from '../plain-text.ts'
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

const headingOf = (html: string) => plainText(/<h2[^>]*>([^]*?)<\/h2>/.exec(html)?.[1] ?? '')

test('the placeholder pages are the specification’s seventeen', () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(SPECIFIED_PLACEHOLDERS.toSorted())
})

test.for(Object.entries(PAGES))(
  '%s says what it will be, has no controls yet, and links to existing pages',
  async ([path, [title, about]]) => {
    const html = await (await askSite(path)).text()
    expect(plainText(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '')).toBe(title)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? []
    expect(plainText(main)).toMatch(about)
    expect(main).not.toMatch(/<(form|input|button|select|textarea)\b/)
    const sections = main.match(/<section[^]*?<\/section>/g) ?? []
    const section = (name: string) => sections.find((one) => headingOf(one) === name) ?? ''
    const [, promise = ''] = /<p\b[^>]*>([^]*?)<\/p>/.exec(section('Coming Soon')) ?? []
    expect(plainText(promise).length).toBeGreaterThan(20)

    const links = [...section('Available now').matchAll(/<a[^>]* href="([^"]*)"/g)].map(
      ([, href = '']) => href,
    )
    expect(links.length).toBeGreaterThanOrEqual(2)
    for (const link of links) {
      expect(BUILT).toContain(link)
      expect((await askSite(link)).status, link).toBe(200)
    }
  },
)
