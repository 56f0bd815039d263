import { cutText } from '#core/cut-text.ts'
/**
 * The most characters of HTML that we store of a description: several times the longest real posting, and
 * still fine for a page or a list.
 */
export const LONGEST_DESCRIPTION = 50_000

const PIECE = /<(\/?)([a-z][a-z0-9]*)[^<>]*>|[^<]+|</gi

/** Cuts a sanitised HTML description between two words, closes its elements, and adds "…". */
export function cutDescription(html: string, most = LONGEST_DESCRIPTION): string {
  if (html.length <= most) return html
  const open: string[] = []
  let cut = ''
  for (const [piece, closing, name] of html.matchAll(PIECE)) {
    const room = most - cut.length
    if (piece.length > room) {
      if (name === undefined) cut += cutText(piece, room).replace(/\S*$/, '')
      break
    }
    cut += piece
    if (name === undefined || name === 'br') continue
    if (closing) open.pop()
    else open.push(name)
  }
  return `${cut.trimEnd()} …${open
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')}`
}
