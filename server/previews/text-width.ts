import { graphemesOf } from '#core/cut-text.ts'
/**
 * Advance widths of Noto Serif Bold for the characters from space to `~`, in hundredths of the font size: enough to
 * break lines. The picture library draws text but does not wrap it.
 */
const WIDTHS = (
  '26 38 51 56 56 91 80 29 40 40 50 56 29 31 29 29 56 56 56 56 56 56 56 56 56 56 30 30 56 56 56 55 92 75 67 67 77 65 ' +
  '62 77 82 40 40 73 65 95 79 79 64 79 71 58 65 75 70 107 73 69 67 42 29 42 56 46 33 60 65 53 65 57 41 56 67 35 35 64 ' +
  '35 99 67 61 65 65 52 48 41 67 61 86 65 58 53 44 56 44 56'
)
  .split(' ')
  .map((width) => Number(width) / 100)
/** Of any other character: wider than most. */
const OTHER = 0.8
/** Of a Devanagari letter, and of a vowel sign that stands beside one; other signs stand above or below theirs. */
const [DEVANAGARI, BESIDE] = [0.68, 0.3]
const SPACE = ' '.charCodeAt(0)

/** The width of a text in Noto Serif Bold, in units of the font size. */
function widthOf(text: string): number {
  let width = 0
  for (const character of text)
    width += WIDTHS[(character.codePointAt(0) ?? 0) - SPACE] ?? widthBeyondAscii(character)
  return width
}

function widthBeyondAscii(character: string): number {
  if (/\p{Mn}/u.test(character)) return 0
  if (/\p{Mc}/u.test(character)) return BESIDE
  return /\p{Script=Devanagari}/u.test(character) ? DEVANAGARI : OTHER
}

/**
 * The lines of a text, at most as wide as `maxWidth` (in units of the font size). A word that is wider is broken; what
 * exceeds `maxLines` is cut, with an ellipsis.
 */
export function wrapText(text: string, maxWidth: number, maxLines: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((word) => pieces(word, maxWidth))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= maxWidth) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  if (line !== '') lines.push(line)
  if (lines.length <= maxLines) return lines
  return [...lines.slice(0, maxLines - 1), withEllipsis(lines[maxLines - 1] ?? '', maxWidth)]
}

function pieces(word: string, maxWidth: number): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of graphemesOf(word)) {
    if (widthOf(part + character) > maxWidth) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return part === '' ? parts : [...parts, part]
}

function withEllipsis(line: string, maxWidth: number): string {
  let text = graphemesOf(line)
  while (widthOf(`${text.join('')}…`) > maxWidth) text = text.slice(0, -1)
  return `${text.join('').replace(/[\s,·–-]+$/, '')}…`
}
