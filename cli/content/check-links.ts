import { counted } from '#core/count.ts'
import { listDeadLinks, forgetUnusedLinks } from '#db/queries/content/content-links.ts'
import { checkContentLinks, type ContentLinkReport } from '#ingest/links/content-links.ts'
import { openForCommand } from '#db/open.ts'
import { openNetwork } from '#cli/process/open-network.ts'
import { printDatabase } from '#cli/process/database-line.ts'
import { untilInterrupted } from '#cli/process/interruption.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import type { CommandIo } from '#cli/process/run-command.ts'

export interface CheckLinksArguments {
  action: 'check-links'
  /** Also links that were checked in the last week. */
  all: boolean
  json: boolean
  /** For tests: checks only links on this machine. */
  allowLoopback: boolean
}

/** `npm run content -- check-links`. @returns 1 if a link is dead, or if not all were checked. */
export async function checkLinks(args: CheckLinksArguments, io: CommandIo): Promise<number> {
  const settings = readSettings(io.env)
  printDatabase(settings, 'content', io.stderr)
  const network = openNetwork(settings, { ...args, timeoutMs: null }, io.stderr)
  const database = await openForCommand(settings)
  const { owner } = database
  try {
    await forgetUnusedLinks(owner)
    const reports: ContentLinkReport[] = []
    const unchecked = await untilInterrupted((signal) =>
      checkContentLinks({
        owner,
        network,
        signal,
        all: args.all,
        onThisMachine: args.allowLoopback,
        onDone(report) {
          reports.push(report)
          io.stderr.write(`[${reports.length}] ${report.link}: ${report.outcome}\n`)
        },
      }),
    )
    const dead = await listDeadLinks(owner)
    if (args.json) io.stdout.write(`${JSON.stringify({ checked: reports, unchecked, dead }, null, 2)}\n`)
    else io.stdout.write(`${linksReport(reports, unchecked, dead)}\n`)
    return dead.length > 0 || unchecked > 0 ? 1 : 0
  } finally {
    await database.close()
  }
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
