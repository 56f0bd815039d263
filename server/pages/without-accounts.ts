import { createHash } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import { isAccountRoute } from '#app/features/account/account-routes.ts'
import type { StaticFiles } from '#server/http/static-files.ts'
import { storedResponse } from '#server/http/stored-response.ts'

/**
 * The build as it would be without the pages of accounts, here and in the browser: their addresses are like any other
 * that is not there. The browser's table of routes is then another file, with a name of its own.
 */
export function withoutAccounts(build: ServerBuild): ServerBuild {
  const routes = remaining(build.assets.routes)
  const version = createHash('sha256').update(JSON.stringify(routes)).digest('hex').slice(0, 8)
  const url = build.assets.url.replace(/-\w+\.js$/, `-${version}.js`)
  return { ...build, routes: remaining(build.routes), assets: { ...build.assets, routes, url, version } }
}

/** The built files without those of the pages of accounts, and with the table of routes that lacks them. */
export function filesWithoutAccounts(files: StaticFiles, build: ServerBuild): StaticFiles {
  const { assets } = withoutAccounts(build)
  const kept = new Map(files)
  const table = files.get(build.assets.url)
  kept.delete(build.assets.url)
  for (const route of Object.values(build.assets.routes))
    if (route && isAccountRoute(route.id)) kept.delete(route.module)
  const text = `window.__reactRouterManifest=${JSON.stringify(assets)};`
  if (table) kept.set(assets.url, storedResponse(200, table.headers, new TextEncoder().encode(text)))
  return kept
}

function remaining<T>(routes: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isAccountRoute(id)))
}
