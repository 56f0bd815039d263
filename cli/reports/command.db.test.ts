import { expect, test } from 'vitest'
import { recordReport } from '#db/queries/jobs/job-reports.ts'
import { runInProcess } from '#test/command-here.ts'
import { copyDatabase, type CopiedDatabase } from '#test/copied-database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { startCommand } from '#test/started-command.ts'

test(
  'reports are listed with reasons and address, and are no longer listed when handled',
  { timeout: 120_000 },
  async () => {
    await using copy = await copyDatabase()
    const reports = (...words: string[]) => runInProcess('reports', words, copy.settings)
    const id = await withThreeReports(copy)

    const { stdout: listed } = await reports()
    for (const part of ['Ferry Engineer at', 'scam 2, closed 1', 'https://boards.tarangini.example/1', id])
      expect(listed).toContain(part)
    expect(await reports('--handled', id)).toMatchObject({ code: 0, stdout: '3 reports handled.\n' })
    expect(await startCommand('reports', [], copy.settings).finished).toMatchObject({
      code: 0,
      stdout: 'No open reports.\n',
    })
    expect(await reports('--handled', id)).toMatchObject({ code: 2 })
  },
)

async function withThreeReports(copy: CopiedDatabase): Promise<string> {
  await using database = await copy.open()
  const [id = ''] = await insertJobs(database.owner, [
    jobRow('1', { title: 'Ferry Engineer', source_url: 'https://boards.tarangini.example/1' }),
  ])
  await recordReport(database.owner, id, 'scam')
  await recordReport(database.owner, id, 'scam')
  await recordReport(database.owner, id, 'closed')
  return id
}
