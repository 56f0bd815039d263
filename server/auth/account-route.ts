import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { paths } from '#app/paths.ts'
import { MAX_COMPANY, MAX_NOTE, STAGES } from '#core/application-stage.ts'
import { aboutMeOf } from '#core/about-me.ts'
import { MAX_TICK_NAME } from '#core/my-skills.ts'
import { USER_TYPES } from '#core/user-type.ts'
import { currentTime } from '#db/clock.ts'
import { recordOpenedJob } from '#db/queries/accounts/account-items.ts'
import { hideCompany, showCompany, trackJob } from '#db/queries/accounts/account-tracker.ts'
import { writeAbout } from '#db/queries/accounts/account-about.ts'
import { addTicks, removeTicks } from '#db/queries/accounts/account-skills.ts'
import { setAccountNewsletter } from '#db/queries/accounts/account-newsletter.ts'
import { asAccount, deleteAccount, setUserType } from '#db/queries/accounts/accounts.ts'
import type { Database } from '#db/schema.ts'
import type { LogError } from '../log.ts'
import type { PostRules } from '#server/http/post-guard.ts'
import { applySave, savableAt, withOutcome } from './save-page.ts'
import { PRIVATE_NO_STORE, seeOther, wantsJson } from './private-responses.ts'
import { returnPath } from '#core/return-path.ts'
import { withCookies } from './sealed-cookies.ts'
import type { Session, Sessions } from './sessions.ts'

export const ACCOUNT_POSTS: PostRules = {
  // Sent by a link's `ping`, too.
  '/account/opened': { accepts: ['form', 'ping'] },
}

const Save = z.object({
  /** Address of the jobs page that shows the posting or search to save. */
  at: z.string(),
  remove: z.literal('1').optional(),
  /** The page that sent the form, if not the jobs page. */
  from: z.literal('dashboard').optional(),
})
/** PostgreSQL stores no null character. */
const Text = z.string().transform((text) => text.replaceAll('\0', ''))
const Track = z.object({
  job: z.uuid(),
  stage: z.enum(STAGES).optional(),
  note: Text.pipe(z.string().max(MAX_NOTE)).optional(),
  /** Of a job that was saved in a browser before. */
  saved_at: z.iso.datetime().pipe(z.coerce.date()).optional(),
})
const Hide = z.object({
  company: Text.pipe(z.string().trim().min(1).max(MAX_COMPANY)),
  /** Shows the company again. */
  remove: z.literal('1').optional(),
})
/** Names, one a line. */
const Names = Text.transform((text) =>
  text
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean),
)
  .pipe(z.array(z.string().max(MAX_TICK_NAME)))
  .default([])
const Ticks = z.object({
  skills: Names,
  steps: Names,
  /** Takes the ticks off. */
  remove: z.literal('1').optional(),
})
/** All that is said, as JSON. What is not valid in it is left out. */
const About = z.object({
  about: Text.transform((text, issues) => {
    const about = aboutMeOf(parseJson(text))
    if (about) return about
    issues.addIssue({ code: 'custom', message: 'not what a visitor can say' })
    return z.NEVER
  }),
})
/** A sign-in counts as fresh for this long: whoever finds an open browser must not delete an account. */
const FRESH_MS = 10 * 60_000
const Opened = z.object({ job: z.uuid() })
const UserTypeChoice = z.object({ user_type: z.enum(USER_TYPES), return_to: z.string().optional() })
const NewsletterChoice = z.object({ subscribe: z.enum(['0', '1']) })
const DeleteConfirmation = z.object({ confirm: z.literal('delete') })

export interface AccountRouteOptions {
  db: Kysely<Database>
  siteUrl: string
  sessions: Sessions
  logError: LogError
}

interface Form<T> {
  c: Context
  data: T
  /** Null if the session has ended. */
  session: Session | null
}

