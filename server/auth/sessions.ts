import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import {
  endOtherSessions,
  endSession,
  findSession,
  rotateSession,
  SESSION_DAYS,
  signInAccount,
  type ProviderIdentity,
  type SignedInAccount,
} from '#db/queries/accounts/account-sessions.ts'
import { currentTime } from '#db/clock.ts'
import type { Database } from '#db/schema.ts'
import type { SealedCookie } from './sealed-cookies.ts'

const Content = z.object({ id: z.string().length(43) })

export interface Session {
  accountId: string
  signedInAt: Date
  /** The `Set-Cookie` header to send if the session's id was rotated. */
  cookie: string | null
}

export interface Sessions {
  /** Whether the browser has a valid session cookie. Enough for links: it does not query the database. */
  hasCookie(headers: Headers): Promise<boolean>
  /** Reads the session from the database, and rotates its id when due. Null if it has ended. */
  read(headers: Headers): Promise<Session | null>
  /** Signs the visitor in under a new id, and ends the browser's previous session. */
  begin(headers: Headers, identity: ProviderIdentity): Promise<{ account: SignedInAccount; cookie: string }>
  /** Ends the session. @returns The `Set-Cookie` header that deletes the cookie. */
  end(headers: Headers): Promise<string>
  /** Ends all other sessions of the account. */
  endOthers(headers: Headers): Promise<void>
  /** The `Set-Cookie` header that deletes a cookie without a session. */
  forget(): string
}

/**
 * Sessions of signed-in visitors. The cookie contains only a random id. The database stores the account under
 * the id's hash, so a session that was ended is invalid everywhere.
 */
export function createSessions(db: Kysely<Database>, cookie: SealedCookie): Sessions {
  const idOf = async (headers: Headers) => Content.safeParse(await cookie.read(headers)).data?.id ?? null
  const end = async (headers: Headers) => {
    const id = await idOf(headers)
    if (id) await endSession(db, hashOf(id))
    return cookie.clear()
  }
  return {
    hasCookie: async (headers) => (await idOf(headers)) !== null,
    read: async (headers) => {
      const id = await idOf(headers)
      const session = id && (await findSession(db, hashOf(id)))
      if (!session) return null
      const { accountId, signedInAt, expiresAt, isDue } = session
      const next = newId()
      const rotated = isDue && (await rotateSession(db, hashOf(id), hashOf(next)))
      const secondsLeft = Math.floor((expiresAt.getTime() - currentTime(db).getTime()) / 1000)
      return { accountId, signedInAt, cookie: rotated ? await cookie.write({ id: next }, secondsLeft) : null }
    },
    begin: async (headers, identity) => {
      const id = newId()
      const account = await signInAccount(db, identity, hashOf(id))
      await end(headers)
      return { account, cookie: await cookie.write({ id }, SESSION_DAYS * 24 * 60 * 60) }
    },
    end,
    endOthers: async (headers) => {
      const id = await idOf(headers)
      if (id) await endOtherSessions(db, hashOf(id))
    },
    forget: () => cookie.clear(),
  }
}

function newId(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}
