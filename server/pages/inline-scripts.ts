import { createHash } from 'node:crypto'

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
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const parts: string[] = []
  let end = 0
  // By hand: an expression over a page of 100 kB costs more than all else that is done to it here.
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, end)) {
    const tag = html.startsWith('<style', html.lastIndexOf('<', at)) ? 'style' : 'script'
    const opens = html.indexOf('>', at) + 1
    if (tag === 'style' || html.startsWith('<script', html.lastIndexOf('<', at))) {
      const source = html.slice(opens, html.indexOf(`</${tag}`, opens))
      if (source) hashes[tag].add(tag === 'style' ? styleHash(source) : hashOf(source))
    }
    parts.push(html.slice(end, at))
    end = at + attribute.length
  }
  parts.push(html.slice(end))
  return { html: parts.join(''), scriptHashes: [...hashes.script], styleHashes: [...hashes.style] }
}

/** The style is the same in every page. */
let lastStyle = { source: '', hash: '' }

function styleHash(source: string): string {
  if (lastStyle.source !== source) lastStyle = { source, hash: hashOf(source) }
  return lastStyle.hash
}

function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}