/** Changes by signed-in visitors. A form without script is redirected to a page; a script gets JSON. */
export function accountRoute({ db, siteUrl, sessions, logError }: AccountRouteOptions): Hono {
  const app = new Hono()

  const post = <T>(path: string, schema: z.ZodType<T>, act: (form: Form<T>) => Promise<Response>) =>
    app.post(path, async (c) => {
      const { success, data, error } = schema.safeParse(await readForm(c))
      if (!success) return c.text(`The form is not valid:\n${z.prettifyError(error)}`, 400)
      try {
        const session = await sessions.read(c.req.raw.headers)
        const response = await act({ c, data, session })
        if (response.headers.has('set-cookie')) return response
        return withCookies(response, [session ? session.cookie : sessions.forget()])
      } catch (error) {
        logError(error, `POST ${path} failed`)
        return wantsJson(c)
          ? c.json({ outcome: 'failed' }, 503, PRIVATE_NO_STORE)
          : seeOther('/auth/accounts-away')
      }
    })

  post('/account/save', Save, async ({ c, data: { at, remove, from }, session }) => {
    const address = returnPath(at, siteUrl)
    const what = address && savableAt(address)
    if (!address || !what) return c.text('This is not a job or search that can be saved.', 400)
    const outcome = session ? await applySave(db, session.accountId, what, remove === '1') : 'sign-in'
    if (wantsJson(c)) return c.json({ outcome }, session ? 200 : 401, PRIVATE_NO_STORE)
    return seeOther(from === 'dashboard' ? paths.dashboard() : withOutcome(address, outcome))
  })

  /** Only scripts send these; a browser that sends the form itself comes back to the page of the list. */
  const listAnswer = (c: Context, outcome: string, page = paths.saved()) =>
    wantsJson(c) ? c.json({ outcome }, outcome === 'sign-in' ? 401 : 200, PRIVATE_NO_STORE) : seeOther(page)

  post('/account/track', Track, async ({ c, data: { job, stage, note, saved_at: savedAt }, session }) => {
    const track = (accountDb: Kysely<Database>) => trackJob(accountDb, job, { stage, note, savedAt })
    return listAnswer(c, session ? await asAccount(db, session.accountId, track) : 'sign-in')
  })

  post('/account/hide', Hide, async ({ c, data: { company, remove }, session }) => {
    const change = async (accountDb: Kysely<Database>) => {
      if (!remove) return hideCompany(accountDb, company)
      await showCompany(accountDb, company)
      return 'done'
    }
    return listAnswer(c, session ? await asAccount(db, session.accountId, change) : 'sign-in')
  })

  post('/account/skills', Ticks, async ({ c, data: { remove, ...ticks }, session }) => {
    const change = async (accountDb: Kysely<Database>) => {
      if (!remove) return addTicks(accountDb, ticks)
      await removeTicks(accountDb, ticks)
      return 'done'
    }
    return listAnswer(c, session ? await asAccount(db, session.accountId, change) : 'sign-in', paths.skills())
  })

  post('/account/say', About, async ({ c, data: { about }, session }) => {
    const change = async (accountDb: Kysely<Database>) => {
      await writeAbout(accountDb, about)
      return 'done'
    }
    return listAnswer(c, session ? await asAccount(db, session.accountId, change) : 'sign-in')
  })

  post('/account/opened', Opened, async ({ c, data: { job }, session }) => {
    if (session) await asAccount(db, session.accountId, (accountDb) => recordOpenedJob(accountDb, job))
    return c.body(null, 204)
  })

  post('/account/user-type', UserTypeChoice, async ({ data, session }) => {
    if (!session) return seeOther(paths.userTypeSelection())
    await asAccount(db, session.accountId, (accountDb) => setUserType(accountDb, data.user_type))
    return seeOther(returnPath(data.return_to, siteUrl) ?? paths.dashboard())
  })

  post('/account/newsletter', NewsletterChoice, async ({ data: { subscribe }, session }) => {
    if (session)
      await asAccount(db, session.accountId, (accountDb) =>
        setAccountNewsletter(accountDb, subscribe === '1'),
      )
    return seeOther(`${paths.dashboard()}#newsletter-choice`)
  })

  post('/account/delete', DeleteConfirmation, async ({ session }) => {
    if (!session) return seeOther(paths.dashboardDelete())
    if (currentTime(db).getTime() - session.signedInAt.getTime() > FRESH_MS)
      return seeOther(paths.signInAgain(paths.dashboardDelete()))
    await asAccount(db, session.accountId, deleteAccount)
    return withCookies(seeOther('/auth/deleted'), [sessions.forget()])
  })

  post('/account/sign-out-others', z.unknown(), async ({ c, session }) => {
    if (session) await sessions.endOthers(c.req.raw.headers)
    return seeOther(`${paths.dashboard()}#sessions`)
  })

  post('/auth/sign-out', z.unknown(), async ({ c }) =>
    withCookies(seeOther('/auth/signed-out'), [await sessions.end(c.req.raw.headers)]),
  )
  return app
}

/** The form and the query, because a link's `ping` has only a query. */
async function readForm(c: Context): Promise<Record<string, unknown>> {
  const body = await c.req.parseBody()
  return { ...c.req.query(), ...body }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
