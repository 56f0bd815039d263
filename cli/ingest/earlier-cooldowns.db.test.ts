import { expect, test } from 'vitest'
import { serve } from '#test/ingest/loopback.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { ingestOperator } from '#test/ingest-operator.ts'
import { ingestPlace } from '#test/ingest-place.ts'

test('a host that asked for a cooldown is skipped by later runs and checks, with all its boards', async () => {
  await using operator = await ingestPlace()
  const requests: string[] = []
  await using server = await serve(({ url = '' }, response) => {
    const board = /boards\/(\w+)/.exec(url)?.[1] ?? ''
    requests.push(board)
    if (board === 'b') response.writeHead(429, { 'retry-after': '3600' }).end()
    else response.end(greenhouseBoard('Kaveri', jobs(1, 2)))
  })
  const boards = ['a', 'b', 'c'].map((name) => ({ source: `greenhouse:${name}`, baseUrl: server.url }))
  operator.list(boards)
  expect(await operator.ingest()).toMatchObject({ code: 1 })
  expect(requests).toEqual(['a', 'b'])

  const again = await operator.ingest()
  expect(again).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/blocked: 127\.0\.0\.1:\d+ asked us to wait another \d+ (?:hour|minute)/),
  })
  await operator.ingest('--dry-run')
  const checked = await operator.boards('check')
  expect(checked.stdout).toMatch(/greenhouse:a: blocked: \S+ asked us to wait another/)
  const one = await operator.ingest('greenhouse:a', '--dry-run')
  expect(one.stdout).toContain('asked us to wait')
  expect(requests).toEqual(['a', 'b'])
}, 120_000)

test('a database that does not answer stops no check', async () => {
  using operator = ingestOperator({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })
  await using server = await serve((_, response) => response.end(greenhouseBoard('Kaveri', jobs(1, 2))))
  operator.list([{ source: 'greenhouse:a', baseUrl: server.url }])
  const { code, stdout, stderr } = await operator.ingest('--dry-run')
  expect(stderr).toMatch(/Could not read from the database which hosts asked us to wait .*ECONNREFUSED/)
  expect(stdout).toMatch(/greenhouse:a +2 +2/)
  expect(code).toBe(0)
}, 60_000)
