import { WORK_MODES } from '#core/job.ts'
import { findCandidates } from '#ingest/understand/experience/mentions.ts'
import { heaviestClues, weigh } from '#ingest/understand/experience/weigh.ts'
import { placeSentences } from '#ingest/understand/mode/place-sentences.ts'
import { heaviestModeClues, weighModes } from '#ingest/understand/mode/weigh.ts'
import type { Words } from '#ingest/understand/experience/words-around.ts'
import type { Sentence } from '#ingest/understand/scan/sentences.ts'
import type { ScannedPosting } from '#ingest/understand/scan/scan.ts'
import type { ScannedLine } from '#ingest/understand/scan/scanned-line.ts'

/** Tags that nearly every word has, and that say nothing by themselves. */
const EVERYWHERE = new Set(['-', 'pay clause', 'exp work', 'about you', 'duty', 'number'])

/** Clues that are shown of a length of time. */
const CLUES = 4

/**
 * Shows a scanned posting: its sections, their lines, and below each the words that the tables tagged, and what speaks for
 * and against its years being asked for, and its sentences saying where one works.
 */
export function formatScan(scanned: ScannedPosting): string {
  const { title, lines } = scanned
  const candidates = findCandidates(scanned)
  const shown: string[] = []
  let section = ''
  for (const line of [title, ...lines]) {
    const name = line.kind === 'title' ? 'title' : line.section
    if (name !== section) shown.push(`[${name}]`)
    section = name
    shown.push(`  ${line.kind === 'item' ? '- ' : ''}${line.text}`)
    const tags = tagsOf(line)
    if (tags !== '') shown.push(`      ${tags}`)
    shown.push(...candidates.filter((words) => words.line === line).map(formatWeight))
    if (line.kind !== 'title') shown.push(...placeSentences(line).map((one) => formatModes(line, one)))
  }
  return shown.join('\n')
}

/** "3 years" weighs -1.5: what speaks against it most is named first. */
function formatWeight(words: Words): string {
  const { line, duration } = words
  const clues = heaviestClues(words, CLUES).map(({ clue, weight }) => `${clue} ${signed(weight)}`)
  return `      years “${line.words(duration.from, duration.to)}” weigh ${signed(weigh(words))}: ${clues.join(' · ')}`
}

/** The mode that most speaks for: "place “3 days in office” weighs hybrid +2.1, onsite -1.0, remote -4.2". */
function formatModes(line: ScannedLine, sentence: Sentence): string {
  const weights = WORK_MODES.map((mode) => ({ mode, weight: weighModes(line, sentence)[mode] }))
  const [most, ...others] = weights.toSorted((one, other) => other.weight - one.weight)
  if (!most) return ''
  const sums = [most, ...others].map(({ mode, weight }) => `${mode} ${signed(weight)}`)
  const clues = heaviestModeClues(line, sentence, most.mode, CLUES).map(
    ({ clue, weight }) => `${clue} ${signed(weight)}`,
  )
  return `      place “${line.words(sentence.from, sentence.to)}” weighs ${sums.join(', ')}: ${clues.join(' · ')}`
}

function signed(weight: number): string {
  return `${weight < 0 ? '' : '+'}${weight.toFixed(2)}`
}

function tagsOf(line: ScannedLine): string {
  return line.spans
    .filter(({ tag }) => !EVERYWHERE.has(tag))
    .map(({ tag, value, from, to }) => `${tag}${value === '' ? '' : ` ${value}`} “${line.words(from, to)}”`)
    .join(' · ')
}
