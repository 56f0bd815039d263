/** The longest character that is kept whole: of a family of emoji, or a letter with its marks. */
const LONGEST_GRAPHEME = 64

let segmenter: Intl.Segmenter | null = null

/** What a reader takes for the characters of a text: an emoji with its parts, a letter with its marks. */
export function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The beginning of a text, at most `most` UTF-16 units of it. No character is cut in two. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const from = Math.max(0, most - LONGEST_GRAPHEME)
  let end = from
  for (const grapheme of graphemesOf(text.slice(from, most + LONGEST_GRAPHEME))) {
    if (end + grapheme.length > most) break
    end += grapheme.length
  }
  if (end > from || from === 0) return text.slice(0, end)
  // A letter with marks without end.
  return text.slice(0, /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most)
}
