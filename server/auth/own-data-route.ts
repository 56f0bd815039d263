import { Hono, type Context } from 'hono'
import { paths } from '#app/paths.ts'
import { asAccount, exportAccount } from '#db/queries/accounts/accounts.ts'
import type { AccountRouteOptions } from './account-route.ts'
import { isKept, keepableAt } from './keep-page.ts'
import { NOT_KEPT, seeOther } from './private-answer.ts'
import { returnPath } from '#core/return-path.ts'
import { withCookies } from './sealed-cookies.ts'
import type { Session } from './sessions.ts'

/** What those who signed in read of their own, beside their pages. */
export function ownDataRoute({ db, siteUrl, sessions, logError }: AccountRouteOptions): Hono {
  const read =
    (
      what: string,
      answer: (c: Context, session: Session | null) => Promise<Response>,
      away: () => Response,
    ) =>
    async (c: Context) => {
      try {
        const session = await sessions.read(c.req.raw.headers)
        return withCookies(await answer(c, session), [session?.cookie ?? null])
      } catch (error) {
        logError(error, `${what} could not be read`)
        return away()
      }
    }

  return new Hono()
    .get(
      // Whether the job or search at an address is saved: shared pages cannot say, so their script asks.
      '/account/saved',
      read(
        'Saved jobs',
        async (c, session) => {
          const what = keepableAt(returnPath(c.req.query('at'), siteUrl) ?? paths.home())
          const saved = what !== null && session !== null && (await isKept(db, session.accountId, what))
          return Response.json({ saved }, { headers: NOT_KEPT })
        },
        () => Response.json({ saved: null }, { status: 503, headers: NOT_KEPT }),
      ),
    )
    .get(
      '/dashboard/export',
      read(
        'An account',
        async (_, session) => {
          if (!session) return seeOther(paths.signIn(paths.dashboard()))
          const data = await asAccount(db, session.accountId, exportAccount)
          const text = JSON.stringify({ exported_at: new Date(), ...data }, null, 2)
          const headers = {
            ...NOT_KEPT,
            'content-type': 'application/json; charset=utf-8',
            'content-disposition': 'attachment; filename="pravesh-my-data.json"',
          }
          return new Response(`${text}\n`, { headers })
        },
        () => seeOther('/auth/accounts-away'),
      ),
    )
}
