/** Numbers as words, in lower case, with their values. */
export const NUMBER_WORDS: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

const WORDS = Object.keys(NUMBER_WORDS).join('|')
const UNIT = '(?:lakhs?|lacs?|lpa|crores?|thousand|hazaa?r)'
const SPELLED = new RegExp(
  `\\b(${WORDS})(?:[- ](${WORDS}))?( and (?:a )?half)?(?=\\s+(?:(?:to|-|–)\\s+(?:${WORDS})(?:[- ](?:${WORDS}))?\\s+)?${UNIT}\\b)`,
  'gi',
)

/** "1 lakh 42 thousand 400", "44 thousand 900". */
const COMPOUND =
  /\b(?:(\d+) (?:lakhs?|lacs?) )?(\d{1,2}) (?:thousand|hazaa?r)(?: (?:and )?(\d{1,3}))?\b(?! ?(?:-|–|to) )/gi

/** Replaces number words with digits and keeps the length of the text: "four lakh" becomes "   4 lakh". */
export function spellOut(text: string): string {
  const summed = text.replace(COMPOUND, (whole, lakhs = '0', thousands: string, rest = '') =>
    lakhs === '0' && rest === ''
      ? whole
      : String(Number(lakhs) * 100_000 + Number(thousands) * 1000 + Number(rest)).padStart(whole.length),
  )
  return summed.replace(SPELLED, (whole, first: string, second?: string, half?: string) => {
    const value = (NUMBER_WORDS[first.toLowerCase()] ?? 0) + (NUMBER_WORDS[second?.toLowerCase() ?? ''] ?? 0)
    return String(half ? value + 0.5 : value).padStart(whole.length)
  })
}
