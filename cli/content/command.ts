/** `npm run content -- check-links`. What else is done with content, /admin/content does. */
import { counted } from '#core/count.ts'
import { listDeadLinks, forgetUnusedLinks } from '#db/queries/content/content-links.ts'
import { checkContentLinks, type ContentLinkReport } from '#ingest/links/content-links.ts'
import { openNetwork } from '#cli/process/open-network.ts'
import { untilInterrupted } from '#cli/process/interruption.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import { parseOrHelp, runCommand, UsageError, type Command } from '#cli/process/run-command.ts'
import { withDatabase } from '#cli/process/with-database.ts'

const USAGE = `npm run content -- check-links    checks the links of curated rows that are due, and lists the dead ones

Options
  --all               also those that were checked in the last week
  --json              the result for programs
  --allow-loopback    only links on this machine, for tests
  -h, --help          print this

Exit code: 0, or 1 if a link is dead or not all were checked. Rows are changed, imported and exported at /admin/content.`

const OPTIONS = {
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  'allow-loopback': { type: 'boolean' },
} as const

/** `npm run content`. */
export const command: Command = async (argv, { env, stdout, stderr }) => {
  const parsed = parseOrHelp(argv, { usage: USAGE, stdout, options: OPTIONS })
  if (!parsed) return 0
  const { positionals, values } = parsed
  const { all = false, json = false, 'allow-loopback': allowLoopback = false } = values
  if (positionals.join(' ') !== 'check-links')
    throw new UsageError(
      `Use check-links${positionals.length > 0 ? `, not "${positionals.join(' ')}"` : ''}.`,
    )
  const settings = readSettings(env)
  return withDatabase(settings, stderr, async (owner) => {
    const network = openNetwork(settings, { allowLoopback, timeoutMs: null }, stderr)
    await forgetUnusedLinks(owner)
    const reports: ContentLinkReport[] = []
    const unchecked = await untilInterrupted((signal) =>
      checkContentLinks({
        owner,
        network,
        signal,
        all,
        onThisMachine: allowLoopback,
        onDone(report) {
          reports.push(report)
          stderr.write(`[${reports.length}] ${report.link}: ${report.outcome}\n`)
        },
      }),
    )
    const dead = await listDeadLinks(owner)
    const text = json
      ? JSON.stringify({ checked: reports, unchecked, dead }, null, 2)
      : linksReport(reports, unchecked, dead)
    stdout.write(`${text}\n`)
    return dead.length > 0 || unchecked > 0 ? 1 : 0
  })
}

type Dead = Awaited<ReturnType<typeof listDeadLinks>>

function linksReport(reports: ContentLinkReport[], unchecked: number, dead: Dead): string {
  const count = (outcome: ContentLinkReport['outcome']) =>
    reports.filter((report) => report.outcome === outcome).length
  const doubtful = reports.filter(({ outcome }) => outcome === 'gone once' || outcome === 'uncertain')
  return [
    `${counted(reports.length, 'link')} checked: ${count('works')} ${count('works') === 1 ? 'works' : 'work'}, ` +
      `${count('gone once')} gone once, ` +
      `${count('dead')} dead, ${count('uncertain')} uncertain.`,
    ...doubtful.map(
      ({ outcome, rows, link, detail }) => `  ${outcome}: ${rows.join('; ')}\n    ${link}\n    ${detail}`,
    ),
    ...(unchecked > 0
      ? [
          `Interrupted: ${counted(unchecked, 'link was', 'links were')} not checked. ` +
            `The next run checks ${unchecked === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    ...(dead.length === 0
      ? ['No link is dead.']
      : [
          `${dead.length} dead, shown without their button until an import brings a new link or a check finds them again:`,
        ]),
    ...dead.map(
      ({ rows, link, dead_since, detail }) =>
        `  ${rows.join('; ')}\n    ${link}\n    since ${dead_since.toISOString().slice(0, 10)}: ${detail}`,
    ),
  ].join('\n')
}

if (import.meta.main) await runCommand('content', command)
