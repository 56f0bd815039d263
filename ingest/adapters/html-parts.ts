import { escapeText, escapeUTF8 } from 'entities'
import { unescapeMarkup } from '#ingest/text/unescape-markup.ts'

/** One of several text fields of a posting. */
export interface HtmlPart {
  /** Plain text above the part, if the source has it. */
  heading?: string | null
  /** HTML, also escaped as a whole, or plain text. */
  html: string | null | undefined
}

/** Joins the parts into one description, in this order. A part without text is left out with its heading. */
export function joinParts(parts: HtmlPart[]): string {
  return parts.flatMap(({ heading, html }) => (hasText(html) ? [titled(heading, html)] : [])).join('\n')
}

function titled(heading: string | null | undefined, html: string): string {
  const { text, isMarkup } = unescapeMarkup(html)
  const body = isMarkup ? text.trim() : paragraph(text)
  return heading?.trim() ? `<h3>${escapeUTF8(heading.trim())}</h3>\n${body}` : body
}

/** Keeps the line breaks of plain text. */
function paragraph(text: string): string {
  return `<p>${escapeText(text.trim()).replace(/\r\n?|\n/g, '<br>')}</p>`
}

function hasText(html: string | null | undefined): html is string {
  return typeof html === 'string' && html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== ''
}
