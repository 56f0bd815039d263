import { createHash } from 'node:crypto'

export interface BlessedHtml {
  /** The page without its nonces. */
  html: string
  /** `sha256-…` of each inline script that bore the nonce, each once. */
  hashes: string[]
}

/**
 * Turns a page's nonce into hashes, so that the page can be kept and sent to many.
 *
 * A nonce must be new in every response, so a kept page cannot carry one; a hash may stay. Only elements bearing
 * exactly this render's nonce are blessed. The nonce cannot be guessed, and it is taken out before anybody sees
 * the page, so a script smuggled into content never bears it and never runs. Data blocks (`ld+json`) are not
 * executed and need no blessing.
 *
 * @param nonce Letters, digits, `-` and `_` only.
 */
export function nonceToHashes(html: string, nonce: string): BlessedHtml {
  const attribute = ` nonce="${nonce}"`
  const element = new RegExp(`<script\\b[^>]*${attribute}[^>]*>([^]*?)</script`, 'gi')
  const hashes = new Set<string>()
  for (const [, source = ''] of html.matchAll(element)) {
    if (source) hashes.add(`sha256-${createHash('sha256').update(source).digest('base64')}`)
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] }
}
