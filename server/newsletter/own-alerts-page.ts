import { Hono, type MiddlewareHandler } from 'hono'
import { paths } from '#app/paths.ts'
import { parseMailToken } from '#core/mail-token.ts'
import { dataPath } from '#seams/react-router.ts'
import { ownPage, pathWith } from '#server/pages/own-page.ts'
import type { RenderOptions } from '#server/pages/render-page.ts'
import type { Sessions } from '#server/auth/sessions.ts'

/** The query parameters that the page reads. */
const PARAMETERS = ['token', 'outcome', 'start']

/** Paths of the page and of its data. */
export const OWN_ALERTS_READS = [paths.alertsManage(), dataPath(paths.alertsManage())]

/**
 * The page of one reader's alerts, behind the token of our mails.
 *
 * @param sessions Set if sign-in is configured.
 */
export function ownAlertsPage(render: RenderOptions, sessions: Sessions | undefined): Hono {
  const route = new Hono()
  for (const path of OWN_ALERTS_READS)
    route.get(path, (c) => ownPage(c, pathWith(c, PARAMETERS), render, sessions))
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
      c.res = await ownPage(c, pathWith(c, PARAMETERS), render, sessions)
    })
  }
}
