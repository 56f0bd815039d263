import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { postingPath } from '#core/posting-address.ts'
import { jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { postingsOnSite, SEEN_NOW } from '../postings-on-site.ts'
import { expectToFit, LOOKS, open, toNextDocument } from '../page-checks.ts'

const id = crypto.randomUUID()
const similar = crypto.randomUUID()
const sibling = crypto.randomUUID()
/** The address that is shared. */
const PAGE = postingPath({ id, title: 'Ledger Engineer', company: 'Kaveri Ledgers', location: 'Mysuru' })
const SKILLS = ['Kavi Framework', 'Java']
/** What is shared of it, before the link. */
const SHARED = '*Ledger Engineer*\nKaveri Ledgers, Mysuru\nFresher · 0–1 year · 2026 batch\n₹6–9 LPA'

const paragraph =
  '<p>You settle payments between banks, and every bill has to print before the queue grows.</p>'
const DESCRIPTION = `
<h3>What you will do</h3>
${paragraph.repeat(12)}
<h3>Minimum requirements</h3>
<ul><li>0–1 years of experience; freshers of the 2026 batch may apply</li></ul>
<h3>Nice to have</h3>
<ul><li>Docker</li></ul>`

const common = {
  company: 'Kaveri Ledgers',
  category: 'Backend' as const,
  skills: SKILLS,
  location: 'Mysuru',
  locations: ['Mysuru'],
  ...SEEN_NOW,
  age: 700,
}
const line = { text: '0–1 years of experience; freshers of the 2026 batch may apply', from: 'text' }
postingsOnSite(
  'journey-posting-detail',
  [
    jobRow('ledger', {
      ...common,
      id,
      title: 'Ledger Engineer',
      description: DESCRIPTION,
      experience_level: 'Fresher',
      experience_min: 0,
      experience_max: 1,
      batch: [2026],
      work_mode: 'hybrid',
      salary_min: 600_000,
      salary_max: 900_000,
      evidence: JSON.stringify({
        experience: line,
        batch: line,
        work_mode: { text: 'Hybrid', from: 'field' },
      }),
      confirmations: 7,
    }),
    jobRow('similar', { ...common, id: similar, title: 'Bills Engineer', company: 'Vaigai Printworks' }),
    jobRow('sibling', {
      ...common,
      id: sibling,
      title: 'Ledger Tester',
      category: 'QA & Testing',
      facts: JSON.stringify({
        degree: { names: ['MCA'], required: true },
        notice_days: 30,
        walk_in: { dates: ['2026-12-05'], hours: '10 AM', place: 'Vijayanagar, Mysuru', bring: null },
        fee_asked: true,
      }),
      fee_asked: true,
      evidence: JSON.stringify({
        degree: { text: 'MCA only', from: 'text' },
        fee_asked: { text: 'Registration fee of ₹500 before the test', from: 'text' },
      }),
    }),
  ],
  { query: 'search=ledger', title: 'Ledger Engineer' },
)

const applyLinks = (page: Page) =>
  page.getByRole('article').getByRole('link', { name: /^Apply on Kaveri Ledgers/ })

/** Whether an apply link is in the window with nothing on top of it. */
const applyInReach = (page: Page) =>
  applyLinks(page).evaluateAll((links) =>
    links.some((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      if (width === 0) return false
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && link.contains(hit)
    }),
  )

test.for([
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const)(
  'Apply and the facts are in reach from top to end of the posting at %i × %i',
  async ([width, height], { newPage }) => {
    const page = await newPage({ width, height, at: `/jobs?job=${id}` })
    const end = await page.getByRole('article').evaluate((article) => article.getBoundingClientRect().bottom)
    const narrow = width < 1024
    for (let top = 0; top < end - height; top += 400) {
      await page.evaluate((y) => scrollTo(0, y), top)
      await expect.poll(() => applyInReach(page), { message: `at ${top} px` }).toBe(true)
      // Where the bar has not reached the header yet, the facts are the lines above it.
      const place = await page.getByRole('region', { name: 'Apply' }).boundingBox()
      if (narrow && top > 0 && (place?.y ?? 0) > 60) continue
      const facts = page.getByText('Fresher · 0–1 year').filter({ visible: true })
      const shown = () =>
        facts.evaluateAll((all) =>
          all.some(
            (one) => one.getBoundingClientRect().bottom > 0 && one.getBoundingClientRect().top < innerHeight,
          ),
        )
      await expect.poll(shown, { message: `facts at ${top} px` }).toBe(true)
    }
    expect(await applyLinks(page).filter({ visible: true }).count()).toBe(1)
  },
)

test.for([360, 1280])(
  'in a window lower than 500 px nothing of the posting sticks at %i px',
  async (width, { newPage }) => {
    const page = await newPage({ width, height: 400, at: `/jobs?job=${id}` })
    const sticky = await page
      .getByRole('article')
      .evaluate(
        (article) =>
          [...article.querySelectorAll('*')].filter((one) =>
            ['sticky', 'fixed'].includes(getComputedStyle(one).position),
          ).length,
      )
    expect(sticky).toBe(0)
    expect(await applyLinks(page).filter({ visible: true }).count()).toBeGreaterThan(0)
  },
)

test('by keyboard nothing that has the focus is under a bar', async ({ newPage }) => {
  const page = await newPage({ width: 360, height: 640, at: `/jobs?job=${id}` })
  await page.getByRole('link', { name: 'Back to All Jobs' }).focus()
  const seen: string[] = []
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement
        if (!element?.closest('article')) return null
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2)
        return { name: element.textContent, covered: !element.contains(hit) }
      })
    const { name } = (await focused()) ?? {}
    if (name === undefined) break
    seen.push(name)
    await expect.poll(async () => (await focused())?.covered, { message: name }).toBe(false)
  }
  expect(seen.join('\n')).toMatch(
    /Apply on[^]*Save job[^]*Share[^]*Alert[^]*Java jobs[^]*Report this job[^]*Bills Engineer[^]*All jobs at Kaveri/,
  )
})

