import { createContext } from 'react-router'
import type { AuthNotice } from '#app/features/account/auth-notices.ts'
import type { Database } from '#db/schema.ts'
import type { Kysely } from 'kysely'

/** Sign-in as the request at hand meets it. */
export interface SignInScope {
  /** Whether the browser brought a session. Pages that all visitors share know no more of anybody than this. */
  signedIn: boolean
  /** Whose page this is; null on a page that is shared, and where nobody is signed in. */
  accountId: string | null
  /** Accounts could not be asked: nobody can say whether the session still stands. */
  unavailable?: boolean
  /** What a page under /auth has to say. */
  notice?: AuthNotice
  /** Where the visitor can sign out of the provider too. */
  providerSignOut?: string | null
}

/** What the server hands to every loader: set once a request in `server/`, replaced freely in tests. */
export interface RequestScope {
  /** The web role's handle: public rows, inserts of clicks, and an account's own rows inside `asAccount`. */
  db: Kysely<Database>
  /** Origin of the public site without a trailing slash, e.g. `https://pravesh.example`. */
  siteUrl: string
  /** Absent where the site offers no sign-in: then nothing on it speaks of one. */
  signIn?: SignInScope
  /** The moment of this request, to five minutes; render never asks the clock itself. */
  now: Date
  /** Reports a failed query; the page goes on with its empty state. */
  logError: (error: unknown, what: string) => void
}

export const requestScope = createContext<RequestScope>()
