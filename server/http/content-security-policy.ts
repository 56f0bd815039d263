export interface PolicyOptions {
  /** Hashes of the inline scripts that may run, as `sha256-…`. */
  scriptHashes?: readonly string[]
  /** Whether visitors come by https: then nothing is fetched without it. */
  https: boolean
  /** The development server puts styles into the page by script and talks over a WebSocket. */
  development?: boolean
}

/** The Content-Security-Policy of a page: nothing from elsewhere, no inline style, no inline script but those named. */
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
