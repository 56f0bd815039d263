import { afterAll, beforeAll, expect, test } from 'vitest'
import { crawlSite, type CrawledPage } from '../crawl-site.ts'
import { greenhouseBoard, jobs } from '../greenhouse-board.ts'
import { serve } from '#test/ingest/loopback.ts'
import { ingestOperator } from '../ingest-operator.ts'
import { insertJobs, jobRow } from '../job-rows.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { siteDatabase } from '../site-database.ts'
import { sitemapAddresses } from '../sitemap-addresses.ts'
import { untilCounted } from '../until-listed.ts'

const SEEN = new Date()
const ROLES = ['Backend', 'Frontend', 'Data & AI', 'DevOps & Cloud'] as const
const SKILLS = ['Python', 'React', 'SQL', 'Docker', 'Kubernetes']

/** Lists of several pages; the same title in three cities, and twice in one; years and words that differ. */
const BOARDS: Record<string, string> = {
  kaveri: greenhouseBoard('Kaveri Works', jobs(1, 22)),
  tapti: greenhouseBoard('Tapti Software', [
    ...['Pune', 'Chennai', 'Noida'].map((city, index) => ({
      id: index + 1,
      title: 'Software Engineer',
      city,
    })),
    {
      id: 4,
      title: 'Software Engineer',
      city: 'Pune',
      description: 'Quite another team, which builds maps.',
    },
    { id: 5, title: 'Software Engineer', city: 'Pune', description: 'A third one that prints tickets.' },
  ]),
}

/** Each of its own company, so that the list of companies has two pages. */
const POSTINGS = Array.from({ length: 31 }, (_, index) =>
  jobRow(`whole-${index}`, {
    source: 'test:whole',
    title: 'Software Developer',
    company: `Company ${String.fromCodePoint(65 + (index % 26))}${index} Systems`,
    category: ROLES[index % ROLES.length],
    skills: SKILLS.slice(index % 3, (index % 3) + 3),
    experience_level: index % 3 === 0 ? 'Fresher' : 'Experienced',
    experience_min: index % 3,
    work_mode: index % 4 === 0 ? 'remote' : 'onsite',
    description: '<p>Write code that others can read.</p>',
    first_seen_at: SEEN,
    last_seen_at: SEEN,
    verified_at: SEEN,
  }),
)

let site: OwnSite | undefined
let pages: CrawledPage[] = []
let listed: string[] = []

beforeAll(async () => {
  site = await startOwnSite()
  await using server = await serve((request, response) => {
    response.end(BOARDS[/boards\/(\w+)/.exec(request.url ?? '')?.[1] ?? ''])
  })
  using operator = ingestOperator({ DATA_DIR: site.dataDirectory })
  operator.list(Object.keys(BOARDS).map((name) => ({ source: `greenhouse:${name}`, baseUrl: server.url })))
  expect((await operator.ingest()).code).toBe(0)
  await using database = await siteDatabase(site.dataDirectory)
  await insertJobs(database.owner, POSTINGS)
  await untilCounted(site.url, 27 + POSTINGS.length)
  const { url } = site
  listed = (await sitemapAddresses(url)).map((address) => address.slice(url.length))
  pages = await crawlSite(url, ['/', ...listed])
}, 500_000)
afterAll(async () => site?.[Symbol.asyncDispose]())

const pageAt = (path: string) => pages.find((page) => page.path === path)
/** Lines that say what is wrong with each page. */
const problems = (wrong: readonly CrawledPage[], what: (page: CrawledPage) => string = () => '') =>
  wrong.map((page) => `${page.path} ${page.status} ${what(page)} (from ${page.from})`)

test('the crawl reaches every kind of page', () => {
  const paths = pages.map(({ path }) => path)
  for (const path of [
    '/jobs?page=2',
    '/jobs/in/pune?page=2',
    '/companies?page=2',
    '/jobs/for',
    '/skills/angular',
  ])
    expect(paths).toContain(path)
  expect(pages.length).toBeGreaterThan(300)
})

test('no link leads to a page that is not there', () => {
  expect(problems(pages.filter(({ status }) => status >= 400))).toEqual([])
})

test('no page has an empty list, or more than one of what is one', () => {
  expect(
    problems(
      pages.filter(({ flaws }) => flaws.length > 0),
      ({ flaws }) => flaws.join(' '),
    ),
  ).toEqual([])
})

test('every redirect is one step', () => {
  const moved = pages.filter(({ status }) => status >= 300 && status < 400)
  expect(problems(moved.filter(({ links: [to = ''] }) => pageAt(to)?.status !== 200))).toEqual([])
})

test.for(['title', 'description'] as const)('no two pages for search engines have the same %s', (field) => {
  const byText = Object.groupBy(
    pages.filter(({ isOwn }) => isOwn),
    (page) => page[field],
  )
  const double = Object.entries(byText).filter(([text, same = []]) => text === '' || same.length > 1)
  expect(double.map(([text, same = []]) => `${text}: ${same.map(({ path }) => path).join(' ')}`)).toEqual([])
})

test('a description has at most 160 characters', () => {
  const long = pages.filter(({ isIndexed, description }) => isIndexed && description.length > 160)
  expect(problems(long, ({ description }) => description)).toEqual([])
})

test('every page for search engines names an address that is there, and names itself', () => {
  const indexed = pages.filter(({ isIndexed }) => isIndexed)
  const wrong = indexed.filter(({ canonical }) => {
    const named = canonical === null ? undefined : pageAt(canonical.slice(site?.url.length))
    return !named?.isIndexed || named.canonical !== canonical
  })
  expect(problems(wrong, ({ canonical }) => String(canonical))).toEqual([])
})

test('every entry of the sitemaps is a page for search engines, at its own address', () => {
  expect(new Set(listed).size).toBe(listed.length)
  const wrong = listed.filter((path) => {
    const page = pageAt(path)
    return !page?.isIndexed || page.canonical !== site?.url + path
  })
  expect(wrong).toEqual([])
})
