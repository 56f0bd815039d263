import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freePort } from '#test/free-port.ts'
import { ingestOperator } from '#test/ingest-operator.ts'

/** Boards of several kinds, all unreachable. */
async function outOfReach() {
  const baseUrl = `http://127.0.0.1:${await freePort()}/`
  return ['greenhouse:a', 'greenhouse:b', 'lever:a', 'ashby:a'].map((source) => ({ source, baseUrl }))
}

test('an offline machine gets one sentence, and no board is marked as failed', async () => {
  using operator = ingestOperator()
  operator.list(await outOfReach())
  const { code, stdout, stderr } = await operator.ingest()
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(
    /\ngreenhouse: 127\.0\.0\.1:\d+: connect ECONNREFUSED .*\nNo board could be reached\. .*Nothing was changed\.\n$/,
  )
  expect(stderr.match(/ECONNREFUSED/g)).toHaveLength(1)
  expect(existsSync(operator.dataDirectory)).toBe(false)
})

test('with --json, every board is reported as untouched', async () => {
  using operator = ingestOperator()
  const boards = await outOfReach()
  operator.list(boards)
  const { code, stdout } = await operator.ingest('--json')
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toEqual({
    boards: [],
    untouched: boards.map(({ source }) => source),
    links: [],
    links_unasked: 0,
  })
})
