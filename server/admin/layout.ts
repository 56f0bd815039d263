import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import tokens from '#app/styles/tokens.css?raw'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { PRIVATE_NO_STORE } from '#server/auth/private-responses.ts'
import type { PostRefusal } from '#server/http/post-guard.ts'
import style from './style.css?raw'

/** HTML whose values are escaped. */
export type Html = ReturnType<typeof html>

const STYLE = `${tokens}\n${style}`
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`)
const CURRENT = raw('aria-current="page"')

const PAGES = [
  ['/admin', 'Overview'],
  ['/admin/reports', 'Reports'],
  ['/admin/boards', 'Boards'],
  ['/admin/postings', 'Postings'],
  ['/admin/companies', 'Companies'],
  ['/admin/content', 'Content'],
  ['/admin/messages', 'Messages'],
  ['/admin/mail', 'Mail'],
  ['/admin/log', 'Log'],
] as const

/** What a page says about the act that led to it, by the value of `said`. */
const NOTICES: Record<string, { text: string; wrong?: true }> = {
  done: { text: 'Done. It is in the log.' },
  unchanged: { text: 'It was so before. Nothing was changed.' },
  unknown: { text: 'It is not there any more. Nothing was changed.', wrong: true },
  sample: { text: 'This is a sample. The first import removes it. Nothing was changed.', wrong: true },
}

export interface PageOptions {
  title: string
  body: Html
  https: boolean
  /** Who is signed in; null for the page that a link opens. */
  actor: string | null
  status?: 200 | 404 | PostRefusal['status']
}

/** A page of `/admin`: for one reader, in no cache and no search engine, without script. */
export async function adminPage(c: Context, options: PageOptions): Promise<Response> {
  const { title, body, https, actor, status = 200 } = options
  const page = html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title} | Pravesh admin</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        ${actor === null ? '' : header(c.req.path, actor)}
        <main id="main">
          <h1>${title}</h1>
          ${notice(c.req.query('said'))} ${body}
        </main>
      </body>
    </html>`
  return c.html(page, status, {
    ...PRIVATE_NO_STORE,
    'content-security-policy': contentSecurityPolicy({ styleHashes: [STYLE_HASH], https }),
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
}

function header(path: string, actor: string): Html {
  const links = PAGES.map(
    ([to, name]) =>
      html`<a href="${to}" ${path === to || (to !== '/admin' && path.startsWith(`${to}/`)) ? CURRENT : ''}
        >${name}</a
      >`,
  )
  return html`<header>
    <a href="/"><strong>Pravesh</strong></a>
    <nav aria-label="Admin">${links}</nav>
    <form method="post" action="/admin/leave">
      <span class="soft">${actor}</span> <button>Sign out</button>
    </form>
  </header>`
}

function notice(said: string | undefined): Html | '' {
  const known = said !== undefined && Object.hasOwn(NOTICES, said) ? NOTICES[said] : undefined
  return known ? noticeBox(known.text, known.wrong) : ''
}

export function noticeBox(text: string | Html, wrong = false): Html {
  return html`<p class="notice${wrong ? ' wrong' : ''}" role="status">${text}</p>`
}

/** A table that scrolls sideways on a phone. Cells are texts or HTML. */
export function table(caption: string, columns: string[], rows: (string | number | Html)[][]): Html {
  if (rows.length === 0) return html`<p class="soft">None.</p>`
  const cell = (value: string | number | Html) =>
    typeof value === 'number' ? html`<td class="number">${value}</td>` : html`<td>${value}</td>`
  return html`<div class="wide" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map(cell)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

/** A button of a form, which sends `act`. What it is about is for screen readers. */
export function actButton(act: string, label: string, about: string, kind: 'danger' | '' = ''): Html {
  return html`<button name="act" value="${act}" class="${kind}" aria-label="${label}: ${about}">
    ${label}
  </button>`
}

/** The page to go back to after an act, with what it says there. */
export function backTo(path: string, said: string): Response {
  const url = new URL(path, 'http://admin.invalid')
  url.searchParams.set('said', said)
  return new Response(null, {
    status: 303,
    headers: { location: url.pathname + url.search, ...PRIVATE_NO_STORE },
  })
}
