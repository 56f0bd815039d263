import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { parse, serialize } from 'hono/utils/cookie'
import type { Kysely } from 'kysely'
import { isLoopbackHost, isSafeOrigin } from '#core/loopback.ts'
import {
  endAdminSession,
  sessionActor,
  SESSION_HOURS,
  verifiedAddress,
} from '#db/queries/admin/admin-sessions.ts'
import { currentTime } from '#db/clock.ts'
import type { Database } from '#db/schema.ts'
import type { Sessions } from '#server/auth/sessions.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { createClientLimit } from '#server/http/client-limit.ts'

/** An account has to have signed in within this time. A session by a link lasts as long. */
const FRESH_MS = SESSION_HOURS * 3_600_000

export interface AdmitOptions {
  /** Used only to find out who asks, and then for who may act. */
  owner: Kysely<Database>
  siteUrl: string
  /** Addresses in lower case; empty if `npm run admin` prints links instead. */
  emails: readonly string[]
  /** Set if sign-in is configured. */
  sessions?: Sessions
  /** How often a client may show what lets nobody in. */
  mayGuess?: ReturnType<typeof createClientLimit>
}

/** A client has shown too many tokens and cookies that let nobody in. */
export class TooManyGuessesError extends Error {
  override name = 'TooManyGuessesError'
}

/** Somebody who may use `/admin`. */
export interface Admitted {
  /** For the log: an address, or who asked for the link. */
  name: string
  /** The account has to sign in again before it goes on. */
  isStale: boolean
  /** To send with the response, if the session's id was rotated. */
  cookie: string | null
}

export interface Admission {
  /**
   * Null for everybody else. Nobody without a cookie costs a query.
   *
   * @throws TooManyGuessesError, as `guess` does.
   */
  admit(c: Context): Promise<Admitted | null>
  /**
   * Asks the database about what a client has shown; null if it is nothing. Each null counts.
   *
   * @throws TooManyGuessesError without asking, if this client got too many.
   */
  guess<T>(c: Context, ask: () => Promise<T | null>): Promise<T | null>
  /** Whether a link of `npm run admin` is good here: without accounts, over TLS or on this machine. */
  takesLinks(c: Context): boolean
  /** A new session's hash, and its cookie. */
  newSession(): { hash: Buffer; cookie: string }
  /** Ends a session by a link. @returns The cookie that deletes it; null for an account, which signs out elsewhere. */
  leave(c: Context): Promise<string | null>
}

/** Decides who may use `/admin`: accounts named in the settings, or who has opened a link of `npm run admin`. */
export function createAdmission({
  owner,
  siteUrl,
  emails,
  sessions,
  mayGuess = createClientLimit(),
}: AdmitOptions): Admission {
  const isSafe = isSafeOrigin(siteUrl)
  const https = siteUrl.startsWith('https:')
  // The prefix and its path stop other hosts of the domain from setting it.
  const cookieName = https ? '__Host-pravesh-admin' : 'pravesh-admin'
  const setCookie = (value: string, maxAge: number) =>
    serialize(cookieName, value, {
      path: '/',
      httpOnly: true,
      secure: https,
      sameSite: 'Strict',
      maxAge,
    })
  const tokenOf = (c: Context) => hashOfToken(parse(c.req.header('cookie') ?? '', cookieName)[cookieName])

  const guess: Admission['guess'] = async (c, ask) => {
    const address = clientAddress(c)
    // Counted before the answer, so that many at once count, too.
    if (!mayGuess(address)) throw new TooManyGuessesError()
    let isGuess = false
    try {
      const found = await ask()
      isGuess = found === null
      return found
    } finally {
      if (!isGuess) mayGuess.forgive(address)
    }
  }
  const takesLinks = (c: Context) => isSafe && emails.length === 0 && (https || isFromHere(c))
  const byLink = async (c: Context): Promise<Admitted | null> => {
    const token = takesLinks(c) ? tokenOf(c) : null
    const name = token && (await guess(c, () => sessionActor(owner, token)))
    return name ? { name, isStale: false, cookie: null } : null
  }
  const byAccount = async (c: Context): Promise<Admitted | null> => {
    const isKnown = sessions && isSafe && (await sessions.hasCookie(c.req.raw.headers))
    return isKnown ? guess(c, () => readAccount(sessions, c)) : null
  }
  const readAccount = async (known: Sessions, c: Context): Promise<Admitted | null> => {
    const session = await known.read(c.req.raw.headers)
    const name = session && (await verifiedAddress(owner, session.accountId))
    if (!name || !emails.includes(name.toLowerCase())) return null
    const isStale = currentTime(owner).getTime() - session.signedInAt.getTime() > FRESH_MS
    return { name, isStale, cookie: session.cookie }
  }
  return {
    admit: emails.length > 0 ? byAccount : byLink,
    guess,
    takesLinks,
    newSession: () => {
      const token = randomBytes(32)
      return { hash: sha256(token), cookie: setCookie(token.toString('base64url'), SESSION_HOURS * 3600) }
    },
    leave: async (c) => {
      const token = emails.length > 0 ? null : tokenOf(c)
      if (token) await endAdminSession(owner, token)
      return emails.length > 0 ? null : setCookie('', 0)
    },
  }
}

/** The stored hash of a token; null if the text is none. */
export function hashOfToken(text: string | undefined): Buffer | null {
  return text !== undefined && /^[\w-]{43}$/.test(text) ? sha256(Buffer.from(text, 'base64url')) : null
}

function sha256(token: Buffer): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether the request never left this machine. A page elsewhere whose name leads here has another host. */
function isFromHere(c: Context): boolean {
  const address = clientAddress(c)
  const host = URL.parse(`http://${c.req.header('host') ?? ''}`)?.hostname ?? ''
  return (address === '::1' || address.startsWith('127.')) && isLoopbackHost(host)
}
