export interface PolicyOptions {
  /** Hashes of the inline scripts that may run, as `sha256-…`. */
  scriptHashes?: readonly string[]
  /** Whether visitors use https. If so, browsers upgrade every request to it. */
  https: boolean
  /** The development server injects styles by script and uses a WebSocket. */
  development?: boolean
}

/** A page's Content-Security-Policy: only our own origin, no inline styles, only hashed inline scripts. */
export function contentSecurityPolicy({
  scriptHashes = [],
  https,
  development = false,
}: PolicyOptions): string {
  const directives = [
    `default-src 'self'`,
    ['script-src', `'self'`, ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    development ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    development ? `connect-src 'self' ws:` : `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ]
  if (https) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}
