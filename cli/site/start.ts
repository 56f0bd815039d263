import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { counted } from '#core/count.ts'
import type { Settings } from '#core/settings.ts'
import { jobMarket } from '#db/queries/jobs/job-counts.ts'
import { buildSite, BUILD } from '#cli/build/build-site.ts'
import { messageOf } from '#cli/process/fail.ts'
import { readSource } from '#cli/boards/read-source.ts'
import { followParent } from '#cli/process/follow-parent.ts'
import { openSeeded } from './open-seeded.ts'
import { VERSION } from '#cli/process/project.ts'
import { readSettings, environmentSettings } from '#cli/process/read-settings.ts'
import { runCommand } from '#cli/process/run-command.ts'
import type * as ServerEntry from '#server/app.ts'
import type { ScheduledAlertsOptions } from '#cli/newsletter/schedule-alerts.ts'
import { parseSiteArguments, SITE_USAGE, type SiteArguments } from './arguments.ts'
import type { Seeded } from './seed-shipped.ts'
import { databaseName, settingsPrefix } from '#cli/process/database-line.ts'
import { stdout } from '#cli/process/terminal.ts'

const print = (line: string) => stdout.write(`${line}\n`)

/** `npm start`: builds the site if it has changed, opens and seeds the database, and serves. */
async function start({ schedule }: SiteArguments): Promise<void> {
  const startedAt = performance.now()
  followParent()
  const settings = readSettings()
  print(`Database: ${databaseName(settings)}`)
  const scheduled = schedule && (await loadScheduled(schedule))
  // Independent of each other, so they run in parallel on the first start.
  const [, { database, seeded }] = await Promise.all([buildSite({ print }), openSeeded(settings)])
  const server = await loadServer()
  const { address } = await server.serveSite(join(BUILD, 'client'), {
    settings,
    database,
    version: VERSION,
    readSource,
    descriptionThread: { program: new URL(import.meta.resolve('#find/words/description-thread.ts')) },
    // On a terminal, log only problems.
    logLevel: settings.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'),
    ...(scheduled && {
      alongside: (log, finder) => {
        const stops = [
          scheduled.start(log),
          scheduled.startAlerts(settings, { owner: database.owner, finder, log }),
          scheduled.startOperatorAlerts(database.owner, settings, (error, message) =>
            log.error({ error: messageOf(error) }, message),
          ),
        ]
        return async () => void (await Promise.all(stops.map((stop) => stop())))
      },
    }),
  })
  const { jobs } = await jobMarket(database.web)
  const boardsLine = scheduled ? `\n  Boards    ${await scheduled.plan(database.owner)}` : ''
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  print(`
Pravesh is running at ${address} (ready in ${seconds} s)

  Database  ${databaseName(settings)}
  Jobs      ${jobs}${samplesNote(seeded)}${contentLine(seeded)}${boardsLine}
  Mail      ${describeMail(settings)}

  Next
    open ${address}/jobs in a browser
    ${ingestCommand(settings)}     imports real jobs (in another terminal)
    README.md                               lists all commands
    Ctrl+C                                  stops the site
`)
}

/** Loads the built server, with React in production mode. */
async function loadServer(): Promise<typeof ServerEntry> {
  // React reads NODE_ENV when it is first imported.
  process.env.NODE_ENV = 'production'
  return import(pathToFileURL(join(BUILD, 'server', 'index.js')).href)
}

/** Loads the work of `--schedule`. The import of jobs, with all its words, takes 50 MB that a site alone does not need. */
async function loadScheduled(schedule: NonNullable<SiteArguments['schedule']>) {
  const [{ scheduleBoards }, { scheduleAlerts }, { alertChannels }, operator] = await Promise.all([
    import('#cli/worker/schedule-boards.ts'),
    import('#cli/newsletter/schedule-alerts.ts'),
    import('#mail/alert-channels.ts'),
    import('#cli/worker/schedule-operator-alerts.ts'),
  ])
  /** Sends job alerts by what is set: mail, Telegram. */
  const startAlerts = (settings: Settings, options: Omit<ScheduledAlertsOptions, 'channel'>) => {
    const stops = alertChannels(settings, settings.siteUrl).map((channel) =>
      scheduleAlerts({ ...options, channel }),
    )
    return async () => void (await Promise.all(stops.map((stop) => stop())))
  }
  const startOperatorAlerts = operator.scheduleOperatorAlerts
  return { ...(await scheduleBoards(schedule)), startAlerts, startOperatorAlerts }
}

function samplesNote({ jobs }: Seeded): string {
  return jobs > 0 ? `, including ${counted(jobs, 'new sample job')} of companies that do not exist` : ''
}

function contentLine({ content }: Seeded): string {
  return content > 0
    ? `\n  Content   ${counted(content, 'row')} added: courses, career paths, events and more`
    : ''
}

function describeMail({ mail }: Settings): string {
  return mail
    ? 'from SMTP_URL: new subscribers are emailed a confirmation link'
    : 'not set: new newsletter subscribers stay unconfirmed until SMTP_URL is set'
}

/** The import command for this site's database, with the settings that it would otherwise lack. */
function ingestCommand(settings: Settings): string {
  return `${settingsPrefix(environmentSettings(), settings)} npm run ingest -- greenhouse:stripe`.trim()
}

await runCommand('start', async () => {
  const args = parseSiteArguments(process.argv.slice(2))
  if (args === 'help') stdout.write(`${SITE_USAGE}\n`)
  else await start(args)
  return 0
})
