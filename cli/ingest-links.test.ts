import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openFolder } from '#db/open.ts'
import { serve } from '#ingest/loopback.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { ingestOperator } from '#test/ingest-operator.ts'

test('postings of a company without a board live and die by their own pages', async () => {
  using operator = ingestOperator()
  await using board = await serve((_, response) => response.end(greenhouseBoard('Kaveri', jobs(1, 2))))
  await using careers = await serve((request, response) => {
    if (request.url === '/jobs/open') response.end('<h1>Backend Engineer</h1><p>Apply here.</p>')
    else response.writeHead(request.url === '/jobs/odd' ? 403 : 404).end()
  })
  operator.list([{ source: 'greenhouse:kaveri', baseUrl: board.url }])
  const file = join(operator.dataDirectory, '..', 'gulmohar.csv')
  const rows = ['open,Backend Engineer', 'gone,Frontend Engineer', 'odd,Android Engineer']
  writeFileSync(
    file,
    [
      'id,title,company,location,url,posted_at',
      ...rows.map((row) => `${row},Gulmohar Labs,Pune,${careers.url}jobs/${row.split(',')[0]},2026-11-01`),
    ].join('\n'),
  )
  const postings = async (change?: string) => {
    const { owner, close } = await openFolder(operator.dataDirectory)
    if (change) await sql.raw(change).execute(owner)
    const columns = ['external_id', 'is_active', 'close_reason', 'verified_at', 'first_seen_at'] as const
    const found = await owner
      .selectFrom('jobs')
      .select(columns)
      .where('source', '=', 'file:gulmohar')
      .execute()
    await close()
    return Object.fromEntries(found.map(({ external_id, ...posting }) => [external_id, posting]))
  }

  const taken = await operator.start('file:gulmohar', '--from', file, '--captured-at', '2026-11-02').finished
  expect(taken).toMatchObject({ code: 0 })

  const first = await operator.start('--json').finished
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

  const second = await operator.start().finished
  expect(second.stdout).toContain(
    'Postings that no board speaks for, asked for by their own pages: 1 confirmed, 1 closed, 1 uncertain.',
  )
  expect(second.stdout).toContain('closed: Frontend Engineer (file:gulmohar), gone: ')
  expect(await postings()).toMatchObject({
    open: { is_active: true },
    gone: { is_active: false, close_reason: 'link gone' },
    odd: { is_active: true },
  })
}, 90_000)

test('a database that fails while pages are asked for costs nothing of what the boards brought', async () => {
  using operator = ingestOperator()
  await using board = await serve((_, response) => response.end(greenhouseBoard('Kaveri', jobs(1, 2))))
  operator.list([{ source: 'greenhouse:kaveri', baseUrl: board.url }])
  await operator.start().finished
  const { owner, close } = await openFolder(operator.dataDirectory)
  await sql`alter table jobs rename column probed_at to elsewhere`.execute(owner)
  await close()
  const { code, stdout, stderr } = await operator.start().finished
  expect(code).toBe(0)
  expect(stdout).toMatch(/greenhouse:kaveri +2 +2/)
  expect(stderr).toContain('Pages of postings were not all asked: ')
}, 60_000)
