import { createHash } from 'node:crypto'

export interface HashedHtml {
  /** The page without its nonces. */
  html: string
  /** `sha256-…` of each inline script that had the nonce, without duplicates. */
  hashes: string[]
}

/**
 * Replaces a page's nonce by hashes, so that the page can be cached and sent to many visitors.
 *
 * A nonce must be new in every response, so a cached page cannot have one, but it can have hashes. Only
 * scripts with exactly this render's nonce are hashed. The nonce cannot be guessed and is removed before
 * anybody sees the page, so a script injected through content never has it and never runs. Data blocks
 * (`ld+json`) are not executed and need no hash.
 *
 * @param nonce Letters, digits, `-` and `_` only.
 */
export function nonceToHashes(html: string, nonce: string): HashedHtml {
  const attribute = ` nonce="${nonce}"`
  const element = new RegExp(`<script\\b[^>]*${attribute}[^>]*>([^]*?)</script`, 'gi')
  const hashes = new Set<string>()
  for (const [, source = ''] of html.matchAll(element)) {
    if (source) hashes.add(`sha256-${createHash('sha256').update(source).digest('base64')}`)
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] }
}
