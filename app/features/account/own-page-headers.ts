import { data } from 'react-router'
import { pageMeta } from '#app/page-meta.ts'

const NOT_KEPT = { 'Cache-Control': 'private, no-store' }

/** A loader's answer that is one visitor's: 503 while accounts cannot be asked. */
export function ownPageData<T>(page: T) {
  return data({ page }, { status: page === null ? 503 : 200, headers: NOT_KEPT })
}

export function ownPageHeaders(): HeadersInit {
  return NOT_KEPT
}

interface OwnPageMeta {
  title: string
  description: string
  siteUrl: string | undefined
  path: string
}

/** The head of a page that is nobody else's business. */
export function ownPageMeta(meta: OwnPageMeta) {
  return pageMeta({ ...meta, noindex: true })
}
