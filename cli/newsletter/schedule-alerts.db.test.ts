import { expect, test, vi } from 'vitest'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { alertChannels } from '#mail/alert-channels.ts'
import { testDatabase } from '#test/database.ts'
import { addAlert } from '#test/job-alerts.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { startMailServer } from '#test/mail-server.ts'
import { mailDueAlerts } from './schedule-alerts.ts'

const database = testDatabase()
const MORNING = 8 * 3_600_000 - 5.5 * 3_600_000

/** A time of tomorrow in India, after its midnight. */
function tomorrowAt(milliseconds: number): Date {
  const india = new Date(Date.now() + 5.5 * 3_600_000)
  return new Date(
    Date.UTC(india.getUTCFullYear(), india.getUTCMonth(), india.getUTCDate() + 1) + milliseconds,
  )
}

test('a site mails alerts from eight in the morning, once', async () => {
  await using mail = await startMailServer()
  await addAlert(database.owner, { address: 'asha@mail.example' })
  await insertJobs(database.owner, [jobRow('1', { first_seen_at: new Date(), verified_at: new Date() })])
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const from = { name: 'Pravesh', address: 'letters@pravesh.example' }
  const settings = { mail: { smtpUrl: mail.url, from }, telegram: null }
  const [channel] = alertChannels(settings, 'https://pravesh.example')
  if (!channel) throw new Error('No channel is set up.')
  const options = { owner: database.owner, finder: createSqlFinder(database.owner), channel, log }
  const run = (now: Date) => mailDueAlerts(options, now, new AbortController().signal)
  await run(tomorrowAt(MORNING - 60_000))
  expect(mail.mails).toHaveLength(0)
  await run(tomorrowAt(MORNING))
  await run(tomorrowAt(MORNING + 300_000))
  expect(mail.mails.map(({ to }) => to)).toEqual(['asha@mail.example'])
  expect(log.info).toHaveBeenCalledOnce()
  expect(log.error).not.toHaveBeenCalled()
  expect(JSON.stringify(log.info.mock.calls)).not.toContain('@')
})
