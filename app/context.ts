import { createContext } from 'react-router'
import type { Database } from '#db/schema.ts'
import type { Kysely } from 'kysely'

/** What the server hands to every loader: set once a request in `server/`, replaced freely in tests. */
export interface RequestScope {
  /** The web role's handle: public rows, and inserts of clicks. */
  db: Kysely<Database>
  /** Origin of the public site without a trailing slash, e.g. `https://pravesh.example`. */
  siteUrl: string
  /** The moment of this request, to five minutes; render never asks the clock itself. */
  now: Date
  /** Reports a failed query; the page goes on with its empty state. */
  logError: (error: unknown, what: string) => void
}

export const requestScope = createContext<RequestScope>()
