/** `npm run admin`: a link to /admin for a site without sign-in. */
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isSafeOrigin } from '#core/loopback.ts'
import { LINK_MINUTES, storeLink } from '#db/queries/admin/admin-sessions.ts'
import type { Database } from '#db/schema.ts'
import { operator } from '../process/operator.ts'
import { readSettings } from '../process/read-settings.ts'
import { parseOrHelp, runCommand, UsageError, type Command } from '../process/run-command.ts'
import { siteAddress } from '../process/site-address.ts'
import { withDatabase } from '../process/with-database.ts'

const USAGE = `npm run admin      prints a link to /admin, good once, for ${LINK_MINUTES} minutes. With sign-in and
                   ADMIN_EMAILS it says where to sign in instead`

/** `npm run admin`. */
export const command: Command = async (argv, { env, stdout, stderr }) => {
  const parsed = parseOrHelp(argv, { usage: USAGE, stdout, options: {} })
  if (!parsed) return 0
  const { positionals } = parsed
  if (positionals.length > 0) throw new UsageError(`Not expected: "${positionals.join(' ')}".`)
  const settings = readSettings(env)
  return withDatabase(settings, stderr, async (owner) => {
    const siteUrl = await siteAddress(owner, settings)
    refuseOpenSite(siteUrl)
    const line =
      settings.signIn && settings.adminEmails.length > 0
        ? `Sign in with an account of ADMIN_EMAILS: ${siteUrl}/auth/sign-in?return_to=%2Fadmin`
        : await newLink(owner, siteUrl)
    stdout.write(`${line}\n`)
    return 0
  })
}

function refuseOpenSite(siteUrl: string): void {
  if (isSafeOrigin(siteUrl)) return
  throw new UsageError(
    `/admin needs TLS, and the site is at ${siteUrl}: others on the network could read the link. Set SITE_URL to the ` +
      'https address of the site, or run this for a site on http://localhost.',
  )
}

async function newLink(owner: Kysely<Database>, siteUrl: string): Promise<string> {
  const token = randomBytes(32)
  await storeLink(owner, createHash('sha256').update(token).digest(), operator().name)
  const link = `${siteUrl}/admin/enter?token=${token.toString('base64url')}`
  return `${link}\n\nThe link is good once, until ${LINK_MINUTES} minutes from now. The session that it opens lasts 12 hours.`
}

if (import.meta.main) await runCommand('admin', command)