test.for([360, 1280])(
  'facts have their words, and a posting that asks for money says so above Apply, at %i px',
  async (width, { newPage }) => {
    const page = await newPage({ width, height: 740, at: `/jobs?job=${sibling}` })
    const article = page.getByRole('article')
    const warning = article.getByText(
      'This posting asks for money (“Registration fee of ₹500 before the test”). Genuine employers don’t.',
    )
    expect(await warning.isVisible()).toBe(true)
    const link = applyLinks(page).filter({ visible: true }).first()
    const [above, apply] = [await warning.boundingBox(), await link.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(apply?.y ?? 0)
    if (width < 1024) await article.getByText('All facts and the employer’s words').click()
    const facts = (await article.getByRole('listitem').allTextContents()).join(' | ')
    expect(facts).toContain('Degree: MCA“MCA only” — from the posting')
    expect(facts).toContain('Notice period: Notice period of at most 30 days')
    expect(facts).toContain('Walk-in · 5 Dec 2026 · 10 AM · Vijayanagar, Mysuru')
    await expectToFit(page, [[width, 'light']])
  },
)

test('the first screen of a phone answers what, who, where, when and whether, and has Apply and Save', async ({
  newPage,
}) => {
  const page = await newPage({ width: 360, height: 740 })
  for (const address of [`/jobs?job=${id}`, PAGE]) {
    await open(page, address)
    const article = page.getByRole('article')
    const parts = [
      article.getByRole('heading', { level: 1 }),
      article.getByRole('link', { name: 'Kaveri Ledgers', exact: true }),
      article.locator('.posting-facts').getByText('Mysuru'),
      article.locator('.posting-facts').getByText('Fresher · 0–1 year'),
      article.locator('.posting-facts').getByText('₹6–9 LPA'),
      article.getByText(/^(?:Posted|First seen) .* · Open on .*, checked/),
      article.getByText('Can I apply?'),
      applyLinks(page),
      article.getByRole('button', { name: 'Save job' }),
    ]
    await article.getByRole('link', { name: 'Say once who you are' }).waitFor()
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    const tops = boxes.map((box) => box?.y ?? Number.NaN)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    const bar = await page.getByRole('navigation', { name: 'Quick links' }).boundingBox()
    const last = boxes.at(-1)
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    const row = ['Save', 'Share', 'Hide', 'Alert'].map((name) =>
      article
        .locator('.job-actions')
        .getByText(new RegExp(`^\\s*${name}`))
        .last(),
    )
    const middles = await Promise.all(
      row.map(async (one) => {
        const box = await one.boundingBox()
        return Math.round((box?.y ?? Number.NaN) + (box?.height ?? 0))
      }),
    )
    expect(new Set(middles).size, middles.join()).toBe(1)
    // The employer's words are a press away.
    const words = article.getByText('“Hybrid” — a field on')
    expect(await words.isVisible()).toBe(false)
    await article.getByText('All facts and the employer’s words').click()
    await words.waitFor()
  }
})

test('the words behind the facts, the dates and the posting’s own lists are shown without script', async ({
  newPage,
}) => {
  const page = await newPage({ javaScript: false, at: `/jobs?job=${id}` })
  const article = page.getByRole('article')
  const words = '“0–1 years of experience; freshers of the 2026 batch may apply” — from the posting'
  expect(await article.getByText(words).count()).toBe(1)
  expect(await article.getByText('“Hybrid” — a field on Kaveri Ledgers’ careers page').count()).toBe(1)
  expect(await article.getByText('7 times').count()).toBe(1)
  expect(
    await article.getByText('Freshers, the 2026 batch. It asks for 0–1 year of experience.').count(),
  ).toBe(1)
  const requirements = article.getByRole('heading', { name: 'Requirements', exact: true }).locator('..')
  expect(await requirements.getByRole('listitem').allTextContents()).toEqual([
    '0–1 years of experience; freshers of the 2026 batch may apply',
  ])
  await article.getByText('Share', { exact: true }).click()
  const whatsApp = await article.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')
  expect(new URL(whatsApp ?? '').searchParams.get('text')).toBe(`${SHARED}\n${inject('site').url}${PAGE}`)

  await toNextDocument(page, () => article.getByRole('link', { name: 'Kavi Framework jobs' }).click())
  expect(new URL(page.url()).pathname).toBe('/jobs/for/kavi-framework')
  const found = page.getByRole('main').getByRole('article')
  expect(await found.count()).toBe(3)
})

test('similar jobs, the company’s others, courses and steps of a path are links', async ({ newPage }) => {
  const page = await newPage({ at: `/jobs?type=hybrid&job=${id}` })
  const similarJobs = page.getByRole('region', { name: 'Similar jobs' })
  expect(await similarJobs.getByRole('link').first().textContent()).toContain('Bills Engineer')
  expect(await similarJobs.getByText('Kaveri Ledgers').count()).toBe(0)
  const more = page.getByRole('region', { name: 'More at Kaveri Ledgers' })
  expect(await more.getByRole('link').allTextContents()).toEqual([
    expect.stringContaining('Ledger Tester'),
    'All jobs at Kaveri Ledgers',
  ])
  const learn = page.getByRole('region', { name: 'Learn these skills' })
  expect(await learn.getByText('Free').count()).toBeGreaterThan(0)
  const step = learn.getByRole('link', { name: /^Step \d+: .*Java/ }).first()
  const target = new URL((await step.getAttribute('href')) ?? '', page.url())

  await similarJobs.getByRole('link').first().click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Bills Engineer')
  await page.getByRole('link', { name: 'Back to All Jobs' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?type=hybrid')

  await open(page, PAGE)
  const others = page.getByRole('region', { name: 'More at Kaveri Ledgers' })
  expect(await others.getByRole('link').first().getAttribute('href')).toMatch(
    /^\/jobs\/ledger-tester-kaveri-ledgers-mysuru-/,
  )
  await page.getByRole('article').getByRole('link', { name: 'Kaveri Ledgers', exact: true }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Kaveri Ledgers')

  await page.goto(target.href)
  expect(await page.locator(target.hash).textContent()).toContain('Java')
})

test('a browser with a share sheet opens it with the posting’s address', async ({ newPage }) => {
  const page = await newPage({ width: 360 })
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: unknown) => Promise.resolve(Object.assign(globalThis, { shared: data })),
    })
  })
  await open(page, `/jobs?job=${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared: unknown }).shared)
  const name = 'Ledger Engineer at Kaveri Ledgers'
  await expect.poll(shared).toEqual({ title: name, text: SHARED, url: `${inject('site').url}${PAGE}` })
  expect(await page.getByRole('link', { name: /^WhatsApp/ }).count()).toBe(0)
})

test('another browser copies the text or the link, or shows the link if it may not', async ({ newPage }) => {
  const page = await newPage()
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `/jobs?job=${id}`)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const link = `${inject('site').url}${PAGE}`
  await page.getByRole('article').getByText('Share', { exact: true }).click()
  await page.getByRole('button', { name: 'Copy text' }).click()
  await page.getByText('Text copied.').waitFor()
  expect(await copied()).toBe(`${SHARED}\n${link}`)
  const copy = page.getByRole('button', { name: 'Copy link' })
  await copy.click()
  await page.getByText('Link copied.').waitFor()
  expect(await copied()).toBe(link)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await copy.click()
  await page.getByText(`The link is ${link}`).waitFor()
})

test('the whole posting fits and is accessible at 360 and 1280 px, light and dark', async ({ newPage }) => {
  const page = await newPage({ at: `/jobs?job=${id}` })
  await expectToFit(page, LOOKS)
})
