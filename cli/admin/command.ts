import { cutText } from '#core/cut-text.ts'
/** `npm run admin`: a link to /admin for a site without sign-in, and the log of acts. */
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isSafeOrigin } from '#core/loopback.ts'
import { formatDayAndTime } from '#core/dates.ts'
import { listActs, type LoggedAct } from '#db/queries/admin/acts.ts'
import { LINK_MINUTES, storeLink } from '#db/queries/admin/admin-sessions.ts'
import type { Database } from '#db/schema.ts'
import { operator } from '../process/operator.ts'
import { readSettings } from '../process/read-settings.ts'
import { parseOrHelp, runCommand, UsageError, type Command } from '../process/run-command.ts'
import { siteAddress } from '../process/site-address.ts'
import { withDatabase } from '../process/with-database.ts'

const USAGE = `Opens /admin, and shows what was done there.

  npm run admin                     prints a link to /admin, good once, for ${LINK_MINUTES} minutes. With sign-in and
                                    ADMIN_EMAILS it says where to sign in instead
  npm run admin -- log              what operators did, by /admin or a command, newest first
  npm run admin -- log --on ID      only what was done to this posting, board or table

Options
  --limit N    log: how many acts; default 50
  --json       log: for programs, with what each act changed
  -h, --help   print this`

const DEFAULT_LIMIT = 50

/** `npm run admin`. */
export const command: Command = async (argv, { env, stdout, stderr }) => {
  const options = { on: { type: 'string' }, limit: { type: 'string' }, json: { type: 'boolean' } } as const
  const parsed = parseOrHelp(argv, { usage: USAGE, stdout, options })
  if (!parsed) return 0
  const { values, positionals } = parsed
  const print = (text: string) => void stdout.write(`${text}\n`)
  const [action, ...more] = positionals
  if ((action !== undefined && action !== 'log') || more.length > 0)
    throw new UsageError(`Not expected: "${positionals.join(' ')}".`)
  const limit = limitOf(values.limit)
  const settings = readSettings(env)
  return withDatabase(settings, 'admin', stderr, async (owner) => {
    if (action === 'log') {
      const acts = await listActs(owner, { subject: values.on, limit })
      print(values.json ? JSON.stringify(acts, null, 2) : logText(acts))
      return 0
    }
    const siteUrl = await siteAddress(owner, settings)
    refuseOpenSite(siteUrl)
    if (settings.signIn && settings.adminEmails.length > 0)
      print(`Sign in with an account of ADMIN_EMAILS: ${siteUrl}/auth/sign-in?return_to=%2Fadmin`)
    else print(await printLink(owner, siteUrl))
    return 0
  })
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text)
  throw new UsageError(`--limit is "${text}"; expected a number from 1 to 99999.`)
}

function refuseOpenSite(siteUrl: string): void {
  if (isSafeOrigin(siteUrl)) return
  throw new UsageError(
    `/admin needs TLS, and the site is at ${siteUrl}: others on the network could read the link. Set SITE_URL to the ` +
      'https address of the site, or run this for a site on http://localhost.',
  )
}

async function printLink(owner: Kysely<Database>, siteUrl: string): Promise<string> {
  const token = randomBytes(32)
  await storeLink(owner, createHash('sha256').update(token).digest(), operator().name)
  const link = `${siteUrl}/admin/enter?token=${token.toString('base64url')}`
  return `${link}\n\nThe link is good once, until ${LINK_MINUTES} minutes from now. The session that it opens lasts 12 hours.`
}

function logText(acts: LoggedAct[]): string {
  if (acts.length === 0) return 'Nothing has been done yet.'
  return acts
    .map(({ at, actor, via, act, subject, before, after }) =>
      [
        `${formatDayAndTime(at)}  ${act}  ${subject}`,
        `  by ${actor} (${via === 'web' ? '/admin' : 'command'})`,
        ...changesOf(before, after),
      ].join('\n'),
    )
    .join('\n')
}

function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => {
    const [was, is] = [before[name], after[name]].map((value) =>
      value === undefined ? 'nothing' : shown(value),
    )
    return name in after ? `  ${name}: ${was} → ${is}` : `  ${name}: ${was}`
  })
}

const MAX_SHOWN_LENGTH = 80

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_SHOWN_LENGTH ? `${cutText(text, MAX_SHOWN_LENGTH)}…` : text
}

if (import.meta.main) await runCommand('admin', command)
