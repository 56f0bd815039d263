import type { Kysely } from 'kysely'
import { Registry } from 'prom-client'
import type { MetricsSettings } from '#core/settings.ts'
import type { Database } from '#db/schema.ts'
import type { LogError } from '#server/log.ts'
import { registerOperation } from '#metrics/operation-gauges.ts'
import { createRouteNames, NO_ROUTE, type RouteName, type RouteNameOptions } from './route-names.ts'
import { serveMetrics, type ServedMetrics } from '#metrics/serve-metrics.ts'
import { createSiteMeter, registerReadings, type SiteMeter, type SiteReadings } from './site-meter.ts'

export interface SiteMetrics {
  meter: SiteMeter
  /**
   * Serves them, once the site is put together.
   *
   * @throws MetricsListenError
   */
  serve(site: { routes: RouteNameOptions; readings: SiteReadings }): Promise<ServedMetrics>
}

/** The metrics of a site process. */
export function createSiteMetrics(
  settings: MetricsSettings,
  { owner, logError }: { owner: Kysely<Database>; logError: LogError },
): SiteMetrics {
  const registry = new Registry()
  let routeName: RouteName = () => NO_ROUTE
  const meter = createSiteMeter(registry, (path) => routeName(path))
  return {
    meter,
    serve: ({ routes, readings }) => {
      routeName = createRouteNames(routes)
      registerReadings(registry, readings)
      return serveMetrics(settings, registry, logError, registerOperation(registry, { owner, logError }))
    },
  }
}
