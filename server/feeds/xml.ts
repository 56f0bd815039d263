import { escapeUTF8 } from 'entities'

/** Escapes text for XML. Removes characters that XML 1.0 forbids (https://www.w3.org/TR/xml/#charsets). */
export function escapeXml(text: string): string {
  return escapeUTF8(text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''))
}
