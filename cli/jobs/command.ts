/** `npm run jobs`: shows, closes and features postings. `-- --help` lists its actions. */
import type { Kysely } from 'kysely'
import { formatDayAndTime } from '#core/dates.ts'
import { formatSalary } from '#core/money.ts'
import { postingPath } from '#core/posting-address.ts'
import { openForCommand } from '#db/open.ts'
import {
  findNamedPosting,
  findPostings,
  readPosting,
  type AdminPosting,
  type AdminPostingDetail,
} from '#db/queries/admin/find-postings.ts'
import { closeJob, featureJob, keepJob, reopenJob, type JobActOutcome } from '#db/queries/admin/job-acts.ts'
import type { Actor } from '#db/queries/admin/acts.ts'
import type { Database } from '#db/schema.ts'
import { printDatabase } from '../process/database-line.ts'
import { operator } from '../process/operator.ts'
import { readSettings } from '../process/read-settings.ts'
import { parseOptions, runCommand, UsageError, type Command } from '../process/run-command.ts'

const USAGE = `Shows, closes and features postings. Each act is in the log: npm run admin -- log

  npm run jobs -- find qa engineer      real postings with these words in title or company
  npm run jobs -- find                  the featured postings
  npm run jobs -- show JOB              what is stored of a posting
  npm run jobs -- close JOB             closes it for good, with its copies on other boards
  npm run jobs -- reopen JOB            opens it again, if it was closed here
  npm run jobs -- feature JOB           puts it among the featured jobs of the jobs page
  npm run jobs -- unfeature JOB         takes it away from there
  npm run jobs -- keep JOB              marks the reports from visitors as handled

JOB is an id, or the address of the posting's page.
The site shows a change within half a minute.

Options
  --json       find, show: as JSON
  -h, --help   print this

Exit code: 0 if it is done or was so before, 1 if there is no such posting, 2 for wrong arguments.`

type JobAct = (owner: Kysely<Database>, actor: Actor, id: string) => Promise<JobActOutcome>

const ACTS: Record<string, { act: JobAct; done: string; before: string }> = {
  close: { act: closeJob, done: 'Closed.', before: 'It was closed by hand before.' },
  reopen: { act: reopenJob, done: 'Open again.', before: 'It was not closed by hand.' },
  feature: {
    act: (owner, actor, id) => featureJob(owner, actor, id, true),
    done: 'Featured.',
    before: 'It was featured before.',
  },
  unfeature: {
    act: (owner, actor, id) => featureJob(owner, actor, id, false),
    done: 'Not featured any more.',
    before: 'It was not featured.',
  },
  keep: { act: keepJob, done: 'Its reports are handled.', before: 'It has no open reports.' },
}

/** `npm run jobs`. */
export const command: Command = async (argv, { env, stdout, stderr }) => {
  const { values, positionals } = parseOptions(argv, {
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  const print = (text: string) => void stdout.write(`${text}\n`)
  if (values.help) {
    print(USAGE)
    return 0
  }
  const [action = '', ...operands] = positionals
  const change = Object.hasOwn(ACTS, action) ? ACTS[action] : undefined
  if (!change && action !== 'find' && action !== 'show')
    throw new UsageError(`${action === '' ? 'Say what to do' : `Unknown command "${action}"`}.`)
  if (action !== 'find' && operands.length !== 1) throw new UsageError('Name one posting.')
  if (change && values.json) throw new UsageError('--json is for find and show.')
  const settings = readSettings(env)
  printDatabase(settings, 'jobs', stderr)
  const database = await openForCommand(settings)
  try {
    const { owner } = database
    if (action === 'find') {
      const found = await findPostings(owner, operands.join(' '))
      print(values.json ? JSON.stringify(found, null, 2) : foundText(found))
      return 0
    }
    const id = await findNamedPosting(owner, operands[0] ?? '')
    const posting = id === null ? null : await readPosting(owner, id)
    if (id === null || !posting) {
      stderr.write(`There is no posting "${operands[0]}".\n`)
      return 1
    }
    if (change) {
      const outcome = await change.act(owner, operator(), id)
      if (outcome === 'sample') throw new UsageError('This is a sample job. The first import removes it.')
      print(`${posting.title} at ${posting.company}: ${outcome === 'done' ? change.done : change.before}`)
    } else print(values.json ? JSON.stringify(posting, null, 2) : postingText(posting, settings.siteUrl))
    return 0
  } finally {
    await database.close()
  }
}

function foundText(postings: AdminPosting[]): string {
  if (postings.length === 0) return 'No posting found.'
  return postings
    .map(
      (posting) =>
        `${posting.title} at ${posting.company} (${stateOf(posting)})\n  ${posting.source}\n  ${posting.id}`,
    )
    .join('\n\n')
}

function stateOf({ is_active, is_featured, closed_at, close_reason, duplicate_of }: AdminPosting): string {
  if (closed_at) return `closed: ${close_reason}`
  if (duplicate_of) return `not shown: a copy of ${duplicate_of}`
  if (!is_active) return 'not shown'
  return is_featured ? 'open, featured' : 'open'
}

function postingText(posting: AdminPostingDetail, siteUrl: string): string {
  const { first_seen_at, last_seen_at, corrected, reports } = posting
  const time = (date: Date | null) => (date ? `${formatDayAndTime(date)} (India time)` : 'never')
  const lines: [string, string][] = [
    ['State', stateOf(posting)],
    ['Page', siteUrl + postingPath(posting)],
    ['Careers page', posting.source_url ?? 'none'],
    ['Board', posting.source],
    ['Location', posting.location],
    ['Category', posting.category ?? 'unknown'],
    ['Level', posting.experience_level ?? 'unknown'],
    ['Pay', formatSalary(posting) ?? 'not stated'],
    ['First seen', time(first_seen_at)],
    ['Last seen', time(last_seen_at)],
    ['Corrected', corrected ? Object.keys(corrected).join(', ') : 'nothing'],
    ['Reports', reports.length === 0 ? 'none' : reports.map(({ reason }) => reason).join(', ')],
  ]
  return [
    `${posting.title} at ${posting.company}`,
    ...lines.map(([name, text]) => `  ${name.padEnd(14)}${text}`),
  ].join('\n')
}

if (import.meta.main) await runCommand('jobs', command)
