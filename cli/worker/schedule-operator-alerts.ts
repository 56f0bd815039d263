import type { Settings } from '#core/settings.ts'
import type { Kysely } from 'kysely'
import { repeat } from '#db/repeat.ts'
import type { Database } from '#db/schema.ts'
import { siteAddress } from '#cli/process/site-address.ts'
import { alertOperator } from '#mail/operator-alert.ts'

/** The first check comes after one, so that a site that was down for a day can read its boards first. */
const CHECK_EVERY_MS = 60 * 60_000

/**
 * Mails the operator once an hour at most, and once a day at most over all processes, when boards fail or postings are
 * not confirmed. Without a mail server or `OPERATOR_EMAIL` it does nothing.
 *
 * @param onError Called if a check fails, for example because the mail server is down. The next check tries again.
 * @returns A function that stops it after the check under way.
 */
export function scheduleOperatorAlerts(
  owner: Kysely<Database>,
  { mail, operator, ...settings }: Pick<Settings, 'mail' | 'operator' | 'siteUrl' | 'hasSiteUrl'>,
  onError: (error: unknown, what: string) => void,
): () => Promise<void> {
  const to = operator.email
  if (!mail || to === null) return async () => {}
  return repeat(CHECK_EVERY_MS, 'operator alert: a check failed', onError, async () =>
    alertOperator({ owner, mail, to, siteUrl: await siteAddress(owner, settings) }),
  )
}
