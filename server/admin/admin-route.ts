import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import type { Kysely } from 'kysely'
import { paths } from '#app/paths.ts'
import type { ReadSource } from '#core/content/boards.ts'
import { isGoodLink, useLink } from '#db/queries/admin/admin-sessions.ts'
import type { Actor } from '#db/queries/admin/acts.ts'
import type { Database } from '#db/schema.ts'
import { PRIVATE_NO_STORE, seeOther } from '#server/auth/private-responses.ts'
import { withCookies } from '#server/auth/sealed-cookies.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'
import type { LogError } from '../log.ts'
import { createAdmission, hashOfToken, type AdmitOptions } from './admit.ts'
import { boardsPages } from './boards-pages.ts'
import { companiesPages } from './companies-pages.ts'
import { contentPages } from './content-pages.ts'
import { adminPage, type Html } from './layout.ts'
import { logPage } from './log-page.ts'
import { messagesPage } from './messages-page.ts'
import { mailPage } from './mail-page.ts'
import { overviewPage } from './overview-page.ts'
import { postingsPages } from './postings-pages.ts'
import { reportsPages } from './reports-pages.ts'

export interface AdminOptions extends AdmitOptions {
  logError: LogError
  /** Reads the source of a board that is added. */
  readSource?: ReadSource
  now?: () => Date
}

/** What a page of `/admin` needs. It is made only after its reader was let in. */
export interface AdminScope {
  /** The owner's connections, with rights that pages of visitors do not have. */
  owner: Kysely<Database>
  now: () => Date
  readSource: ReadSource
  actorOf(c: Context): Actor
  page(c: Context, title: string, body: Html, status?: 200 | 400 | 404 | 413): Promise<Response>
}

interface Env {
  Bindings: { admin: Actor }
}

/** A file to import, and what is around it. */
const MAX_BODY_BYTES = 4 * 1024 * 1024

/**
 * `/admin` and everything below it. Who is not let in is passed on, so that the address looks like one that does not
 * exist, whatever the method.
 */
export function adminRoute(options: AdminOptions): Hono {
  const { owner, siteUrl, logError, now = () => new Date(), readSource = asTyped } = options
  const admission = createAdmission(options)
  const https = siteUrl.startsWith('https:')
  const scope: AdminScope = {
    owner,
    now,
    readSource,
    actorOf: (c) => (c.env as Env['Bindings']).admin,
    page: (c, title, body, status) => {
      const actor = (c.env as Env['Bindings']).admin.name
      return adminPage(c, { title, body, https, actor, status })
    },
  }
  const pages = adminPages(scope)

  const app = new Hono()
  app.use('/admin/enter', async (c, next) => {
    if (!admission.takesLinks(c)) return next()
    const isPost = c.req.method === 'POST'
    if (isPost && !isSameOrigin(c.req.raw.headers, siteUrl)) return next()
    const token = isPost ? (await c.req.parseBody()).token : c.req.query('token')
    const link = hashOfToken(typeof token === 'string' ? token : undefined)
    if (!link || !(await isGoodLink(owner, link))) return next()
    if (!isPost)
      return adminPage(c, {
        title: 'Open the admin pages',
        body: enterForm(String(token)),
        https,
        actor: null,
      })
    const { hash, cookie } = admission.newSession()
    return (await useLink(owner, link, hash)) ? withCookies(seeOther('/admin'), [cookie]) : next()
  })
  app.use('/admin/*', async (c, next) => {
    const admitted = await admission.admit(c)
    if (!admitted) return next()
    if (c.req.method === 'POST' && !isSameOrigin(c.req.raw.headers, siteUrl))
      return c.text('Forms are accepted only from our own pages.', 403, PRIVATE_NO_STORE)
    if (c.req.path === '/admin/leave' && c.req.method === 'POST') {
      const cookie = await admission.leave(c)
      // An account signs out as on every other page, which is a form too.
      const location = cookie === null ? '/auth/sign-out' : '/'
      const status = cookie === null ? 307 : 303
      return withCookies(new Response(null, { status, headers: { location, ...PRIVATE_NO_STORE } }), [cookie])
    }
    if (admitted.isStale) return seeOther(paths.signInAgain('/admin'))
    const actor: Actor = { name: admitted.name, via: 'web' }
    const response = await pages.fetch(c.req.raw, { ...(c.env as object), admin: actor })
    return withCookies(response, [admitted.cookie])
  })
  app.onError((error, c) => {
    logError(error, 'A page of /admin failed')
    return c.text(
      'The database did not answer. Nothing was changed. Please try again.',
      503,
      PRIVATE_NO_STORE,
    )
  })
  return app
}

/** The form of a source is checked with the other fields. */
const asTyped: ReadSource = async (source) => ({ source })

function adminPages(scope: AdminScope): Hono {
  const app = new Hono()
  const tooLarge: MiddlewareHandler = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => scope.page(c, 'Too large', html`<p>The file is larger than 4 MB. Divide it.</p>`, 413),
  })
  app.use(tooLarge)
  app.route('/', overviewPage(scope))
  app.route('/', reportsPages(scope))
  app.route('/', boardsPages(scope))
  app.route('/', postingsPages(scope))
  app.route('/', companiesPages(scope))
  app.route('/', contentPages(scope))
  app.route('/', messagesPage(scope))
  app.route('/', mailPage(scope))
  app.route('/', logPage(scope))
  app.notFound((c) => scope.page(c, 'Page not found', html`<p>There is no such page here.</p>`, 404))
  app.onError((error) => {
    throw error
  })
  return app
}

function enterForm(token: string): Html {
  return html`<p>This link is good once. The session lasts 12 hours, or until you sign out.</p>
    <form method="post" action="/admin/enter">
      <input type="hidden" name="token" value="${token}" />
      <button class="main">Open</button>
    </form>`
}
