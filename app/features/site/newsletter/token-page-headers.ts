import { pageHeaders } from '#app/page/cache-headers.ts'
import type { HeadersArgs } from 'react-router'

/** Headers of a page with a token in its URL. No referrer: other sites must not see the token. */
export function tokenPageHeaders(args: HeadersArgs): HeadersInit {
  return { ...Object.fromEntries(new Headers(pageHeaders(args))), 'Referrer-Policy': 'no-referrer' }
}
