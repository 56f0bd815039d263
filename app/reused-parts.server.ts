import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { HtmlEdit } from './rendered-html.ts'

/** A posting's card is three kilobytes, the header ten. */
const MAX_BYTES = 8 * 1024 * 1024
/** What an entry takes beside its HTML and its key. */
const ENTRY_BYTES = 300

/** HTML of parts of pages, for all pages of a site. Holds nothing of any visitor: see `PageParts.add`. */
export interface ReusedParts {
  /**
   * For one rendering of a page that all visitors share.
   *
   * @param context What all its parts depend on.
   */
  open(context: string): PageParts
}

export interface PageParts {
  /** The element that React renders in the place of a part. Nothing in a page can contain its name: it is random. */
  mark: string
  /**
   * Called when a part is rendered.
   *
   * @param by Names everything that the part shows beside `texts` and the context.
   */
  add(by: string, texts: readonly PartText[]): AddedPart
  /**
   * What to put in the places of the parts. From now on, other pages use those that were new.
   *
   * @param markup What React has written.
   * @param nonce Of this rendering; a part that contains it cannot be reused.
   * @throws Error if a part has a script, does not show each of its texts, or is not in the markup.
   */
  finish(markup: string, nonce: string | undefined): HtmlEdit[]
}

/** A text, or markup that is written as it is. */
export type PartText = string | { markup: string }

export interface AddedPart {
  number: number
  /** Its HTML is known, so that only its place has to be rendered. */
  known: boolean
  /** To be rendered instead of the texts. */
  tokens: readonly string[]
}

/** The HTML of a part: `pieces[i]`, then the text number `texts[i]`, and so on. */
interface PartHtml {
  pieces: Uint8Array[]
  texts: number[]
  bytes: number
}

interface UsedPart {
  by: string
  texts: readonly PartText[]
  html: PartHtml | undefined
}

export function createReusedParts(maxBytes = MAX_BYTES): ReusedParts {
  const mark = `part-${randomBytes(16).toString('hex')}`
  const known = new LRUCache<string, PartHtml>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, by) => bytes + by.length + ENTRY_BYTES,
  })
  return {
    open: (context) => {
      const used: UsedPart[] = []
      return {
        mark,
        add: (by, texts) => {
          const key = `${by} ${context}`
          const html = known.get(key)
          used.push({ by: key, texts, html })
          const tokens = html ? [] : texts.map((_, at) => `${mark}:${at};`)
          return { number: used.length - 1, known: html !== undefined, tokens }
        },
        finish: (markup, nonce) =>
          placesOf(markup, mark).map(({ number, from, to, inner }) => {
            const part = used[number]
            if (!part) throw new Error(`Part ${number} was not rendered`)
            if (inner !== null) {
              part.html = cut(inner, mark, part.texts.length, nonce)
              known.set(part.by, part.html)
            }
            if (!part.html) throw new Error('A part that is used has its HTML')
            return { from, to, by: filled(part.html, part.texts) }
          }),
      }
    },
  }
}

interface Place {
  number: number
  from: number
  to: number
  /** Null if the part's HTML is known. */
  inner: string | null
}

function placesOf(markup: string, mark: string): Place[] {
  const places: Place[] = []
  const opens = `<${mark} n="`
  const closes = `"></${mark}>`
  let begun = { at: 0, inner: 0 }
  for (let at = markup.indexOf(opens); at !== -1; at = markup.indexOf(opens, at + 1)) {
    const end = markup.indexOf(closes, at)
    const name = markup.slice(at + opens.length, end)
    const to = end + closes.length
    const number = Number.parseInt(name, 10)
    if (name.endsWith('s')) begun = { at, inner: to }
    else if (name.endsWith('e'))
      places.push({ number, from: begun.at, to, inner: markup.slice(begun.inner, at) })
    else places.push({ number, from: at, to, inner: null })
  }
  return places
}

function cut(html: string, mark: string, texts: number, nonce: string | undefined): PartHtml {
  if (/<script\b/.test(html) || (nonce !== undefined && html.includes(nonce)))
    throw new Error('A reused part cannot have a script')
  const [first = '', ...rest] = html.split(`${mark}:`)
  const order = rest.map((piece) => Number.parseInt(piece, 10))
  if (order.toSorted((one, other) => one - other).some((text, at) => text !== at) || order.length !== texts)
    throw new Error('A reused part shows each of its texts once')
  // Copies: small buffers share the memory of a larger one.
  const pieces = [first, ...rest.map((piece) => piece.slice(piece.indexOf(';') + 1))].map(
    (piece) => new Uint8Array(Buffer.from(piece)),
  )
  return { pieces, texts: order, bytes: pieces.reduce((sum, { byteLength }) => sum + byteLength, 0) }
}

function filled({ pieces, texts }: PartHtml, values: readonly PartText[]): readonly Uint8Array[] {
  if (texts.length === 0) return pieces
  return pieces.flatMap((piece, at) => {
    const text = texts[at]
    return text === undefined ? [piece] : [piece, Buffer.from(markupOf(values[text] ?? ''))]
  })
}

function markupOf(text: PartText): string {
  return typeof text === 'string' ? escapeHtml(text) : text.markup
}

const SPECIAL = /["&'<>]/
/** As React writes them. */
const REFERENCES: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replaceAll(/["&'<>]/g, (letter) => REFERENCES[letter] ?? letter) : text
}
