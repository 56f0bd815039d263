import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openForCommand } from '#db/open.ts'
import { recordReport } from '#db/queries/jobs/job-reports.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { PROJECT } from './process/project.ts'

const run = promisify(execFile)

test(
  'reports are listed with their reasons and address, and leave the list when handled',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pravesh-reports-'))
    const dataDirectory = join(folder, 'data')
    const reports = async (...words: string[]) => {
      const env = { PATH: process.env.PATH, DATA_DIR: dataDirectory }
      const { stdout } = await run(process.execPath, ['cli/reports.ts', ...words], { cwd: PROJECT, env })
      return stdout.trim()
    }
    try {
      const database = await openForCommand({ databaseUrl: null, dataDirectory })
      const [id = ''] = await insertJobs(database.owner, [
        jobRow('1', { title: 'Ferry Engineer', source_url: 'https://boards.tarangini.example/1' }),
      ])
      await recordReport(database.owner, id, 'scam')
      await recordReport(database.owner, id, 'scam')
      await recordReport(database.owner, id, 'closed')
      await database.close()

      const listed = await reports()
      for (const part of ['Ferry Engineer at', 'scam 2, closed 1', 'https://boards.tarangini.example/1', id])
        expect(listed).toContain(part)
      expect(await reports('--handled', id)).toBe('3 reports handled.')
      expect(await reports()).toBe('No open reports.')
      await expect(reports('--handled', id)).rejects.toMatchObject({ code: 2 })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
