/** White space that is more than one space, or another one. */
const SPACES = /[^\S ]| {2}/

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
  if (html.replace(/<[^<>]*>/g, '').trim() === '') return ''
  let tidy = html.replace(/\s+/g, ' ')
  for (let before = ''; before !== tidy;) {
    before = tidy
    tidy = tidy
      .replace(/<(strong|b|em|i|u|a|code)(?: [^>]*)?>(\s*(?:<br>)?\s*)<\/\1>/g, '$2')
      .replace(/<\/(strong|b|em|i|u)>(\s*)<\1>/g, '$2')
  }
  return tidy
    .replace(/\s*<br>\s*/g, '<br>')
    .replace(/^((?:<(?:strong|b|em|i|u)>)*)(?:<br>| )+/, '$1')
    .replace(/(?:<br>| )+((?:<\/(?:strong|b|em|i|u)>)*)$/, '$1')
    .trim()
}
