import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { storeLink } from '#db/queries/admin/admin-sessions.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import type { Database } from '#db/schema.ts'
import { readSource } from '#cli/boards/read-source.ts'
import { createSealedCookies } from '#server/auth/sealed-cookies.ts'
import { createSessions } from '#server/auth/sessions.ts'
import { createApp } from '#server/create-app.ts'
import { createLog } from '#server/log.ts'
import type { TestDatabase } from './database.ts'

const SECRET = 'secret'
export const OWN = { 'sec-fetch-site': 'same-origin' }

export interface AdminSiteOptions {
  siteUrl?: string
  /** `ADMIN_EMAILS`; with any, the site has sign-in. */
  emails?: string[]
  /** The peer's address. */
  address?: string
}

/** The whole site in this process, as a stranger and an operator see it. Pages of visitors say only their path. */
export function adminSite(
  { owner, web }: Pick<TestDatabase, 'owner' | 'web'>,
  { siteUrl = 'https://pravesh.example', emails = [], address = '127.0.0.1' }: AdminSiteOptions = {},
) {
  const lines: string[] = []
  const app = createApp({
    db: web,
    finder: createSqlFinder(web),
    health: { ask: async () => {}, isAway: () => false },
    siteUrl,
    version: '1',
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    handle: async (request) => new Response(`not found: ${new URL(request.url).pathname}`, { status: 404 }),
    pagePaths: async () => [],
    files: new Map(),
    confirmations: { canMail: async () => false, wake: () => {} },
    signIn:
      emails.length > 0 ? { issuer: 'https://id.example', clientId: 'pravesh', clientSecret: SECRET } : null,
    admin: { owner, emails, readSource },
  })
  const ask = async (path: string, init: RequestInit = {}, from = address) =>
    app.fetch(
      new Request(siteUrl + path, { ...init, headers: { host: new URL(siteUrl).host, ...init.headers } }),
      { incoming: { socket: { remoteAddress: from, remotePort: 4000, remoteFamily: 'IPv4' } } },
    )
  const post = (
    path: string,
    fields: Record<string, string> | FormData,
    headers: Record<string, string> = {},
  ) =>
    ask(path, {
      method: 'POST',
      body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      headers: { ...OWN, ...headers },
    })
  return { ask, post, lines, posts: app.posts }
}

/** The cookie of a response, for the next request. */
export function cookieOf(response: Response): { cookie: string } {
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  return { cookie }
}

/** A link's token, as `npm run admin` prints it. */
export async function newToken(owner: Kysely<Database>): Promise<string> {
  const token = randomBytes(32)
  await storeLink(owner, createHash('sha256').update(token).digest(), 'asha')
  return token.toString('base64url')
}

/** The cookie of an account that has just signed in. */
export async function signedIn(
  web: Kysely<Database>,
  account: { email: string; emailVerified?: boolean; subject?: string },
): Promise<{ cookie: string }> {
  const sessions = createSessions(web, createSealedCookies(SECRET, true)('pravesh-session'))
  const identity = { issuer: 'https://id.example', subject: 's', emailVerified: true, name: null, ...account }
  const { cookie } = await sessions.begin(new Headers(), identity)
  return { cookie: cookie.slice(0, cookie.indexOf(';')) }
}
