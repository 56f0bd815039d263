import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { paths } from '#app/paths.ts'
import { parseMailToken } from '#core/mail-token.ts'
import { ownPage } from '#server/pages/own-page.ts'
import type { RenderOptions } from '#server/pages/render-page.ts'
import type { Sessions } from '#server/auth/sessions.ts'

/** The query parameters that the page reads, and the one that client-side navigations add. */
const PARAMETERS = ['token', 'outcome', 'start', '_routes']

/** Paths of the page and of its data. */
export const OWN_ALERTS_READS = [paths.alertsManage(), `${paths.alertsManage()}.data`]

/**
 * The page of one reader's alerts, behind the token of our mails.
 *
 * @param sessions Set if sign-in is configured.
 */
export function ownAlertsPage(render: RenderOptions, sessions: Sessions | undefined): Hono {
  const route = new Hono()
  for (const path of OWN_ALERTS_READS) route.get(path, (c) => ownPage(c, pathOf(c), render, sessions))
  return route
}

/**
 * The page that a request for an alert by Telegram leads to: that of alerts, with the link to the bot. The token in its
 * address is for one visitor.
 */
export function openTelegramPage(
  render: RenderOptions,
  sessions: Sessions | undefined,
  limit: MiddlewareHandler,
): MiddlewareHandler {
  return async (c, next) => {
    if (!parseMailToken(c.req.query('start'))) return next()
    return limit(c, async () => {
      c.res = await ownPage(c, pathOf(c), render, sessions)
    })
  }
}

function pathOf(c: Context): string {
  const { pathname, searchParams } = new URL(c.req.url)
  const query = new URLSearchParams()
  for (const name of PARAMETERS) {
    const value = searchParams.get(name)
    if (value) query.set(name, value)
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`
}
