import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { MailSettings, Settings } from '#core/settings.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import type { Database } from '#db/schema.ts'
import { runAlerts } from '#mail/run-alerts.ts'
import { untilInterrupted } from '#cli/process/interruption.ts'
import { closing, exitCode } from './closing.ts'
import { createSendProgress, type SendProgress } from './progress.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/**
 * `npm run newsletter -- alerts`: mails the job alerts that are due, or continues.
 *
 * @returns The exit code.
 */
export async function sendAlerts(
  owner: Kysely<Database>,
  { siteUrl }: Settings,
  mail: MailSettings,
  inDoubt: boolean,
): Promise<number> {
  let progress: SendProgress | null = null
  return untilInterrupted(async (signal) => {
    const reports = await runAlerts({
      owner,
      finder: createSqlFinder(owner),
      mail,
      siteUrl,
      now: new Date(),
      run: randomUUID(),
      signal,
      inDoubt,
      onWait: () =>
        process.stderr.write(
          'Another process was mailing alerts a moment ago. Waiting to see if it is still running …\n',
        ),
      onPrepared: (counts) => {
        progress?.end()
        progress = createSendProgress(process.stderr, counts)
      },
      onProgress: (tally) => progress?.show(tally),
    }).finally(() => progress?.end())
    if (!reports) {
      if (signal.aborted) return 130
      print('Another process is already mailing alerts. Nothing was sent by this one.')
      return 1
    }
    for (const { issue, tally, counts } of reports)
      print(
        counts.recipients === 0
          ? 'Nothing new for any alert that is due.'
          : closing(`Alerts of ${issue.slice('alerts-'.length)}`, 'alerts', tally, counts),
      )
    return Math.max(...reports.map(({ counts }) => exitCode(counts, signal.aborted)), 0)
  })
}
