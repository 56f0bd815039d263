import type { HtmlEdit } from '#app/rendered-html.ts'

/**
 * The page with all edits, encoded. A page is two bytes a letter in memory, so it is not joined between the edits; an
 * edit inside of another is left out.
 */
export function editHtml(html: string, edits: readonly HtmlEdit[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  let end = 0
  for (const { from, to, by } of edits.toSorted((one, other) => one.from - other.from)) {
    if (from < end) continue
    if (from > end) parts.push(Buffer.from(html.slice(end, from)))
    if (typeof by === 'string') parts.push(Buffer.from(by))
    else if (by instanceof Uint8Array) parts.push(by)
    else if (by !== undefined) parts.push(...by)
    end = to
  }
  parts.push(Buffer.from(html.slice(end)))
  return Buffer.concat(parts)
}
