import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'

const POSTINGS = 60
const CITIES = ['Pune', 'Chennai', 'Noida', 'Bengaluru']
const TEXT = 'You build services that companies use every day, and test them. '.repeat(30)

/**
 * Imports the postings of an invented company, as `npm run ingest` does, into an embedded database that no site has open:
 * pages of postings that search engines may list differ from those of samples.
 */
export function importMadeUpPostings(folder: string, dataDirectory: string): void {
  const file = join(folder, 'board.json')
  const postings = jobs(1, POSTINGS).map(({ id }) => ({
    id,
    city: CITIES[id % CITIES.length],
    description: TEXT,
  }))
  writeFileSync(file, greenhouseBoard('Tarangini Labs', postings))
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      'cli/ingest/command.ts',
      'greenhouse:tarangini',
      '--from',
      file,
      '--captured-at',
      new Date(Date.now() - 3_600_000).toISOString(),
    ],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDirectory, DATABASE_URL: '' } },
  )
  if (status !== 0) throw new Error(`The postings were not imported:\n${stderr}`)
}
