import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import type { Kysely } from 'kysely'
import { paths } from '#app/paths.ts'
import type { ReadSource } from '#core/content/boards.ts'
import { MAX_LOGO_BYTES } from '#core/logo-image.ts'
import { isDatabaseSilent } from '#db/connection.ts'
import { currentTime } from '#db/clock.ts'
import { isGoodLink, useLink } from '#db/queries/admin/admin-sessions.ts'
import type { Actor } from '#db/queries/admin/acts.ts'
import type { Database } from '#db/schema.ts'
import { PRIVATE_NO_STORE, seeOther } from '#server/auth/private-responses.ts'
import { withCookies } from '#server/auth/sealed-cookies.ts'
import { postGuard, type PostRule, type PostRefusal } from '#server/http/post-guard.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'
import type { LogError } from '../log.ts'
import { createAdmission, hashOfToken, TooManyGuessesError, type AdmitOptions } from './admit.ts'
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
  page(c: Context, title: string, body: Html, status?: 200 | 404 | PostRefusal['status']): Promise<Response>
}

interface Env {
  Bindings: { admin: Actor }
}

/** The form with a link's token. Who sends it from elsewhere is passed on, as if there were nothing. */
const ENTRY: PostRule = { maxBytes: 1024, from: 'anybody' }
/** A file to import, and what is around it. */
const CONTENT: PostRule = { maxBytes: 4 * 1024 * 1024, accepts: ['form', 'multipart'] }
/** A logo, and what is around it. */
const COMPANY: PostRule = { maxBytes: MAX_LOGO_BYTES + 8192, accepts: ['form', 'multipart'] }

/**
 * `/admin` and everything below it. Who is not let in is passed on, so that the address looks like one that does not
 * exist, whatever the method.
 */
export function adminRoute(options: AdminOptions): Hono {
  const { owner, siteUrl, logError, now = () => currentTime(owner), readSource = asTyped } = options
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
  const refuse: PostRule['refuse'] = async (c, { message, status, headers }) => {
    const isFile = status === 413 && takesFile(c.req.path)
    const text = isFile ? 'The file is larger than 4 MB. Divide it.' : message
    const page = await scope.page(c, 'Not accepted', html`<p>${text}</p>`, status)
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
    return page
  }
  const [content, company, other] = [{ ...CONTENT, refuse }, { ...COMPANY, refuse }, { refuse }]
  const guardPages = postGuard(siteUrl, (path) => {
    if (takesFile(path)) return content
    return path === '/admin/companies' ? company : other
  })
  const guardEntry = postGuard(siteUrl, () => ENTRY)

  const app = new Hono()
  app.use('/admin/enter', async (c, next) => {
    if (!admission.takesLinks(c)) return next()
    const isPost = c.req.method === 'POST'
    if (isPost && !isSameOrigin(c.req.raw.headers, siteUrl)) return next()
    let token: unknown = c.req.query('token')
    const refusal = await guardEntry(c, async () => {
      if (isPost) token = (await c.req.parseBody()).token
    })
    if (refusal) return refusal
    const link = hashOfToken(typeof token === 'string' ? token : undefined)
    const isGood = link && (await admission.guess(c, async () => (await isGoodLink(owner, link)) || null))
    if (!isGood) return next()
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
  pages.post(LEAVE_PATH, async (c) => {
    const cookie = await admission.leave(c)
    // An account signs out as on every other page, which is a form too.
    const location = cookie === null ? '/auth/sign-out' : '/'
    const status = cookie === null ? 307 : 303
    return withCookies(new Response(null, { status, headers: { location, ...PRIVATE_NO_STORE } }), [cookie])
  })
  app.use('/admin/*', async (c, next) => {
    const admitted = await admission.admit(c)
    if (!admitted) return next()
    if (admitted.isStale && c.req.path !== LEAVE_PATH) return seeOther(paths.signInAgain('/admin'))
    const actor: Actor = { name: admitted.name, via: 'web' }
    c.env = { ...(c.env as object), admin: actor }
    let page: Response | undefined
    const refusal = await guardPages(c, async () => {
      page = await pages.fetch(c.req.raw, c.env as object)
    })
    return withCookies(refusal ?? page ?? (await c.notFound()), [admitted.cookie])
  })
  app.onError((error, c) => {
    if (error instanceof TooManyGuessesError)
      return c.text('Too many attempts from your network. Please wait a minute.', 429, {
        ...PRIVATE_NO_STORE,
        'retry-after': '60',
      })
    logError(error, 'A page of /admin failed')
    if (isDatabaseSilent(error))
      return c.text(
        'The database did not answer. Nothing was changed. Please try again.',
        503,
        PRIVATE_NO_STORE,
      )
    return c.text('Something went wrong here. The log says what.', 500, PRIVATE_NO_STORE)
  })
  return app
}

/** The form of a source is checked with the other fields. */
const asTyped: ReadSource = async (source) => ({ source })

const LEAVE_PATH = '/admin/leave'
/** An import of content or of boards. */
const takesFile = (path: string) => path.startsWith('/admin/content/') || path === '/admin/boards/import'

function adminPages(scope: AdminScope): Hono {
  const app = new Hono()
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
