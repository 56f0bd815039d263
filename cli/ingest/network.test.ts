import { mkdtempDisposable } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serve } from '#test/ingest/loopback.ts'
import { runInProcess } from '#test/command-here.ts'

/** Runs the command on a board served by this machine. */
async function ingest(
  token: string,
  listener: RequestListener,
  more: { env?: object; options?: string[] } = {},
) {
  await using server = await serve(listener)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'pravesh-ingest-'))
  const env = { DATA_DIR: join(folder.path, 'data'), SITE_URL: 'https://pravesh.example', ...more.env }
  const options = more.options ?? ['--base-url', server.url, '--allow-loopback']
  const { code, stdout, stderr } = await runInProcess(
    'ingest',
    [token, '--dry-run', '--json', ...options],
    env,
  )
  const [board]: Record<string, unknown>[] = stdout === '' ? [{}] : JSON.parse(stdout).boards
  return { code, board: board ?? {}, stderr }
}

const jobPage = JSON.stringify({
  '@type': 'JobPosting',
  title: 'Software Engineer',
  description: '<p>Build maps in Java. 2-4 years of experience.</p>',
  datePosted: '2026-09-21',
  hiringOrganization: { name: 'Sahyadri' },
  jobLocation: { address: { addressLocality: 'Pune', addressCountry: 'IN' } },
})

test('a careers site is found, fetched with our user agent, and imported', async () => {
  const agents = new Set<string | undefined>()
  const { code, board } = await ingest('jsonld:careers.sahyadri.example', (request, response) => {
    agents.add(request.headers['user-agent'])
    const site = `http://${request.headers.host}`
    if (request.url === '/robots.txt') response.end(`User-agent: *\nDisallow: /hr\nSitemap: ${site}/map.xml`)
    else if (request.url === '/map.xml')
      response.end(
        `<urlset><url><loc>${site}/jobs/1</loc></url><url><loc>${site}/hr/jobs/2</loc></url></urlset>`,
      )
    else response.end(`<script type="application/ld+json">${jobPage}</script>`)
  })
  expect(code).toBe(0)
  expect(board).toMatchObject({ found: 1, kept: 1, problem: null })
  expect([...agents]).toEqual([expect.stringMatching(/^PraveshBot\/\S+ \(\+https:\/\/pravesh\.example\)$/)])
})

test('a source that needs permission says so, and ALLOW_SOURCES enables it', async () => {
  // On another host, because loopback needs no permission. The policy refuses before any request.
  const options: string[] = []
  const { code, board } = await ingest('smartrecruiters:Visa', () => {}, { options })
  expect(code).toBe(1)
  expect(board.problem).toMatchObject({
    outcome: 'blocked',
    message: expect.stringMatching(/LinkedInBot.*add smartrecruiters to ALLOW_SOURCES/),
  })
})

test('a host that answers 429 fails the board, with the time to retry', async () => {
  const { code, board } = await ingest('lever:meesho', (_, response) => {
    response.writeHead(429, { 'retry-after': '3600' }).end()
  })
  expect(code).toBe(1)
  expect(board.problem).toMatchObject({ outcome: 'blocked', retry_at: expect.stringMatching(/^20\d\d-/) })
})

test('without --allow-loopback nothing on this machine is requested', async () => {
  let requests = 0
  const { code, stderr } = await ingest('lever:meesho', () => void (requests += 1), {
    options: ['--base-url', 'http://127.0.0.1:4000'],
  })
  expect(code).toBe(2)
  expect(stderr).toContain('--allow-loopback')
  expect(requests).toBe(0)
})
