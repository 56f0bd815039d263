import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import {
  endSession,
  findSession,
  rotateSession,
  SESSION_DAYS,
  signInAccount,
  type ProviderIdentity,
  type SignedInAccount,
} from '#db/queries/accounts/account-sessions.ts'
import type { Database } from '#db/schema.ts'
import type { SealedCookie } from './sealed-cookies.ts'

const Content = z.object({ id: z.string().length(43) })

export interface Session {
  accountId: string
  /** The `Set-Cookie` to answer with, where the session's id was replaced. */
  cookie: string | null
}

export interface Sessions {
  /** Whether the browser brings a cookie of ours that is not over: asks nobody, and is enough for a link. */
  isBrought(headers: Headers): Promise<boolean>
  /** The session, which is asked of the database; null when there is none any more. Its id is replaced when due. */
  read(headers: Headers): Promise<Session | null>
  /** Signs somebody in under a new id; what session the browser brings ends. */
  begin(headers: Headers, identity: ProviderIdentity): Promise<{ account: SignedInAccount; cookie: string }>
  /** Ends the session here and gives the `Set-Cookie` that ends it in the browser. */
  end(headers: Headers): Promise<string>
  /** The `Set-Cookie` that takes a cookie away which stands for nothing. */
  forget(): string
}

/**
 * Sessions of visitors who signed in. The cookie holds a random id and nothing else; whose it is stands in the
 * database under the id's hash, so that a session which was ended is over everywhere.
 */
export function createSessions(db: Kysely<Database>, cookie: SealedCookie): Sessions {
  const idOf = async (headers: Headers) => Content.safeParse(await cookie.read(headers)).data?.id ?? null
  const end = async (headers: Headers) => {
    const id = await idOf(headers)
    if (id) await endSession(db, hashOf(id))
    return cookie.clear()
  }
  return {
    isBrought: async (headers) => (await idOf(headers)) !== null,
    read: async (headers) => {
      const id = await idOf(headers)
      const session = id && (await findSession(db, hashOf(id)))
      if (!session) return null
      const { accountId, expiresAt, isDue } = session
      const next = newId()
      const rotated = isDue && (await rotateSession(db, hashOf(id), hashOf(next)))
      const secondsLeft = Math.floor((expiresAt.getTime() - Date.now()) / 1000)
      return { accountId, cookie: rotated ? await cookie.write({ id: next }, secondsLeft) : null }
    },
    begin: async (headers, identity) => {
      const id = newId()
      const account = await signInAccount(db, identity, hashOf(id))
      await end(headers)
      return { account, cookie: await cookie.write({ id }, SESSION_DAYS * 24 * 60 * 60) }
    },
    end,
    forget: () => cookie.clear(),
  }
}

function newId(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}
