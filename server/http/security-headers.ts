import type { MiddlewareHandler } from 'hono'
import { contentSecurityPolicy } from './content-security-policy.ts'

const TWO_YEARS_S = 63_072_000

/** Adds security headers to every response. Keeps those that it already has, like a page's CSP. */
export function securityHeaders(options: { https: boolean; development?: boolean }): MiddlewareHandler {
  const defaults: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  }
  if (options.https) defaults['strict-transport-security'] = `max-age=${TWO_YEARS_S}; includeSubDomains`
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(defaults)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  }
}
