import { pageHeaders } from '#app/cache-headers.ts'
import type { HeadersArgs } from 'react-router'

/** Of a page whose address holds a token: nothing that it loads or links to is told that address. */
export function tokenPageHeaders(args: HeadersArgs): HeadersInit {
  return { ...Object.fromEntries(new Headers(pageHeaders(args))), 'Referrer-Policy': 'no-referrer' }
}
