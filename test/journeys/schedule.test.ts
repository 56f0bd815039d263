import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyEmbedded } from '#test/copied-database.ts'
import { serve } from '#test/ingest/loopback.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { startSite } from '#test/site-process.ts'

/** Two boards of one host, by what they list now; a board without postings never answers. */
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
    /** A board has been asked that does not answer. */
    waiting: left.promise,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  }
}

test('a site on its own takes boards in while it serves; started again, it goes on where it was', async () => {
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
  const listed = async (url: string) => (await fetch(`${url}/jobs`)).text()

  {
    await using site = await start()
    await boards.waiting
    expect(boards.asked).toEqual(['kaveri', 'narmada'])
    // A board is under way that does not answer: pages are served, with what came in before it.
    expect(await listed(site.url)).toContain('Company kaveri')
    await expect.poll(() => site.output()).toContain('2, each imported every 21600 seconds')
    await expect.poll(() => site.output()).toContain('stay unconfirmed until SMTP_URL is set')
    // It stops cleanly all the same.
  }
  postings.narmada = 2
  {
    await using site = await start()
    await expect
      .poll(site.output, { timeout: 30_000 })
      .toMatch(/"board":"greenhouse:narmada","result":"2 found, 2 kept/)
    expect(boards.asked).toEqual(['kaveri', 'narmada', 'narmada'])
    expect(await listed(site.url)).toContain('Company narmada')
  }
}, 120_000)
