import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isoDay } from '#core/dates.ts'
import { expect, test } from 'vitest'
import { serve } from '#test/ingest/loopback.ts'
import { runInProcess } from '#test/command-here.ts'
import { copyDatabase } from '#test/copied-database.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { startCommand } from '#test/started-command.ts'
import { readListedBoards } from '#db/queries/boards/board-list.ts'
import { formatProbes } from './check.ts'
import { parseBoardsArguments } from './arguments.ts'
import { SHIPPED_LIST } from './shipped-boards.ts'

test('check separates healthy boards from the others; list shows what is known of each board', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'pravesh-boards-'))
  await using well = await serve((_, response) => response.end(greenhouseBoard('Acme', jobs(1, 2))))
  await using empty = await serve((_, response) => response.end(greenhouseBoard('Void', [])))
  await using stack = new AsyncDisposableStack()
  const copy = stack.use(await copyDatabase())
  // While it is open here, the commands of an embedded database need not open it each.
  stack.use(await copy.open())
  const settings = { ...copy.settings, SITE_URL: 'https://pravesh.example' }
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
    stdout: expect.stringMatching(/greenhouse:rest +Rest +paused +- +never/),
  })
}, 60_000)

test('the list is filtered; a board is paused and asked again', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'pravesh-boards-'))
  const list = join(folder.path, 'boards.csv')
  // A count of half a year ago is too old to say that a board is active.
  const counted = isoDay(new Date(Date.now() - 30 * 86_400_000))
  writeFileSync(
    list,
    `source,company,state,jobs_in_india,counted_on\nkeka:kaveri,Kaveri,resting,,\nlever:acme,Acme,active,20,${counted}\n`,
  )
  await using stack = new AsyncDisposableStack()
  const copy = stack.use(await copyDatabase())
  stack.use(await copy.open())
  const settings = { ...copy.settings, SITE_URL: 'https://pravesh.example' }
  const run = (...args: string[]) => runInProcess('boards', [...args, '--boards', list], settings)

  expect((await run('pause', 'lever:acme')).stdout).toBe('lever:acme is not asked any more.\n')
  expect((await run('list', '--state', 'paused')).stdout).toMatch(/lever:acme +Acme +paused/)
  expect((await run('list', '--kind', 'keka', '--json')).stdout).toContain('"tier": "weekly"')
  expect(await run('resume', 'lever:nobody')).toMatchObject({
    code: 1,
    stdout: 'lever:nobody is not in the list.\n',
  })
  expect((await run('resume', 'lever:acme')).stdout).toBe('lever:acme is asked again.\n')
  expect((await run('check', '--queue', '--state', 'active')).stdout).toMatch(/^1 board is asked next/)
}, 60_000)

test('the list in the database begins as the shipped one, is changed, exported and imported again', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'pravesh-boards-'))
  await using careers = await serve((_, response) => response.end(greenhouseBoard('Acme', jobs(1, 2))))
  await using stack = new AsyncDisposableStack()
  const copy = stack.use(await copyDatabase())
  const { owner } = stack.use(await copy.open())
  const settings = { ...copy.settings, SITE_URL: 'https://pravesh.example' }
  const run = (...args: string[]) => runInProcess('boards', args, settings)
  const shipped = readFileSync(SHIPPED_LIST, 'utf8')
  expect(await run('export')).toMatchObject({ code: 0, stdout: shipped })

  const [, first = ''] = shipped.split('\n')
  const [source = ''] = first.split(',')
  expect(await run('remove', source.toUpperCase(), 'lever:nobody')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/is off the list\..*\nlever:nobody is not in the list\.\n$/),
  })
  const file = join(folder.path, 'boards.csv')
  expect((await run('export', file)).stdout).toBe(
    `${shipped.split('\n').length - 3} boards saved to ${file}.\n`,
  )
  expect(readFileSync(file, 'utf8')).toBe(shipped.replace(`${first}\n`, ''))
  expect(await run('export', file)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('already exists'),
  })

  expect((await run('import', file)).stdout).toMatch(/^0 new, 0 changed, \d+ unchanged, 0 wrong;/)
  const [header = '', ...lines] = readFileSync(file, 'utf8').split('\n')
  const own = `greenhouse:acme-own,Acme,paused,,,,,,${careers.url},,,,,,mine`
  writeFileSync(file, [header, ...lines.slice(0, -1), own, 'lever:bad,B,asleep,,,,,,,,,,,,', ''].join('\n'))
  const imported = await run('import', file, '--apply')
  expect(imported).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^1 new, 0 changed, .* 1 wrong;/m),
  })
  expect(imported.stdout).toMatch(
    new RegExp(`boards\\.csv, line ${lines.length + 2} \\(lever:bad\\), state:`),
  )

  writeFileSync(file, 'source,note\ngreenhouse:ACME-OWN,\n')
  expect((await run('import', file, '--apply')).stdout).toMatch(/^0 new, 1 changed, 0 unchanged, 0 wrong;/m)
  const found = (await readListedBoards(owner)).find(({ company }) => company === 'Acme')
  expect(found).toEqual({
    source: 'greenhouse:acme-own',
    company: 'Acme',
    state: 'paused',
    baseUrl: careers.url,
  })
  expect((await run('list', 'acme-own')).stdout).toMatch(/greenhouse:acme-own +Acme +paused/)
  expect(readFileSync(SHIPPED_LIST, 'utf8')).toBe(shipped)
}, 60_000)

