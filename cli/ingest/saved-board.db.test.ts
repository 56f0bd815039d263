import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#cli/process/project.ts'
import { startOfIndianDay } from '#core/dates.ts'
import { readFreshness } from '#db/queries/boards/freshness.ts'
import { runInProcess } from '#test/command-here.ts'
import { copyDatabase } from '#test/copied-database.ts'

const FIXTURE = join(PROJECT, 'test/ingest/fixtures/greenhouse-nimbuswala.json')

test('after a saved file of a board, the command, the list and /status say what its jobs are', async () => {
  await using stack = new AsyncDisposableStack()
  const copy = stack.use(await copyDatabase())
  // While it is open here, the commands of an embedded database need not open it each.
  const { web } = stack.use(await copy.open())
  const settings = { ...copy.settings, SITE_URL: 'https://pravesh.example' }
  const imported = await runInProcess(
    'ingest',
    ['greenhouse:nimbuswala', '--from', FIXTURE, '--captured-at', '2026-10-05'],
    settings,
  )
  expect(imported.code).toBe(0)
  const until = String.raw`\d+ \w+ \d{4}`
  const said = imported.stdout.replaceAll('\n', ' ')
  expect(said).toContain('/status counts it as a saved file, not as a careers page that we read')
  expect(said).toMatch(
    new RegExp(`have no Verified badge.*stay listed until ${until}, or until their own last date`),
  )

  const { kinds, files, open } = await readFreshness(web, startOfIndianDay(new Date()))
  expect({ kinds, files: files.files, jobs: files.jobs }).toEqual({ kinds: [], files: 1, jobs: open })
  expect(open).toBeGreaterThan(0)

  const listed = await runInProcess('boards', ['list', 'nimbuswala'], settings)
  expect(listed.stdout).toMatch(
    new RegExp(
      `Not on the list:\ngreenhouse:nimbuswala: 6 jobs from a saved file, .* stay listed until ${until}`,
    ),
  )
})
