import { escapeUTF8 } from 'entities'

/** A part of a posting's text as a source keeps it apart from the others. */
export interface HtmlPart {
  /** Plain text over the part, where the source has one. */
  heading?: string | null
  /** HTML with its entities in the ordinary state, or plain text. */
  html: string | null | undefined
}

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/i

/** The parts as one description, in the order given; what has no text is left out, with its heading. */
export function joinParts(parts: HtmlPart[]): string {
  return parts.flatMap(({ heading, html }) => (hasText(html) ? [titled(heading, html)] : [])).join('\n')
}

function titled(heading: string | null | undefined, html: string): string {
  const body = TAG.test(html) ? html.trim() : paragraph(html)
  return heading?.trim() ? `<h3>${escapeUTF8(heading.trim())}</h3>\n${body}` : body
}

/** Plain text keeps its line breaks beside parts with markup. */
function paragraph(text: string): string {
  return `<p>${text
    .trim()
    .replaceAll('<', '&lt;')
    .replace(/\r\n?|\n/g, '<br>')}</p>`
}

function hasText(html: string | null | undefined): html is string {
  return typeof html === 'string' && html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== ''
}
