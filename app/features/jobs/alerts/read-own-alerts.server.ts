import { queryWithFallback } from '#app/page/read.server.ts'
import { parseMailToken } from '#core/mail-token.ts'
import { listAlerts, type ListedAlert } from '#db/queries/newsletter/alert-requests.ts'
import type { RequestScope } from '#app/page/context.ts'

export interface OwnAlertsData {
  alerts: ListedAlert[]
  /** The database is down, so we don't know the alerts. */
  unavailable: boolean
}

/** The alerts of the reader whose token is in the URL; none for a wrong token. */
export async function readOwnAlerts(scope: RequestScope, url: URL): Promise<OwnAlertsData> {
  const token = parseMailToken(url.searchParams.get('token'))
  if (!token) return { alerts: [], unavailable: false }
  const { value, degraded } = await queryWithFallback<ListedAlert[]>(
    scope,
    'own alerts',
    (db) => listAlerts(db, token),
    [],
  )
  return { alerts: value, unavailable: degraded }
}
