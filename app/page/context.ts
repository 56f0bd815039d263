import { createContext } from 'react-router'
import type { AuthNotice } from '#app/features/account/auth-notices.ts'
import type { JobFinder } from '#core/find/job-search.ts'
import type { ContactDraft } from '#core/contact-message.ts'
import type { Operator } from '#core/operator.ts'
import type { Retention } from '#core/retention.ts'
import type { SiteFiguresKind } from '#core/settings-schema.ts'
import type { Database } from '#db/schema.ts'
import type { Kysely } from 'kysely'

/** The sign-in state of the current request. */
export interface SignInScope {
  /** Whether the request has a session. A shared page knows nothing else about its visitor. */
  signedIn: boolean
  /** The account of a private page; null on a shared page, and if nobody is signed in. */
  accountId: string | null
  /** The database is down, so we don't know if the session is still valid. */
  unavailable?: boolean
  /** The message of a page under /auth. */
  notice?: AuthNotice
  /** URL where the visitor can also sign out of the provider. */
  providerSignOut?: string | null
}

/** The context of every loader. `server/` sets it once per request; tests pass their own. */
export interface RequestScope {
  /** Uses the web role: public rows, click inserts, and an account's own rows inside `asAccount`. */
  db: Kysely<Database>
  /** Finds postings; pages, feeds, the API and alerts share it. */
  finder: JobFinder
  /** Origin of the public site without a trailing slash, e.g. `https://pravesh.example`. */
  siteUrl: string
  /** Undefined if sign-in is not configured; then no page shows it. */
  signIn?: SignInScope
  /** Which figures pages show: the specification's or those of the database. Default: `spec`. */
  siteFigures?: SiteFiguresKind
  /** Who runs the site. Default: nothing is known. */
  operator?: Operator
  /** After how many days old rows are deleted. Default: `DEFAULT_RETENTION`. */
  retention?: Retention
  /** Username of the bot that sends job alerts. Undefined if there is none; then no page shows Telegram. */
  telegramBot?: string
  /** A message that was sent without script and not accepted. */
  contactDraft?: ContactDraft
  /** The time of this request, rounded to five minutes. Rendering never reads the clock. */
  now: Date
  /** Logs a failed query; the page then shows its empty state. */
  logError: (error: unknown, what: string) => void
}

export const requestScope = createContext<RequestScope>()
