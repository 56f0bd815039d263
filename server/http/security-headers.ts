import type { MiddlewareHandler } from 'hono'
import { contentSecurityPolicy } from './content-security-policy.ts'

const TWO_YEARS_S = 63_072_000

/** The security headers of every response that does not set them itself, as a page sets its CSP. */
export function securityDefaults(options: {
  https: boolean
  development?: boolean
}): Readonly<Record<string, string>> {
  const defaults: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  }
  if (options.https) defaults['strict-transport-security'] = `max-age=${TWO_YEARS_S}; includeSubDomains`
  return defaults
}

/** Adds the headers to every response that lacks them. */
export function securityHeaders(defaults: Readonly<Record<string, string>>): MiddlewareHandler {
  const entries = Object.entries(defaults)
  return async (c, next) => {
    await next()
    for (const [name, value] of entries) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  }
}
