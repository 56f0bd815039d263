import type { WorkMode } from '#core/job.ts'
import type { Extracted } from '../extracted.ts'
import type { Sentence } from '../scan/sentences.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'

/** Days of a week that is worked whole. */
const WHOLE_WEEK = 5
/** Tokens of a sentence that only tells where the office is. */
const LONGEST = 14

/** "Office: MI Road, Jaipur. Monday to Saturday, 9 to 6": an office is named, and beside it the days of its whole week. */
export function namedOffice(lines: ScannedLine[]): Extracted<WorkMode> | null {
  for (const [index, line] of lines.entries()) {
    if (line.section === 'about' || !line.has('mode place')) continue
    for (const sentence of line.sentences) {
      if (!namesOffice(line, sentence)) continue
      const next = lines[index + 1]
      const found =
        (hasWeek(line, sentence.from, line.tokens.length) ? line : null) ??
        (next && hasWeek(next, 0, next.tokens.length) ? next : null)
      if (found) return { value: 'onsite', evidence: [...new Set([line.text, found.text])] }
    }
  }
  return null
}

/** "Office: MI Road", "Office in MI Road, Jaipur", "Vesu office, Surat.", "Where: our Sitapura office" */
function namesOffice(line: ScannedLine, { from, to }: Sentence): boolean {
  if (to - from > LONGEST || line.has('mode meeting', from, to) || line.has('mode passing', from, to))
    return false
  return line.all('mode place', from, to).some((place) => {
    if (line.word(place.from) !== 'office') return false
    const before = line.tokens[place.from - 1]
    const opens = place.from === from || before?.text === ':'
    if (opens) return /^(?:[:-]|in|at)$/.test(line.word(place.to))
    return before?.capital === true || before?.text === 'our'
  })
}

function hasWeek(line: ScannedLine, from: number, to: number): boolean {
  if (['mode home', 'mode hybrid', 'mode meeting'].some((tag) => line.has(tag, from, to))) return false
  const [first, last] = line.all('mode weekday', from, to)
  const isRange = first && last && (last.from === first.to || /^(?:-|to|till)$/.test(line.word(first.to)))
  if (isRange && Number(last.value) - Number(first.value) + 1 >= WHOLE_WEEK) return true
  return line.tokens.slice(from, to).some(({ value, kind }, at) => {
    const counted = kind === 'number' ? value : Number(line.at(from + at, 'number')?.value)
    if (counted !== WHOLE_WEEK && counted !== WHOLE_WEEK + 1) return false
    return (
      /^(?:days|working)$/.test(line.word(from + at + 1)) && !/^(?:of|leave)$/.test(line.word(from + at + 2))
    )
  })
}
