/** Most texts have nothing of what may go, and are only searched. Half a surrogate pair looks like a whole one here. */
const MAY_BE_UNSEEN = new RegExp(
  String.raw`[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f` +
    String.raw`\u202a-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufdd0-\ufdef\ufeff\uffa0\ufff0-\uffff]`,
)

/** Controls that stood between words: all but tab, line feed and carriage return. NUL stands for nothing. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]+/g

/**
 * Characters without a shape: NUL, noncharacters, fillers, marks of writing direction, and all other format
 * characters. Not the numeral signs of Arabic and Kaithi, which are seen, nor the joiners.
 */
const UNSEEN = new RegExp(
  String.raw`[[\p{Cf}\p{Noncharacter_Code_Point}\0\u034f\u115f\u1160\u3164\uffa0]` +
    String.raw`--[\u200c\u200d\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]]`,
  'gv',
)

/** Joiners that join nothing: Indic and Arabic letters and emoji need theirs. */
const IDLE_JOINERS =
  /(?<![\p{Lo}\p{M}])\u200c|(?<![\p{Lo}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])\u200d/gu

/**
 * The text without what nobody sees, as the database, feeds and pages can take it: well-formed, and without control
 * characters other than tab and line ends, noncharacters, overrides of the writing direction, zero-width spaces, soft
 * hyphens and byte order marks. The joiners of Indic and Arabic words and of emoji stay.
 */
export function cleanText(text: string): string {
  if (!MAY_BE_UNSEEN.test(text)) return text
  return text.toWellFormed().replace(CONTROLS, ' ').replace(UNSEEN, '').replace(IDLE_JOINERS, '')
}
