import { hash } from 'node:crypto'
import { PAGE_STYLE, STYLE_PLACE } from '#app/page-style.ts'
import type { HtmlEdit } from '#app/rendered-html.ts'

export interface HashedHtml {
  /** Removes the nonces from the page. */
  edits: HtmlEdit[]
  /** `sha256-…` of each inline script that had the nonce, without duplicates. */
  scriptHashes: string[]
  /** The same of each style. */
  styleHashes: string[]
}

/**
 * Replaces a page's nonce by hashes, so that the page can be cached and sent to many visitors, and puts the style into
 * its place.
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
  const edits: HtmlEdit[] = []
  // By hand: an expression over a page of 100 kB costs more than all else that is done to it here.
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at + 1)) {
    edits.push({ from: at, to: at + attribute.length })
    const tag = html.startsWith('<style', html.lastIndexOf('<', at)) ? 'style' : 'script'
    const opens = html.indexOf('>', at) + 1
    if (tag === 'style' || html.startsWith('<script', html.lastIndexOf('<', at))) {
      const closes = html.indexOf(`</${tag}`, opens)
      const source = html.slice(opens, closes)
      if (source === STYLE_PLACE) {
        edits.push({ from: opens, to: closes, by: styleBytes })
        hashes.style.add(styleHash)
      } else if (source) hashes[tag].add(hashOf(source))
    }
  }
  return { edits, scriptHashes: [...hashes.script], styleHashes: [...hashes.style] }
}

const styleBytes = new TextEncoder().encode(PAGE_STYLE)
const styleHash = hashOf(PAGE_STYLE)

/** The hash of a script in a Content-Security-Policy. */
export function hashOf(source: string | Uint8Array): string {
  return `sha256-${hash('sha256', source, 'base64')}`
}
