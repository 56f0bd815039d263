import { hash } from 'node:crypto'

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
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  // Each piece but the first begins inside a tag that had the nonce.
  const pieces = html.split(` nonce="${nonce}"`)
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1] ?? ''
    const [, tag] = /^<(script|style)\b/.exec(before.slice(before.lastIndexOf('<'))) ?? []
    if (tag !== 'script' && tag !== 'style') continue
    const source = piece.slice(piece.indexOf('>') + 1, piece.indexOf(`</${tag}`))
    if (source) hashes[tag].add(hashOf(source))
  }
  return { html: pieces.join(''), scriptHashes: [...hashes.script], styleHashes: [...hashes.style] }
}

/** The hash of a script or style in a Content-Security-Policy. */
function hashOf(source: string): string {
  return `sha256-${hash('sha256', source, 'base64')}`
}
