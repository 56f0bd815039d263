import { expect, test } from 'vitest'
import { copyDatabase } from '#test/copied-database.ts'
import { runInProcess } from '#test/command-here.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'

test(
  'the command counts real postings, and says what it counted',
  // Each command opens the embedded database.
  { timeout: 120_000 },
  async () => {
    await using copy = await copyDatabase()
    const market = (...words: string[]) => runInProcess('market', words, copy.settings)
    {
      await using database = await copy.open()
      const paid = { salary_min: 400_000, salary_max: 600_000, skills: ['LLMs'] }
      const sample = jobRow('sample', { is_sample: true })
      await insertJobs(database.owner, [jobRow('1', paid), jobRow('2', { company: 'Marigold' }), sample])
    }
    const { stdout } = await market()
    expect(stdout).toContain('2 open postings of 2 companies.\n1 states pay, 1 asks for AI skills.')
    expect(JSON.parse((await market('--json')).stdout)).toMatchObject({
      postings: 2,
      with_pay: 1,
      asking_ai: 1,
    })
  },
)
