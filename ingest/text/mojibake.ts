/** What the bytes 0x80 to 0x9f are in Windows-1252, in their order; five have no character. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const TAIL = `[\\u0080-\\u00bf${WINDOWS_1252}]`
/** Characters that are the bytes of one UTF-8 character: a first byte and the one to three that it asks for. */
const MISREAD = new RegExp(
  `[\\u00c2-\\u00df]${TAIL}|[\\u00e0-\\u00ef]${TAIL}{2}|[\\u00f0-\\u00f4]${TAIL}{3}`,
  'g',
)

/** What such a character begins with. Most texts have none, and are not searched for whole ones. */
const BEGINS = /[\u00c2-\u00f4]/

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Repairs UTF-8 text that was read as Windows-1252: "â‚¹3.5L â€“ â‚¹12L" becomes "₹3.5L – ₹12L". Other text
 * stays as it is.
 */
export function mendMojibake(text: string): string {
  if (!BEGINS.test(text)) return text
  return text.replace(MISREAD, (misread) => {
    try {
      return UTF8.decode(Uint8Array.from(misread, byteOf))
    } catch {
      return misread
    }
  })
}

/** The sign that stood before an amount and became a question mark. */
const LOST_SIGN = /\?(?=\d[\d,]{3,})(?<=(?:^|[\s:–-])\?)/g

/** A dash between two numbers that became a question mark: "3?5 years", "3 \u{fffd} 5 years". */
const LOST_DASH = /(?<=\d) ?[?\u{fffd}] ?(?=\d{1,2}\b)/gu

/** Mends what question marks stand for: rupees in "?18,000.00 - ?35,000.00 per month", the dash of "3?5 years". */
export function mendLostSigns(text: string): string {
  return /[?\ufffd] ?\d/.test(text) ? text.replace(LOST_SIGN, '').replace(LOST_DASH, '-') : text
}

function byteOf(character: string): number {
  const at = WINDOWS_1252.indexOf(character)
  return at < 0 ? character.charCodeAt(0) : 0x80 + at
}
