export interface PolicyOptions {
  /** Hashes of the inline scripts that may run, as `sha256-…`. */
  scriptHashes?: readonly string[]
  /** The same of the inline styles. */
  styleHashes?: readonly string[]
  /** Whether visitors use https. If so, browsers upgrade every request to it. */
  https: boolean
  /** Which sites may show the page in a frame. Default: none. */
  frameAncestors?: string
  /** The development server injects styles by script and uses a WebSocket. */
  development?: boolean
}

/** A page's Content-Security-Policy: only our own origin, only hashed inline styles and scripts. */
export function contentSecurityPolicy({
  scriptHashes = [],
  styleHashes = [],
  https,
  frameAncestors = `'none'`,
  development = false,
}: PolicyOptions): string {
  const directives = [
    `default-src 'self'`,
    sources('script-src', scriptHashes),
    development ? `style-src 'self' 'unsafe-inline'` : sources('style-src', styleHashes),
    `img-src 'self' data:`,
    `font-src 'self'`,
    development ? `connect-src 'self' ws:` : `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${frameAncestors}`,
  ]
  if (https) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

function sources(directive: string, hashes: readonly string[]): string {
  return [directive, `'self'`, ...hashes.map((hash) => `'${hash}'`)].join(' ')
}
