import { cleanText } from '#core/clean-text.ts'
import { mendMojibake } from './mojibake.ts'

/** Characters of which some may have to be mended or go. Most texts have none, and are searched once for both. */
const MAY_BE_BROKEN = /[^\t\n\r -~\u00a0-\u00ac\u00ae-\u00bf\u2010-\u2027\u20b9]/

/** Letters and digits of formulas: chats write "𝗕𝗮𝘁𝗰𝗵" with them to look bold, and a screen reader spells them out. */
const OF_FORMULAS = /[\u{1d400}-\u{1d7ff}]+/gu

/** A text as it was meant: mended where its encoding was mistaken, in ordinary letters, and without what nobody sees. */
export function repairText(text: string): string {
  if (!MAY_BE_BROKEN.test(text)) return text
  return cleanText(mendMojibake(text)).replace(OF_FORMULAS, (letters) => letters.normalize('NFKC'))
}

/** No source nests its data so deeply; what is deeper becomes null, so that nobody who walks a payload runs out of stack. */
const DEEPEST = 100

/**
 * A payload with every text in it repaired. All that a source sends passes here once: neither the
 * database nor a page takes half a surrogate pair, NUL or an override of the writing direction.
 */
export function repairTexts<T>(value: T): T {
  return repaired(value, 0) as T
}

/** The value itself where nothing in it changes: most payloads are not copied. */
function repaired(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return repairText(value)
  if (depth > DEEPEST) return null
  if (Array.isArray(value)) {
    const all = value.map((one) => repaired(one, depth + 1))
    return all.some((one, index) => one !== value[index]) ? all : value
  }
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value)
  const all = entries.map(([key, one]) => [repairText(key), repaired(one, depth + 1)] as const)
  const isSame = all.every(([key, one], index) => key === entries[index]?.[0] && one === entries[index]?.[1])
  return isSame ? value : Object.fromEntries(all)
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
}
