/** White space that is more than one space, or another one. */
const SPACES = /[^\S ]| {2}/

/** Tags, and nothing between them. */
const HAS_NO_TEXT = /^(?:\s|<[^<>]*>)*$/

/** A heading is emphasis enough. */
export function unemphasise(html: string): string {
  return html
    .replace(/<\/?(?:strong|b|u|em|i)>/g, '')
    .replace(/\s*<br>\s*/g, ' ')
    .trim()
}

/** Collapses white space, drops empty inline tags and outer line breaks; '' when no text remains. */
export function tidyInline(html: string): string {
  if (!html.includes('<')) return (SPACES.test(html) ? html.replace(/\s+/g, ' ') : html).trim()
  if (HAS_NO_TEXT.test(html)) return ''
  let tidy = SPACES.test(html) ? html.replace(/\s+/g, ' ') : html
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
  if (/[ >]$/.test(tidy)) tidy = tidy.replace(/(?:<br>| )+((?:<\/(?:strong|b|em|i|u)>)*)$/, '$1')
  return tidy.trim()
}
