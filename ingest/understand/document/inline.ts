import { cleanText } from '#core/clean-text.ts'

/** Entities may have stood for white space, or for what nobody sees. Most texts have none of either, and are only searched. */
const MAY_BE_UNTIDY = /[^ -~\u2010-\u2027]/

/** Tags, and nothing between them. */
const HAS_NO_TEXT = /^(?:\s|<[^<>]*>)*$/

/** A heading is emphasis enough. */
export function unemphasise(html: string): string {
  return html
    .replace(/<\/?(?:strong|b|u|em|i)>/g, '')
    .replace(/\s*<br>\s*/g, ' ')
    .trim()
}

/** Collapses white space, drops what nobody sees, empty inline tags and outer line breaks; '' when no text remains. */
export function tidyInline(untidy: string): string {
  // Most of what stands between two blocks is a line break.
  const html = untidy.trim()
  let tidy = MAY_BE_UNTIDY.test(html) || html.includes('  ') ? cleanText(html).replace(/\s+/g, ' ') : html
  if (!tidy.includes('<')) return tidy.trim()
  if (HAS_NO_TEXT.test(tidy)) return ''
  // Without two tags in a row, none is empty.
  for (let before = ''; before !== tidy && />\s*</.test(tidy);) {
    before = tidy
    tidy = tidy
      .replace(/<(strong|b|em|i|u|a|code)(?: [^>]*)?>(\s*(?:<br>)?\s*)<\/\1>/g, '$2')
      .replace(/<\/(strong|b|em|i|u)>(\s*)<\1>/g, '$2')
  }
  if (tidy.includes('<br>')) tidy = tidy.replace(/\s*<br>\s*/g, '<br>')
  tidy = tidy.replace(/^((?:<(?:strong|b|em|i|u)>)*)(?:<br>| )+/, '$1')
  // Looked for at every space, so only where it may be.
  if (tidy.endsWith(' ') || tidy.endsWith('>'))
    tidy = tidy.replace(/(?:<br>| )+((?:<\/(?:strong|b|em|i|u)>)*)$/, '$1')
  return tidy.trim()
}
