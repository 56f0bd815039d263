import { Hono, type Context } from 'hono'
import { paths } from '#app/paths.ts'
import { currentTime } from '#db/clock.ts'
import { readAbout } from '#db/queries/accounts/account-about.ts'
import { readTicks } from '#db/queries/accounts/account-skills.ts'
import { listHiddenCompanies, listTrackedJobs } from '#db/queries/accounts/account-tracker.ts'
import { asAccount, exportAccount } from '#db/queries/accounts/accounts.ts'
import type { AccountRouteOptions } from './account-route.ts'
import { isSaved, savableAt } from './save-page.ts'
import { PRIVATE_NO_STORE, seeOther } from './private-responses.ts'
import { returnPath } from '#core/return-path.ts'
import { withCookies } from './sealed-cookies.ts'
import type { Session } from './sessions.ts'

/** Account data that is not a page: whether something is saved, what is ticked, and the export. */
export function ownDataRoute({ db, siteUrl, sessions, logError }: AccountRouteOptions): Hono {
  const read =
    (
      name: string,
      answer: (c: Context, session: Session | null) => Promise<Response>,
      fallback: () => Response,
    ) =>
    async (c: Context) => {
      try {
        const session = await sessions.read(c.req.raw.headers)
        return withCookies(await answer(c, session), [session?.cookie ?? null])
      } catch (error) {
        logError(error, `${name} could not be read`)
        return fallback()
      }
    }

  return new Hono()
    .get(
      // Shared pages cannot know what is saved, so their script asks here: for one job or search, or for
      // the tracker with all saved jobs and hidden companies. The tracker is null if the session has ended.
      '/account/saved',
      read(
        'Saved jobs',
        async (c, session) => {
          const at = c.req.query('at')
          if (at === undefined) {
            const tracker = session ? await readTracker(db, session.accountId) : null
            return Response.json({ tracker }, { headers: PRIVATE_NO_STORE })
          }
          const what = savableAt(returnPath(at, siteUrl) ?? paths.home())
          const saved = what !== null && session !== null && (await isSaved(db, session.accountId, what))
          return Response.json({ saved }, { headers: PRIVATE_NO_STORE })
        },
        () => Response.json({ saved: null }, { status: 503, headers: PRIVATE_NO_STORE }),
      ),
    )
    .get(
      // The same for what the visitor ticked.
      '/account/ticks',
      read(
        'Ticked skills',
        async (_, session) => {
          const ticks = session ? await asAccount(db, session.accountId, readTicks) : null
          return Response.json({ ticks }, { headers: PRIVATE_NO_STORE })
        },
        () => Response.json({}, { status: 503, headers: PRIVATE_NO_STORE }),
      ),
    )
    .get(
      // The same for what the visitor says of herself.
      '/account/about',
      read(
        'What an account says',
        async (_, session) => {
          const about = session ? await asAccount(db, session.accountId, readAbout) : null
          return Response.json({ about }, { headers: PRIVATE_NO_STORE })
        },
        () => Response.json({}, { status: 503, headers: PRIVATE_NO_STORE }),
      ),
    )
    .get(
      '/dashboard/export',
      read(
        'An account',
        async (_, session) => {
          if (!session) return seeOther(paths.signIn(paths.dashboard()))
          const data = await asAccount(db, session.accountId, exportAccount)
          const text = JSON.stringify({ exported_at: currentTime(db), ...data }, null, 2)
          const headers = {
            ...PRIVATE_NO_STORE,
            'content-type': 'application/json; charset=utf-8',
            'content-disposition': 'attachment; filename="pravesh-my-data.json"',
          }
          return new Response(`${text}\n`, { headers })
        },
        () => seeOther('/auth/accounts-away'),
      ),
    )
}

/** Names as in the file of `app/features/jobs/saved/saved-file.ts`, whose rows the script reads too. */
function readTracker(db: AccountRouteOptions['db'], accountId: string) {
  return asAccount(db, accountId, async (accountDb) => ({
    jobs: await listTrackedJobs(accountDb),
    hidden_companies: await listHiddenCompanies(accountDb),
  }))
}