test('check says what to do about an unhealthy board', () => {
  const nothing = { found: 0, india: 0, kept: 0, rejected: {}, notes: [] }
  const probe = { ...nothing, company: null, detail: 'gone: answered 404', movedTo: null }
  const moved = { ...probe, source: 'greenhouse:b', state: 'moved' as const, movedTo: 'lever:b' }
  const out = formatProbes([{ ...probe, source: 'greenhouse:a', state: 'dead' }, moved])
  expect(out).toContain('greenhouse:a: gone: answered 404')
  expect(out).toContain('greenhouse:b has moved to lever:b: change its source in the list.')
})

test.each([
  [[], /list, check, coverage, add, remove, import, export, pause or resume/],
  [['burn'], /Unknown command "burn"/],
  [['remove'], /Say which board to remove/],
  [['remove', 'lever:a', '--boards', 'mine.csv'], /Edit mine\.csv itself/],
  [['export', 'a.csv', 'b.csv'], /Give one file to export to/],
  [['add'], /Give one careers page address/],
  [['import'], /Give one CSV file/],
  [['pause'], /Say which board to pause/],
  [['list', '--page', '0'], /expected a number from 1/],
  [['list', '--state', 'asleep'], /expected one of: active, resting/],
  [['check', '--timeout', 'x'], /expected seconds/],
  [['check', '--nonsense'], /--nonsense/],
  [['check', '--live', 'some'], /--live is "some"; expected a number from 1/],
  [['list', '--live', '20'], /check --live 20/],
  [['check', 'lever:a', '--live', '20'], /chooses the boards itself/],
  [['coverage', '--boards', 'mine.csv'], /coverage is for the list in the database/],
  [['add', 'lever:a', '--boards', 'mine.csv'], /add is for the list in the database/],
])('%j is refused, saying what to write instead', (args, message) => {
  expect(() => parseBoardsArguments(args)).toThrow(message)
})

