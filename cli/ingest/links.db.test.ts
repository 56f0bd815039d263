import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serve } from '#test/ingest/loopback.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { ingestPlace } from '#test/ingest-place.ts'

test('postings of a company without a board are opened and closed by their own pages', async () => {
  await using operator = await ingestPlace()
  await using board = await serve((_, response) => response.end(greenhouseBoard('Kaveri', jobs(1, 2))))
  await using careers = await serve((request, response) => {
    if (request.url === '/jobs/open') response.end('<h1>Backend Engineer</h1><p>Apply here.</p>')
    else response.writeHead(request.url === '/jobs/odd' ? 403 : 404).end()
  })
  operator.list([{ source: 'greenhouse:kaveri', baseUrl: board.url }])
  const file = join(operator.folder, 'gulmohar.csv')
  const rows = ['open,Backend Engineer', 'gone,Frontend Engineer', 'odd,Android Engineer']
  writeFileSync(
    file,
    [
      'id,title,company,location,url,posted_at',
      ...rows.map((row) => `${row},Gulmohar Labs,Pune,${careers.url}jobs/${row.split(',')[0]},2026-11-01`),
    ].join('\n'),
  )
  const postings = async (change?: string) => {
    await using database = await operator.database()
    const { owner } = database
    if (change) await sql.raw(change).execute(owner)
    const columns = ['external_id', 'is_active', 'close_reason', 'verified_at', 'first_seen_at'] as const
    const found = await owner
      .selectFrom('jobs')
      .select(columns)
      .where('source', '=', 'file:gulmohar')
      .execute()
    return Object.fromEntries(found.map(({ external_id, ...posting }) => [external_id, posting]))
  }

  const taken = await operator.ingest('file:gulmohar', '--from', file, '--captured-at', '2026-11-02')
  expect(taken).toMatchObject({ code: 0 })

  const first = await operator.ingest('--json')
  expect(first.code).toBe(0)
  const { links } = JSON.parse(first.stdout)
  expect(links).toHaveLength(3)
  expect(links).toContainEqual({
    source: 'file:gulmohar',
    external_id: 'gone',
    title: 'Frontend Engineer',
    source_url: `${careers.url}jobs/gone`,
    outcome: 'gone once',
    detail: `gone: ${careers.url}jobs/gone answered 404`,
  })
  const once = await postings()
  await postings(
    `update jobs set link_gone_since = now() - interval '25 hours', probed_at = now() - interval '25 hours',
      verified_at = now() - interval '25 hours' where source = 'file:gulmohar' and verified_at is not null`,
  )
  expect(once.open?.verified_at?.getTime()).toBeGreaterThan(once.odd?.verified_at?.getTime() ?? Infinity)

  const second = await operator.ingest()
  expect(second.stdout).toContain(
    'Postings without a live board, checked on their own pages: 1 confirmed, 1 closed, 1 uncertain.',
  )
  expect(second.stdout).toContain('closed: Frontend Engineer (file:gulmohar), gone: ')
  expect(await postings()).toMatchObject({
    open: { is_active: true },
    gone: { is_active: false, close_reason: 'link gone' },
    odd: { is_active: true },
  })
}, 90_000)

test('a database error during page checks loses nothing of the imported boards', async () => {
  await using operator = await ingestPlace()
  await using board = await serve((_, response) => response.end(greenhouseBoard('Kaveri', jobs(1, 2))))
  operator.list([{ source: 'greenhouse:kaveri', baseUrl: board.url }])
  await operator.ingest()
  {
    await using database = await operator.database()
    await sql`alter table jobs rename column probed_at to elsewhere`.execute(database.owner)
  }
  const { code, stdout, stderr } = await operator.ingest()
  expect(code).toBe(0)
  expect(stdout).toMatch(/greenhouse:kaveri +2 +2/)
  expect(stderr).toContain('Not all posting pages could be checked: ')
}, 60_000)

