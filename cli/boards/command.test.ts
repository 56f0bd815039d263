import { writeFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serve } from '#test/ingest/loopback.ts'
import { runInProcess } from '#test/command-here.ts'
import { copyEmbedded } from '#test/copied-database.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { startCommand } from '#test/started-command.ts'
import { formatProbes } from './check.ts'
import { parseBoardsArguments } from './arguments.ts'

test('check separates healthy boards from the others; list shows what is known of each board', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'pravesh-boards-'))
  await using well = await serve((_, response) => response.end(greenhouseBoard('Acme', jobs(1, 2))))
  await using empty = await serve((_, response) => response.end(greenhouseBoard('Void', [])))
  const dataDirectory = await copyEmbedded(join(folder.path, 'data'))
  const settings = { DATA_DIR: dataDirectory, SITE_URL: 'https://pravesh.example' }
  const run = (...args: string[]) => runInProcess('boards', args, settings)
  const list = join(folder.path, 'boards.json')
  writeFileSync(
    list,
    JSON.stringify([
      { company: 'Acme', source: 'greenhouse:acme', baseUrl: well.url },
      { company: 'Void', source: 'greenhouse:void', baseUrl: empty.url },
      { company: 'Rest', source: 'greenhouse:rest', baseUrl: empty.url, state: 'paused' },
    ]),
  )
  const checked = await run('check', '--boards', list, '--allow-loopback')
  expect(checked.code).toBe(1)
  expect(checked.stdout).toMatch(/greenhouse:acme +ok +2 +2 +2\n/)
  expect(checked.stdout).toMatch(/greenhouse:void +empty +0 +0 +0\n/)
  expect(checked.stdout).toContain('1 of 2 boards are fine.')
  expect(await run('check', 'greenhouse:acme', '--boards', list, '--allow-loopback')).toMatchObject({
    code: 0,
  })

  const shown = await startCommand('boards', ['list', '--boards', list], settings).finished
  expect(shown).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/greenhouse:rest +Rest +paused +never/),
  })
}, 60_000)

test('check says what to do about an unhealthy board', () => {
  const probe = { found: 0, india: 0, kept: 0, company: null, detail: 'gone: answered 404', movedTo: null }
  const moved = { ...probe, source: 'greenhouse:b', state: 'moved' as const, movedTo: 'lever:b' }
  const out = formatProbes([{ ...probe, source: 'greenhouse:a', state: 'dead' }, moved])
  expect(out).toContain('greenhouse:a: gone: answered 404')
  expect(out).toContain('greenhouse:b has moved to lever:b: change its source in the list.')
})

test.each([
  [[], /list, check or add/],
  [['remove'], /Unknown command "remove"/],
  [['add'], /Give one careers page address/],
  [['list', 'lever:a'], /takes no board names/],
  [['check', '--timeout', 'x'], /expected seconds/],
  [['check', '--nonsense'], /--nonsense/],
])('%j is refused, saying what to write instead', (args, message) => {
  expect(() => parseBoardsArguments(args)).toThrow(message)
})
