import { expect, test } from 'vitest'
import type { HttpRequest } from './http.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { createRobots } from './robots.ts'
import { SourceProblem } from './source-problem.ts'

/** Reads a host's robots.txt as `PraveshBot`, and records the requested addresses. */
function robotsOf(answer: string | SourceProblem) {
  const asked: HttpRequest[] = []
  const robots = createRobots({
    http: async (request) => {
      asked.push(request)
      if (typeof answer !== 'string') throw answer
      return { url: request.url, body: answer, etag: null }
    },
  })
  const allows = async (path: string) => {
    const url = new URL(path, 'https://acme.example')
    return (await robots(url, ['acme.example'])).allows(url)
  }
  return { asked, allows }
}

test('reads a host’s own robots.txt once, within the hosts of the source', async () => {
  const { asked, allows } = robotsOf('')
  await Promise.all([allows('/careers'), allows('/jobs')])
  expect(asked).toMatchObject([{ url: 'https://acme.example/robots.txt', hosts: ['acme.example'] }])
})

test('obeys the rules for us, or else for everybody; the longest match wins', async () => {
  const { allows } = robotsOf('User-agent: *\nDisallow: /\nAllow: /careers\nDisallow: /careers/internal\n')
  expect(await allows('/')).toBe(false)
  expect(await allows('/ats/documents/1')).toBe(false)
  expect(await allows('/careers/api/jobs')).toBe(true)
  expect(await allows('/careers/internal/1')).toBe(false)
  const named = robotsOf('User-agent: GPTBot\nDisallow: /\n\nUser-agent: praveshbot\nDisallow: /hr/\n')
  expect(await named.allows('/jobs')).toBe(true)
  expect(await named.allows('/hr/1')).toBe(false)
})

test('supports patterns and queries', async () => {
  const { allows } = robotsOf('User-agent: *\nDisallow: /*?sort=\nDisallow: /*.pdf$\n')
  expect(await allows('/jobs?sort=new')).toBe(false)
  expect(await allows('/jobs?page=2')).toBe(true)
  expect(await allows('/a.pdf')).toBe(false)
})

test.each([
  ['a missing file', new SourceProblem('gone', 'https://acme.example/robots.txt answered 404')],
  ['another response without rules', new SourceProblem('shape changed', 'answered 400')],
  ['an HTML page instead', '<!doctype html><title>Careers</title>'],
])('%s allows everything', async (_, answer) => {
  expect(await robotsOf(answer).allows('/anything')).toBe(true)
})

test.each([
  ['blocked', new SourceProblem('blocked', 'https://acme.example/robots.txt answered 403')],
  ['network', new SourceProblem('network', 'https://acme.example/robots.txt answered 500')],
])(
  'a file that is unreadable because of a %s problem disallows everything, and is not cached',
  async (_, problem) => {
    const { asked, allows } = robotsOf(problem)
    await expect(allows('/jobs')).rejects.toBe(problem)
    await expect(allows('/jobs')).rejects.toBe(problem)
    expect(asked).toHaveLength(2)
  },
)

test('a Crawl-delay slows us down, up to a limit', async () => {
  const slowed: [string, number][] = []
  const rateLimiter = {
    ...createRateLimiter(),
    slowDown: (host: string, ms: number) => void slowed.push([host, ms]),
  }
  for (const delay of ['5', '86400', 'soon']) {
    const robots = createRobots({
      rateLimiter,
      http: async ({ url }) => ({ url, body: `User-agent: *\nCrawl-delay: ${delay}\n`, etag: null }),
    })
    await robots(new URL('https://acme.example/'), [])
  }
  expect(slowed).toEqual([
    ['acme.example', 5000],
    ['acme.example', 30_000],
  ])
})