test('check --live asks boards that may be asked, and reports what they answered without persons or secrets', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'pravesh-boards-'))
  await using well = await serve((_, response) => response.end(greenhouseBoard('Acme', jobs(1, 2))))
  await using wall = await serve((_, response) =>
    response.writeHead(403).end('<h1>Access denied</h1> asha.rao@acme.example <script>key="x"</script>'),
  )
  await using html = await serve((_, response) =>
    response.end('<!doctype html><title>Careers</title>We moved'),
  )
  let forbidden = 0
  await using never = await serve((_, response) => {
    forbidden += 1
    response.end('[]')
  })
  await using stack = new AsyncDisposableStack()
  const copy = stack.use(await copyDatabase())
  const { owner } = stack.use(await copy.open())
  const stopped = { source: 'lever:stopped', found: null, kept: null, doubted_found: null, seen_at: null }
  await owner
    .insertInto('boards')
    .values({ ...stopped, paused_at: new Date() })
    .execute()
  const list = join(folder.path, 'boards.json')
  const report = join(folder.path, 'report.json')
  writeFileSync(
    list,
    JSON.stringify([
      { source: 'greenhouse:acme', baseUrl: well.url },
      { source: 'greenhouse:wall', baseUrl: wall.url },
      { source: 'lever:html', baseUrl: html.url },
      { source: 'lever:stopped', baseUrl: never.url },
      { source: 'lever:paused', baseUrl: never.url, state: 'paused' },
      { source: 'lever:dead', baseUrl: never.url, state: 'dead' },
      { source: 'smartrecruiters:Visa', state: 'needs permission' },
      { source: 'smartrecruiters:Acme', state: 'active' },
    ]),
  )
  const settings = { ...copy.settings, SITE_URL: 'https://pravesh.example' }
  const run = (...args: string[]) =>
    runInProcess(
      'boards',
      ['check', '--boards', list, '--allow-loopback', '--report', report, ...args],
      settings,
    )
  const checked = await run('--live', '20')
  expect([checked.code, forbidden]).toEqual([0, 0])
  expect(checked.stderr).toContain(`3 boards of 3 asked. The report is in ${report}`)
  const text = readFileSync(report, 'utf8')
  expect(text).not.toMatch(/asha|example|127\.0\.0\.1:\d+\/[^"]*key/)
  expect(JSON.parse(text)).toMatchObject({
    asked: 3,
    among: 3,
    boards: [
      {
        source: 'greenhouse:acme',
        state: 'ok',
        found: 2,
        kept: 2,
        rejected: {},
        dates: { 'first_published 9999-99-99T99:99:99+99:99': 2 },
        statuses: { 200: 1 },
        last: null,
      },
      {
        source: 'greenhouse:wall',
        state: 'blocked',
        statuses: { 403: 1 },
        last: { status: 403, words: 'Access denied [address]' },
      },
      { source: 'lever:html', state: 'shape changed', last: { status: 200, words: 'Careers We moved' } },
    ],
  })
  expect(await run('--live', '20')).toMatchObject({ code: 2, stderr: expect.stringContaining('--force') })
  await run('--live', '20', '--kind', 'lever', '--force')
  expect(forbidden).toBe(0)
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    asked: 1,
    boards: [{ source: 'lever:html' }],
  })
  await run('--live', '1', '--force')
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ asked: 1, among: 3 })
}, 60_000)

test('coverage shows employers by size of hiring in India, in the terminal, as CSV and as JSON', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'pravesh-boards-'))
  await using stack = new AsyncDisposableStack()
  const copy = stack.use(await copyDatabase())
  stack.use(await copy.open())
  const run = (...args: string[]) => runInProcess('boards', ['coverage', ...args], copy.settings)
  const shown = await run()
  expect(shown.code).toBe(0)
  expect(shown.stdout).toMatch(/^employer +India +system +state +last crawl +open\n/)
  expect(shown.stdout).toMatch(/\nTata Consultancy Servic… +4,227 +Own site +permission +never +0\n/)
  expect(shown.stdout).toContain(
    '\nTata Consultancy Services: We need permission to read their site; no board on the list\n',
  )
  expect(shown.stdout).toMatch(
    /\n[\d,]+ employers\. 0 of \d+ large ones .* are read\. --page N shows another page/,
  )
  const file = join(folder.path, 'coverage.csv')
  expect((await run('--csv', file)).stdout).toMatch(/^\d+ employers saved to .*coverage\.csv\.\n$/)
  expect(readFileSync(file, 'utf8')).toMatch(
    /^employer,openings_in_india,[\s\S]*\nTata Consultancy Services,4227,/,
  )
  expect(await run('--csv', file)).toMatchObject({ code: 2, stderr: expect.stringContaining('--force') })
  expect((await run('--csv', file, '--force')).code).toBe(0)
  expect((await run('tata', 'consultancy', '--csv', '-')).stdout.split('\n')).toHaveLength(3)
  const [tcs] = JSON.parse((await run('tata consultancy', '--json')).stdout)
  expect(tcs).toMatchObject({ company: 'Tata Consultancy Services', size: 4227, state: 'permission' })
}, 60_000)
