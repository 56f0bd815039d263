import type { Hono } from 'hono'
import { vi } from 'vitest'
import { ALERT_POSTS } from '#server/newsletter/alerts-route.ts'
import type { MailFormsOptions } from '#server/newsletter/mail-forms.ts'
import { NEWSLETTER_POSTS } from '#server/newsletter/newsletter-route.ts'
import { fakeDatabase } from './fake-database.ts'
import { guarded } from './guarded.ts'

const CLIENT = '203.0.113.7'

/** A database that is gone. */
export const brokenDatabase = fakeDatabase(() => {
  throw new Error('gone')
})

/** The routes of forms about mail, posts to them, from one client if nothing else is said, and what they call. */
export function mailFormsSite(
  route: (options: MailFormsOptions) => Hono,
  options: Pick<MailFormsOptions, 'db'> & Partial<MailFormsOptions>,
) {
  const logError = vi.fn()
  const confirmations = { canMail: vi.fn(async () => true), wake: vi.fn() }
  const app = guarded(route({ logError, confirmations, ...options }), { ...ALERT_POSTS, ...NEWSLETTER_POSTS })
  const send = (
    path: string,
    body: FormData | URLSearchParams,
    headers: Record<string, string> = {},
    remoteAddress = CLIENT,
  ) =>
    app.request(
      path,
      { method: 'POST', body, headers },
      { incoming: { socket: { remoteAddress, remotePort: 4000, remoteFamily: 'IPv4' } } },
    )
  return {
    /** Posts a form, as a browser does from a page of the site if the headers say nothing else. */
    submit: (
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
      address?: string,
    ) => send(path, new URLSearchParams(fields), { 'sec-fetch-site': 'same-origin', ...headers }, address),
    /** Posts a form, as a mail program does. */
    post: (path: string, fields: Record<string, string> | FormData = {}, headers?: Record<string, string>) =>
      send(path, fields instanceof FormData ? fields : new URLSearchParams(fields), headers),
    logError,
    confirmations,
  }
}

/** Everything in a response by which a visitor could distinguish it from another. */
export async function wholeResponse(response: Response) {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }
}
