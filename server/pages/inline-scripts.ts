import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export interface HashedHtml {
  /** The page without its nonces. */
  html: string
  /** `sha256-…` of each inline script that had the nonce, without duplicates. */
  scriptHashes: string[]
  /** The same of each style. */
  styleHashes: string[]
}

/**
 * Replaces a page's nonce by hashes, so that the page can be cached and sent to many visitors.
 *
 * A nonce must be new in every response, so a cached page cannot have one, but it can have hashes. Only
 * scripts and styles with exactly this render's nonce are hashed. The nonce cannot be guessed and is removed before
 * anybody sees the page, so a script injected through content never has it and never runs. Data blocks
 * (`ld+json`) are not executed and need no hash.
 *
 * @param nonce Letters, digits, `-` and `_` only.
 */
export function nonceToHashes(html: string, nonce: string): HashedHtml {
  const attribute = ` nonce="${nonce}"`
  const element = new RegExp(`<(script|style)\\b[^>]*${attribute}[^>]*>([^]*?)</\\1`, 'gi')
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, name = '', source = ''] of html.matchAll(element)) {
    if (source) hashes[name === 'style' ? 'style' : 'script'].add(hashOf(source))
  }
  return {
    html: html.replaceAll(attribute, ''),
    scriptHashes: [...hashes.script],
    styleHashes: [...hashes.style],
  }
}

/** Most pages share their style and most of their scripts. */
const known = new LRUCache<string, string>({ max: 50 })

function hashOf(source: string): string {
  const hash = known.get(source) ?? `sha256-${createHash('sha256').update(source).digest('base64')}`
  known.set(source, hash)
  return hash
}
