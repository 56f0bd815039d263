import { escapeUTF8 } from 'entities'

/** Text as XML writes it. What XML 1.0 cannot hold at all (https://www.w3.org/TR/xml/#charsets) is left out. */
export function escapeXml(text: string): string {
  return escapeUTF8(text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''))
}
