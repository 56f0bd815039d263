import { escapeUTF8 } from 'entities'
import { cleanText } from '#core/clean-text.ts'

/**
 * Escapes text for XML, without characters that nobody sees or that XML 1.0 forbids
 * (https://www.w3.org/TR/xml/#charsets).
 */
export function escapeXml(text: string): string {
  const allowed = text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
  return escapeUTF8(cleanText(allowed))
}
