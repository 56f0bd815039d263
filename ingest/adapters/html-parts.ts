import { escapeUTF8 } from 'entities'

/** One of several text fields of a posting. */
export interface HtmlPart {
  /** Plain text above the part, if the source has it. */
  heading?: string | null
  /** HTML, not double-escaped, or plain text. */
  html: string | null | undefined
}

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/i

/** Joins the parts into one description, in this order. A part without text is left out with its heading. */
export function joinParts(parts: HtmlPart[]): string {
  return parts.flatMap(({ heading, html }) => (hasText(html) ? [titled(heading, html)] : [])).join('\n')
}

function titled(heading: string | null | undefined, html: string): string {
  const body = TAG.test(html) ? html.trim() : paragraph(html)
  return heading?.trim() ? `<h3>${escapeUTF8(heading.trim())}</h3>\n${body}` : body
}

/** Keeps the line breaks of plain text. */
function paragraph(text: string): string {
  return `<p>${text
    .trim()
    .replaceAll('<', '&lt;')
    .replace(/\r\n?|\n/g, '<br>')}</p>`
}

function hasText(html: string | null | undefined): html is string {
  return typeof html === 'string' && html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== ''
}
