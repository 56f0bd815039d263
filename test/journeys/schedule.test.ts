import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyEmbedded } from '#test/copied-database.ts'
import { serve } from '#test/ingest/loopback.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { startSite } from '#test/site-process.ts'
import { untilListed } from '#test/until-listed.ts'

/** Two boards on one host with the given number of postings; with null, a board never answers. */
async function boardHost(postings: Record<string, number | null>) {
  const asked: string[] = []
  const left = Promise.withResolvers<void>()
  const server = await serve((request, response) => {
    const board = /boards\/(\w+)/.exec(request.url ?? '')?.[1] ?? ''
    asked.push(board)
    const count = postings[board]
    if (count) response.end(greenhouseBoard(`Company ${board}`, jobs(1, count)))
    else left.resolve()
  })
  const list = Object.keys(postings).map((board) => ({
    company: `Company ${board}`,
    source: `greenhouse:${board}`,
    baseUrl: server.url,
  }))
  return {
    asked,
    list,
    /** Resolves when a board that never answers has been requested. */
    waiting: left.promise,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  }
}

test('a site imports boards while it serves; after a restart it continues where it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-schedule-'))
  using cleanup = new DisposableStack()
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }))
  const postings: Record<string, number | null> = { kaveri: 3, narmada: null }
  await using boards = await boardHost(postings)
  const list = join(folder, 'boards.json')
  writeFileSync(list, JSON.stringify(boards.list))
  const dataDirectory = await copyEmbedded(join(folder, 'data'))
  const start = () =>
    startSite({ DATA_DIR: dataDirectory }, undefined, ['--schedule', '--boards', list, '--allow-loopback'])

  {
    await using site = await start()
    await boards.waiting
    expect(boards.asked).toEqual(['kaveri', 'narmada'])
    // While one board hangs, pages are served with the postings of the board before it.
    await untilListed(site.url, 'search=kaveri', 'Company Kaveri')
    await expect.poll(() => site.output()).toContain('2, each imported at most every 6 hours')
    await expect.poll(() => site.output()).toContain('stay unconfirmed until SMTP_URL is set')
    // It still stops cleanly.
  }
  postings.narmada = 2
  {
    await using site = await start()
    await expect
      .poll(site.output, { timeout: 30_000 })
      .toMatch(/"board":"greenhouse:narmada","result":"2 found, 2 kept/)
    expect(boards.asked).toEqual(['kaveri', 'narmada', 'narmada'])
    await untilListed(site.url, 'search=narmada', 'Company Narmada')
  }
}, 120_000)
