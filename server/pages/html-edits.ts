/** Replaces the text of a page between two positions, by nothing if `by` is missing. Bytes are UTF-8. */
export interface HtmlEdit {
  from: number
  to: number
  by?: string | Uint8Array
}

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
    if (by !== undefined) parts.push(typeof by === 'string' ? Buffer.from(by) : by)
    end = to
  }
  parts.push(Buffer.from(html.slice(end)))
  return Buffer.concat(parts)
}
