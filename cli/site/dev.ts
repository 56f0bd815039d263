import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import type * as ServerEntry from '#server/app.ts'
import { readSource } from '#cli/boards/read-source.ts'
import { fail } from '#cli/process/fail.ts'
import { followParent } from '#cli/process/follow-parent.ts'
import { openSeeded } from './open-seeded.ts'
import { PROJECT, VERSION } from '#cli/process/project.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import { runCommand } from '#cli/process/run-command.ts'
import { scheduleBoards, type ScheduleLog } from '#cli/worker/schedule-boards.ts'
import { parseSiteArguments, SITE_USAGE, type SiteArguments } from './arguments.ts'
import { databaseName } from '#cli/process/database-line.ts'
import { stderr, stdout } from '#cli/process/terminal.ts'

/** Shown next to Vite's own output. */
const consoleLog: ScheduleLog = {
  info: (fields, message) => stdout.write(`${message}: ${JSON.stringify(fields)}\n`),
  warn: (fields, message) => stderr.write(`${message}: ${JSON.stringify(fields)}\n`),
  error: (fields, message) => stderr.write(`${message}: ${JSON.stringify(fields)}\n`),
}

/**
 * `npm run dev`: the same server as in production, with server and page modules loaded by Vite, so that
 * changes show at once. Changes outside `app/`, `server/`, `core/` and `db/queries/` need a restart.
 */
async function develop({ schedule }: SiteArguments): Promise<void> {
  process.env.NODE_ENV = 'development'
  followParent()
  const settings = readSettings()
  stdout.write(`Database: ${databaseName(settings)}\n`)
  const scheduled = schedule && (await scheduleBoards(schedule))
  const http = createServer()
  const [vite, { database }] = await Promise.all([
    createVite({ root: PROJECT, appType: 'custom', server: { middlewareMode: true, hmr: { server: http } } }),
    openSeeded(settings),
  ])
  const options = {
    settings,
    database,
    readSource,
    version: VERSION,
    logLevel: settings.logLevel ?? ('warn' as const),
  }

  let served: { entry: typeof ServerEntry; site: Promise<ServerEntry.DevelopmentSite> } | undefined
  const stopServed = async () => (await served?.site)?.stop()
  const answer = getRequestListener(async (request, env) => {
    const { ssr } = vite.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules on the server')
    const entry: typeof ServerEntry = await ssr.runner.import('/server/app.ts')
    // Vite returns a new module after any of the server's files has changed.
    if (served?.entry !== entry) {
      void stopServed()
      served = { entry, site: entry.developmentFetch(options) }
    }
    return (await served.site).fetch(request, env)
  })
  http.on('request', (incoming, outgoing) => {
    vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing))
  })
  http.on('error', fail)
  http.listen(settings.port, settings.host, () => {
    const address = http.address()
    const port = typeof address === 'object' && address ? address.port : settings.port
    stdout.write(`\nPravesh, for development, is at http://localhost:${port}\n\n`)
  })

  const stopScheduled = scheduled?.start(consoleLog)
  const stop = async () => {
    http.closeAllConnections()
    await Promise.all([vite.close(), stopScheduled?.(), stopServed()])
    await database.close()
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}

await runCommand('dev', async () => {
  const args = parseSiteArguments(process.argv.slice(2))
  if (args === 'help') stdout.write(`${SITE_USAGE}\n`)
  else await develop(args)
  return 0
})
