import { cleanText } from '#core/clean-text.ts'

/** Most texts have nothing else, and need no folding. */
const PRINTED_ASCII = /^[ -~]*$/
/** The same with dashes, quotes and bullets, which a clean line may have. */
const PRINTED = /^[ -~\u2010-\u2027]*$/

/** Cleans one line of text: nothing that nobody sees, ordinary spaces, trimmed. */
export function cleanLine(text: string): string {
  if (PRINTED.test(text)) return text.replace(/ {2,}/g, ' ').trim()
  return cleanText(text)
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Folds a text for matching: lower case, without diacritics, typographic quotes and dashes. */
export function fold(text: string): string {
  if (PRINTED_ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase()
}
