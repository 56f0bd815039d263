/**
 * `npm run reports`: open reports from visitors, the newest first. `-- --handled ID` marks a posting's
 * reports as handled.
 */
import { readPosting } from '#db/queries/admin/find-postings.ts'
import { keepJob } from '#db/queries/admin/job-acts.ts'
import { listReportedJobs, type ReportedJob } from '#db/queries/jobs/job-reports.ts'
import { operator } from '../process/operator.ts'
import { readSettings } from '../process/read-settings.ts'
import { parseOrHelp, runCommand, UsageError, type Command } from '../process/run-command.ts'
import { withDatabase } from '../process/with-database.ts'

const HELP = `npm run reports                     reports from visitors, newest first
npm run reports -- --handled ID     mark the reports of this posting as handled`

/** `npm run reports`. */
export const command: Command = async (argv, { env, stdout, stderr }) => {
  const options = { handled: { type: 'string' } } as const
  const parsed = parseOrHelp(argv, { usage: HELP, stdout, options })
  if (!parsed) return 0
  const { handled: id } = parsed.values
  return withDatabase(readSettings(env), 'reports', stderr, async (owner) => {
    if (id === undefined) {
      stdout.write(`${reportText(await listReportedJobs(owner))}\n`)
      return 0
    }
    const handled = (await readPosting(owner, id))?.reports.length ?? 0
    if (handled === 0) throw new UsageError(`No posting with the id "${id}" has open reports.`)
    await keepJob(owner, operator(), id)
    stdout.write(`${handled} report${handled === 1 ? '' : 's'} handled.\n`)
    return 0
  })
}

function reportText(jobs: ReportedJob[]): string {
  if (jobs.length === 0) return 'No open reports.'
  return jobs
    .map(({ id, title, company, source, source_url, closed, wrong, scam }) => {
      const reasons = Object.entries({ scam, closed, wrong }).filter(([, count]) => count > 0)
      const counts = reasons.map(([reason, count]) => `${reason} ${count}`).join(', ')
      return `${title} at ${company} (${source})\n  ${counts}\n  ${source_url ?? 'no address'}\n  ${id}`
    })
    .join('\n\n')
}

if (import.meta.main) await runCommand('reports', command)
