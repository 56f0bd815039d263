/** `npm run jobs`: shows, closes, features and corrects postings. `-- --help` lists its actions. */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import {
  contradiction,
  CORRECTED_FIELDS,
  correctionOfTexts,
  type CorrectedField,
  type Correction,
} from '#core/correction.ts'
import { formatDayAndTime } from '#core/dates.ts'
import { formatSalary } from '#core/money.ts'
import { postingPath } from '#core/posting-address.ts'
import {
  findNamedPosting,
  findPostings,
  readPosting,
  type AdminPosting,
  type AdminPostingDetail,
} from '#db/queries/admin/find-postings.ts'
import {
  closeJob,
  correctJob,
  featureJob,
  keepJob,
  reopenJob,
  uncorrectJob,
  type JobActOutcome,
} from '#db/queries/admin/job-acts.ts'
import type { Actor } from '#db/queries/admin/acts.ts'
import type { Database } from '#db/schema.ts'
import { operator } from '../process/operator.ts'
import { readSettings } from '../process/read-settings.ts'
import { parseOrHelp, runCommand, UsageError, type Command } from '../process/run-command.ts'
import { siteAddress } from '../process/site-address.ts'
import { withDatabase } from '../process/with-database.ts'

const USAGE = `Shows, closes, features and corrects postings. Each act is in the log: npm run admin -- log

  npm run jobs -- find qa engineer      real postings with these words in title or company
  npm run jobs -- find                  the featured postings
  npm run jobs -- show JOB              what is stored of a posting
  npm run jobs -- close JOB             closes it for good, with its copies on other boards
  npm run jobs -- reopen JOB            opens it again, if it was closed here
  npm run jobs -- feature JOB           puts it among the featured jobs of the jobs page
  npm run jobs -- unfeature JOB         takes it away from there
  npm run jobs -- keep JOB              marks the reports from visitors as handled
  npm run jobs -- correct JOB title="QA Engineer" salary_min=300000 locations="Pune; Goa"
                                        corrects what the employer states and we read wrong, and handles
                                        its reports. Nothing after = means: not stated. It holds until the
                                        employer changes the posting's text
  npm run jobs -- uncorrect JOB         drops the correction: the next crawl reads the posting anew

JOB is an id, or the address of the posting's page.
Fields to correct: ${CORRECTED_FIELDS.join(', ')}.
The site shows a change within half a minute.

Options
  --json       find, show: as JSON
  -h, --help   print this

Exit code: 0 if it is done or was so before, 1 if there is no such posting, 2 for wrong arguments.`

interface JobAct {
  act: (owner: Kysely<Database>, actor: Actor, posting: AdminPostingDetail) => Promise<JobActOutcome>
  done: string
  before: string
}

const ACTS: Record<string, JobAct> = {
  close: {
    act: (owner, actor, { id }) => closeJob(owner, actor, id),
    done: 'Closed.',
    before: 'It was closed by hand before.',
  },
  reopen: {
    act: (owner, actor, { id }) => reopenJob(owner, actor, id),
    done: 'Open again.',
    before: 'It was not closed by hand.',
  },
  feature: {
    act: (owner, actor, { id }) => featureJob(owner, actor, id, true),
    done: 'Featured.',
    before: 'It was featured before, or it asks for money and cannot be.',
  },
  unfeature: {
    act: (owner, actor, { id }) => featureJob(owner, actor, id, false),
    done: 'Not featured any more.',
    before: 'It was not featured.',
  },
  keep: {
    act: (owner, actor, { id }) => keepJob(owner, actor, id),
    done: 'Its reports are handled.',
    before: 'It has no open reports.',
  },
  uncorrect: {
    act: (owner, actor, { id }) => uncorrectJob(owner, actor, id),
    done: 'The correction is dropped.',
    before: 'It was not corrected.',
  },
}

/** @throws UsageError */
function correctAct(changes: string[]): JobAct {
  const correction = readCorrection(changes)
  return {
    act: (owner, actor, posting) => {
      const wrong = contradiction(correction, posting)
      if (wrong !== null) throw new UsageError(wrong)
      return correctJob(owner, actor, posting.id, correction)
    },
    done: 'Corrected.',
    before: 'It was so before.',
  }
}

function readCorrection(changes: string[]): Correction {
  const texts: Partial<Record<CorrectedField, string>> = {}
  for (const change of changes) {
    const [name = ''] = change.split('=', 1)
    const field = CORRECTED_FIELDS.find((one) => one === name)
    if (!field || !change.includes('='))
      throw new UsageError(`"${change}" is not field=value. Fields: ${CORRECTED_FIELDS.join(', ')}.`)
    if (field in texts) throw new UsageError(`${field} is given twice.`)
    texts[field] = change.slice(name.length + 1)
  }
  const { data, error } = correctionOfTexts(texts)
  if (!data) throw new UsageError(z.prettifyError(error))
  return data
}

/** `npm run jobs`. */
export const command: Command = async (argv, { env, stdout, stderr }) => {
  const options = { json: { type: 'boolean' } } as const
  const parsed = parseOrHelp(argv, { usage: USAGE, stdout, options })
  if (!parsed) return 0
  const { values, positionals } = parsed
  const print = (text: string) => void stdout.write(`${text}\n`)
  const [action = '', ...operands] = positionals
  const change = readAct(action, operands.slice(1))
  if (!change && action !== 'find' && action !== 'show')
    throw new UsageError(`${action === '' ? 'Say what to do' : `Unknown command "${action}"`}.`)
  if (action !== 'find' && action !== 'correct' && operands.length !== 1)
    throw new UsageError('Name one posting.')
  if (change && values.json) throw new UsageError('--json is for find and show.')
  const settings = readSettings(env)
  return withDatabase(settings, 'jobs', stderr, async (owner) => {
    if (action === 'find') {
      const found = await findPostings(owner, operands.join(' '))
      print(values.json ? JSON.stringify(found, null, 2) : foundText(found))
      return 0
    }
    const id = await findNamedPosting(owner, operands[0] ?? '')
    const posting = id === null ? null : await readPosting(owner, id)
    if (!posting) {
      stderr.write(`There is no posting "${operands[0]}".\n`)
      return 1
    }
    if (change) {
      const outcome = await change.act(owner, operator(), posting)
      if (outcome === 'sample') throw new UsageError('This is a sample job. The first import removes it.')
      print(`${posting.title} at ${posting.company}: ${outcome === 'done' ? change.done : change.before}`)
    } else if (values.json) print(JSON.stringify(posting, null, 2))
    else print(postingText(posting, await siteAddress(owner, settings)))
    return 0
  })
}

function readAct(action: string, changes: string[]): JobAct | undefined {
  if (action !== 'correct') return Object.hasOwn(ACTS, action) ? ACTS[action] : undefined
  if (changes.length === 0)
    throw new UsageError('Name one posting, and what to correct: title="QA Engineer".')
  return correctAct(changes)
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
