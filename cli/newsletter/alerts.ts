import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AlertChannelName } from '#core/alert.ts'
import type { JobFinder } from '#core/find/job-search.ts'
import { readNow } from '#db/clock.ts'
import type { Database } from '#db/schema.ts'
import { keepIndex, type IndexKeeper } from '#find/index-keeper.ts'
import { runAlerts } from '#mail/run-alerts.ts'
import type { AlertChannel } from '#mail/send-alerts.ts'
import { messageOf } from '#cli/process/fail.ts'
import { untilInterrupted } from '#cli/process/interruption.ts'
import type { Screen } from '#cli/process/progress-bar.ts'
import { closing, exitCode } from './closing.ts'
import { createSendProgress, type SendProgress } from './progress.ts'
import type { MailingOptions } from './send.ts'

interface AlertsOptions extends Omit<MailingOptions, 'mail' | 'siteUrl'> {
  channels: AlertChannel[]
  inDoubt: boolean
}

/** How the lines name a channel. */
const BY: Record<AlertChannelName, string> = { email: '', telegram: ' by Telegram' }
const DAY_LENGTH = '2026-11-22'.length

/**
 * `npm run newsletter -- alerts`: sends the job alerts that are due, or continues, by one channel after the other.
 *
 * @returns The exit code.
 */
export async function sendAlerts({
  owner,
  channels,
  io: { stdout, stderr },
  inDoubt,
}: AlertsOptions): Promise<number> {
  const print = (line: string) => stdout.write(`${line}\n`)
  let progress: SendProgress | null = null
  const index = lazyIndex(owner, stderr)
  const send = async (channel: AlertChannel, signal: AbortSignal): Promise<number> => {
    const reports = await runAlerts({
      owner,
      finder: index,
      channel,
      now: await readNow(owner),
      run: randomUUID(),
      signal,
      inDoubt,
      onWait: () =>
        stderr.write(
          'Another process was mailing alerts a moment ago. Waiting to see if it is still running …\n',
        ),
      onPrepared: (counts) => {
        progress?.end()
        progress = createSendProgress(stderr, counts)
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
          ? `Nothing new for any alert that is due${BY[channel.name]}.`
          : closing(`Alerts of ${issue.slice(-DAY_LENGTH)}${BY[channel.name]}`, 'alerts', tally, counts),
      )
    return Math.max(...reports.map(({ counts }) => exitCode(counts, signal.aborted)), 0)
  }
  return untilInterrupted(async (signal) => {
    const codes: number[] = []
    try {
      for (const channel of channels) if (!signal.aborted) codes.push(await send(channel, signal))
    } finally {
      await index.stop()
    }
    return Math.max(...codes, 0)
  })
}

/** The finder of the jobs page. Its index is built before the first search, because most runs need none. */
function lazyIndex(
  db: Kysely<Database>,
  stderr: Screen,
): Pick<JobFinder, 'find'> & { stop(): Promise<void> } {
  let keeper: IndexKeeper | null = null
  const logError = (error: unknown, what: string) => stderr.write(`${what}: ${messageOf(error)}\n`)
  return {
    find: async (search, page) => {
      keeper ??= keepIndex({ db, logError })
      return keeper.indexed.find(search, page)
    },
    stop: async () => keeper?.stop(),
  }
}
