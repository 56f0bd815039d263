import type { MiddlewareHandler } from 'hono'
import { contentSecurityPolicy } from './content-security-policy.ts'

const TWO_YEARS_S = 63_072_000

/** The security headers of every response that does not set them itself, as a page sets its CSP. */
export function securityDefaults(options: { https: boolean; development?: boolean }): SecurityDefaults {
  const defaults: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }
  if (options.https) defaults['strict-transport-security'] = `max-age=${TWO_YEARS_S}`
  return defaults
}

/** The files of pages: scripts, fonts. */
const FILES = '/assets/'
/** Those that mean something for a file that is no document and runs only inside one. */
const FOR_FILES = new Set(['x-content-type-options', 'strict-transport-security'])

/**
 * The defaults for a response. A file of a page gets few: the others are about documents, and as long as half of the
 * smallest files.
 */
export function defaultsFor(path: string, defaults: SecurityDefaults): SecurityDefaults {
  return isFileOfPages(path) ? filesOnly(defaults) : defaults
}

/** Whether it is a script or a font that pages load. */
export function isFileOfPages(path: string): boolean {
  return path.startsWith(FILES) && !path.endsWith('.svg')
}

export type SecurityDefaults = Readonly<Record<string, string>>

function filesOnly(defaults: SecurityDefaults): SecurityDefaults {
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => FOR_FILES.has(name)))
}

/**
 * No other site keeps a hold on the window of a page that is one visitor's own. Pages that are the same for everybody
 * have nothing to guard, and go without: Chromium starts a process for a page that has it where it would have used the
 * one that is there, which takes a slow phone a tenth of the time to the first view (`docs/decisions/0022`).
 */
const FOR_OWN_PAGES = { 'cross-origin-opener-policy': 'same-origin' }

/** Adds the headers to every response that lacks them. */
export function securityHeaders(defaults: SecurityDefaults): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const isOwn = /private|no-store/.test(c.res.headers.get('cache-control') ?? '')
    const wanted = { ...defaultsFor(c.req.path, defaults), ...(isOwn && FOR_OWN_PAGES) }
    // The old header knows no sites by name: it would forbid what the policy of such a page allows.
    const mayBeFramed = /frame-ancestors (?!'none')/.test(c.res.headers.get('content-security-policy') ?? '')
    for (const [name, value] of Object.entries(wanted)) {
      if (c.res.headers.has(name) || (mayBeFramed && name === 'x-frame-options')) continue
      c.res.headers.set(name, value)
    }
  }
}
