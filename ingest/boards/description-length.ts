/**
 * Characters of HTML that a stored description may have: several times what the longest real postings have, and what a
 * page and a list of postings can carry.
 */
export const LONGEST_DESCRIPTION = 50_000

const PIECE = /<(\/?)([a-z][a-z0-9]*)[^<>]*>|[^<]+|</gi

/**
 * A description of sanitised HTML cut to the most that is stored: between words, with its elements closed and "…" for
 * the rest.
 */
export function cutDescription(html: string, most = LONGEST_DESCRIPTION): string {
  if (html.length <= most) return html
  const open: string[] = []
  let cut = ''
  for (const [piece, closing, name] of html.matchAll(PIECE)) {
    const room = most - cut.length
    if (piece.length > room) {
      if (name === undefined) cut += piece.slice(0, room).replace(/\S*$/, '')
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
