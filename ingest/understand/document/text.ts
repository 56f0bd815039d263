/** Most texts have nothing else, and need no folding. */
const PRINTED_ASCII = /^[ -~]*$/

/** Cleans one line of text: no control characters, ordinary spaces, trimmed. */
export function cleanLine(text: string): string {
  if (PRINTED_ASCII.test(text)) return text.replace(/ {2,}/g, ' ').trim()
  return text
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, ' ')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
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

/** Words whose dot ends no sentence; a single letter's does neither. */
const ABBREVIATIONS =
  'rs no nos exp min max yr yrs mr mrs ms dr sr jr st vs approx incl govt dept sec dist opp pvt ltd inc engg tech sc ph'
    .split(' ')
    .flatMap((word) => [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`, word.toUpperCase()])
const SENTENCE_END = new RegExp(
  `(?<=[!?;])\\s+|(?<=\\.)(?<!\\b(?:${ABBREVIATIONS.join('|')}|[A-Za-z])\\.)\\s+(?![a-z])|` +
    `(?<=\\b[pP]\\. ?[aAmM]\\.)\\s+(?=[A-Z])|` +
    `(?<=[a-z]{4}\\.|\\d\\.|\\b[pP]\\.?[mM]\\.(?=\\s+` +
    `(?!(?:to|max\\w*|plus|fixed|only|with|and|for|based|depending|in|as|gross|net|during|or)\\b)))` +
    `(?<!\\b(?:${ABBREVIATIONS.join('|')})\\.)\\s+(?=[a-z])|(?<=\\b` +
    `(?:[Tt]ech|TECH|Sc|Com|p\\.a|[A-Z])\\.)\\s+` +
    `(?=\\d+\\+?(?: ?(?:-|–|to) ?\\d+\\+?)? ?(?:[Yy]ears?|[Yy]rs?)\\b)|(?<=\\b[Yy]rs?\\.)\\s+` +
    `(?=[A-Z](?!xp|XP)|[₹\\d](?!\\d? ?(?:m|months?|mos?)\\b))`,
)

/**
 * Splits a line into sentences. A dot inside a number or an abbreviation such as "Rs." or "p.a." does not end
 * one.
 */
export function sentences(line: string): string[] {
  return line
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
