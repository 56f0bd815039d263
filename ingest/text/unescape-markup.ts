import { decodeHTMLStrict } from 'entities'

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/i

/** Boards escape a description once too often, some twice or three times. */
const MOST_ESCAPES = 3

/** Words in a tag that closes: a text that only talks of `<div>` and `</div>` has none but "and" between them. */
const WORDS_IN_TAG =
  /<([a-z][a-z0-9]*)(?:\s[^<>]*)?>(?!\s*(?:and|or|to|vs\.?|[,/&])\s*<)\s*[^\s<][^<]*<\/\1\s*>/i
/** A break, a rule or a picture; or a block at the very start, unless the sentence goes on behind it. */
const BREAK_OR_START =
  /<(?:br|hr|img)\b[^<>]*>|^\s*<(?:p|div|ul|ol|h[1-6]|section|article|table)(?:\s[^<>]*)?>(?!\s*(?:and|or|tags?|elements?|[,/&])(?:\s|$))/i

export interface Unescaped {
  text: string
  /** Whether the text is HTML; else it is plain, and its entities are decoded. */
  isMarkup: boolean
}

/**
 * Decodes a description that was escaped as a whole, until its tags appear. HTML stays as it is, with its entities:
 * `knowledge of &lt;canvas&gt;` in it talks of a tag. So does a plain text with no more than the names of tags.
 */
export function unescapeMarkup(raw: string): Unescaped {
  if (TAG.test(raw)) return { text: raw, isMarkup: true }
  let text = raw
  for (let escapes = 0; escapes < MOST_ESCAPES && text.includes('&'); escapes += 1) {
    const decoded = decodeHTMLStrict(text)
    if (decoded === text) break
    text = decoded
    if (WORDS_IN_TAG.test(text) || BREAK_OR_START.test(text)) return { text, isMarkup: true }
  }
  return { text, isMarkup: false }
}
