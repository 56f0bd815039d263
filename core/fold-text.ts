const INDIC = /[\u0900-\u0dff]/
/** Each script has its digits at the same place of its block: ४ is 4. */
const DIGITS =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g
const NUKTA = /[\u093c\u09bc]/g
/** Danda, double danda and the sign of an abbreviation. */
const SEPARATORS = /[\u0964\u0965\u0970]/g
const CHANDRABINDU = /\u0901/g
/** A nasal with halant before a stop: ङ्क, ञ्च, ण्ड, न्त, म्ब; न् before any stop: इन्फोसिस is इंफोसिस. */
const NASALS = /(?:ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[क-घच-झट-ढत-धप-भ])|म्(?=[प-भ]))/g
/** Vowels that Hindi writes only in words of English, and what is typed in their place. */
const VOWELS: readonly [RegExp, string][] = [
  [/[ऑऒ]/g, 'ओ'],
  [/[ॉॊ]/g, 'ो'],
  [/[ऍऎॲ]/g, 'ए'],
  [/[ॅॆ]/g, 'े'],
]

/** Lower case, without accents, with plain quotes, and scripts of India as `foldIndic` has them; ™ and ® are left out. */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  const folded = text
    .replaceAll(/[™®©]/g, ' ')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .toLowerCase()
  return foldIndic(folded)
}

/**
 * A text in a script of India as it is compared: without nukta, with ं for every way to write a nasal, ASCII digits, and
 * a space for a danda. Vowels keep their length: without it, real words are the same. Any other text stays.
 *
 * @param text In NFKD.
 */
function foldIndic(text: string): string {
  if (!INDIC.test(text)) return text
  let folded = text
    .replaceAll(NUKTA, '')
    .replaceAll(SEPARATORS, ' ')
    .replaceAll(DIGITS, (digit) => String((digit.charCodeAt(0) & 15) - 6))
    .replaceAll(CHANDRABINDU, '\u0902')
    .replaceAll(NASALS, '\u0902')
  for (const [written, plain] of VOWELS) folded = folded.replaceAll(written, plain)
  return folded
}

function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the range of ASCII begins with control characters
  return !/[^\u0000-\u007f]/.test(text)
}
