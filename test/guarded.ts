import { Hono } from 'hono'
import { postGuard, rulesOfRoutes, type PostRules } from '#server/http/post-guard.ts'

/** A route behind the limits of the whole app, as it is on the site. */
export function guarded(route: Hono, declared: PostRules, siteUrl = 'https://pravesh.example'): Hono {
  const rules = rulesOfRoutes(route.routes, declared)
  return new Hono().use(postGuard(siteUrl, (path) => rules.get(path) ?? null)).route('/', route)
}
