import { decodeHTML } from 'entities'

/** The text of a piece of HTML, without its tags. */
export function plainText(html: string): string {
  return decodeHTML(html.replaceAll(/<!--.*?-->|<[^>]*>/g, '')).trim()
}