test('postings of a failing board are checked by page while it is active, and not when it is paused', async () => {
  await using operator = await ingestPlace()
  let silent = false
  await using server = await serve(({ url = '' }, response) => {
    if (silent && url.includes('/north/')) response.writeHead(404).end()
    else response.end(greenhouseBoard(`Company ${url}`, jobs(1, 1)))
  })
  const pages: string[] = []
  await using careers = await serve(({ url = '' }, response) => {
    pages.push(url)
    if (url === '/robots.txt') response.writeHead(404).end()
    else response.end('<h1>Backend Engineer, team 1</h1>')
  })
  const north = { source: 'greenhouse:north', baseUrl: server.url }
  const south = { source: 'greenhouse:south', baseUrl: server.url }
  operator.list([north, south])
  expect((await operator.ingest()).code).toBe(0)
  {
    await using database = await operator.database()
    const age = sql`now() - interval '13 days'`
    await sql`update jobs set source_url = ${`${careers.url}jobs/1`}, first_seen_at = ${age}, verified_at = ${age},
      last_seen_at = ${age} where source = 'greenhouse:north'`.execute(database.owner)
    await sql`update boards set seen_at = ${age} where source = 'greenhouse:north'`.execute(database.owner)
  }
  silent = true

  for (const list of [[{ ...north, state: 'paused' as const }, south], [south]]) {
    operator.list(list)
    const { code, stdout } = await operator.ingest()
    expect({ code, pages }).toEqual({ code: 0, pages: [] })
    expect(stdout).not.toContain('checked on their own pages')
  }

  operator.list([north, south])
  const { stdout } = await operator.ingest()
  expect(stdout).toContain('checked on their own pages: 1 confirmed.')
  expect(pages).toEqual(['/robots.txt', '/jobs/1'])
}, 90_000)

test('Ctrl-C during page checks keeps the finished ones and says how many are left', async () => {
  await using operator = await ingestPlace()
  await using board = await serve((_, response) => response.end(greenhouseBoard('Kaveri', jobs(1, 1))))
  const requests: string[] = []
  await using careers = await serve(({ url = '' }, response) => {
    requests.push(url)
    if (url === '/robots.txt') response.writeHead(404).end()
    else if (requests.length === 2) response.end('<h1>Engineer</h1>')
  })
  operator.list([{ source: 'greenhouse:kaveri', baseUrl: board.url }])
  const file = join(operator.folder, 'gulmohar.csv')
  const rows = ['Backend Engineer', 'Frontend Engineer', 'QA Engineer'].map(
    (title, index) => `${title},${careers.url}jobs/${index},Pune,2026-11-01`,
  )
  writeFileSync(file, ['title,url,location,posted_at', ...rows].join('\n'))
  await operator.ingest('file:gulmohar', '--from', file, '--captured-at', '2026-11-02')

  const run = operator.start('ingest', '--json')
  await expect.poll(() => requests.length, { timeout: 30_000 }).toBe(3)
  run.kill('SIGINT')
  const { code, stdout } = await run.finished
  expect(code).toBe(130)
  expect(JSON.parse(stdout)).toMatchObject({
    untouched: [],
    links: [{ outcome: 'uncertain' }],
    links_unasked: 2,
  })

  const again = operator.start('ingest')
  await expect.poll(() => requests.length, { timeout: 30_000 }).toBe(5)
  again.kill('SIGINT')
  expect((await again.finished).stdout).toContain(
    'Interrupted: 2 more pages were not checked. The next run checks them.',
  )
}, 90_000)

test('with a list of file boards only, the posting pages are checked', async () => {
  await using operator = await ingestPlace()
  await using careers = await serve((_, response) =>
    response.end('<h1>Backend Engineer</h1><p>Apply here.</p>'),
  )
  operator.list([{ source: 'file:gulmohar' }])
  const file = join(operator.folder, 'gulmohar.csv')
  const row = `open,Backend Engineer,Gulmohar Labs,Pune,${careers.url}jobs/open,2026-11-01`
  writeFileSync(file, `id,title,company,location,url,posted_at\n${row}`)
  await operator.ingest('file:gulmohar', '--from', file, '--captured-at', '2026-11-02')
  const run = await operator.ingest()
  expect(run).toMatchObject({ code: 0 })
  expect(run.stdout).toContain('checked on their own pages: 1 confirmed')
}, 60_000)
