import { join } from 'node:path'
import { decodeHTML } from 'entities'
import { unescapeMarkup } from '#ingest/text/unescape-markup.ts'
import { eachLineClue, flatWords, lostItsSpaces, mayStart } from '#ingest/understand/document/line-clues.ts'
import { readLabelled, type Labelled } from './labelled-set.ts'
import { learn, type Case, type Learned } from './logistic.ts'
import { formatTable, JOINT } from './weights-table.ts'

/** The file of the weights. */
export const WEIGHTS_FILE = join(import.meta.dirname, '../ingest/understand/document/line-weights.ts')

/** Whole postings and passages with all their lines; their labels are not looked at. */
const FILES = ['postings', 'real-length', 'long-postings', 'experience-passages', 'work-mode-passages']
const BULLET = /^[ \t]*(?:[-*–·•●▪◦‣■○➢➤✓✔]|\d{1,2}[.)])[ \t]+/
const BLOCK = /\s*<(?:br\s*\/?|\/?(?:p|h[1-6]|div|tr|td|th|ul|ol|table))(?: [^<>]*)?>\s*/gi

/** The postings of which it is known where lines start. */
export function linedPostings(): Labelled[] {
  return FILES.flatMap((file) => readLabelled('tune', file))
}

/** Learns from postings that have their lines how much each clue speaks for a line starting. */
export function learnWeights(postings: Labelled[]): Learned {
  return learn(postings.flatMap(casesOf), { sparseness: 10, leastCases: 20 })
}

/** The words of a posting, with its bullets, without them, and glued together as where tags became nothing. */
function casesOf({ posting: { description } }: Labelled): Case[] {
  const lines = linesOf(String(description ?? ''))
  if (lines.length < 2) return casesIn(lines, ' ')
  const bare = lines.map((line) => line.replace(BULLET, ''))
  return [...casesIn(lines, ' '), ...casesIn(bare, ' '), ...casesIn(bare, '')]
}

function linesOf(description: string): string[] {
  const { text, isMarkup } = unescapeMarkup(description)
  const lines = isMarkup
    ? text
        .replace(/\s*<li[^>]*>\s*/gi, '\n• ')
        .replace(BLOCK, '\n')
        .replace(/<\/?[a-z][^<>]*>/gi, '')
        .split('\n')
        .map((line) => decodeHTML(line))
    : text.split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '' && line !== '•')
}

function casesIn(lines: string[], joint: string): Case[] {
  const starts = new Set<number>()
  let text = ''
  for (const line of lines) {
    if (text !== '') text += joint
    starts.add(text.length)
    text += line
  }
  const words = flatWords(text)
  const isSpaceless = lostItsSpaces(words)
  let since = 0
  return words.flatMap(({ at }, index): Case[] => {
    since = /[.!?]$/.test(words[index - 1]?.text ?? '') ? 0 : since + 1
    const isYes = starts.has(at)
    const clues: string[] = []
    if (index > 0 && mayStart(words, index))
      eachLineClue(words, index, { since, isSpaceless }, (kind, value) => clues.push(kind + JOINT + value))
    if (isYes) since = 0
    return clues.length > 0 ? [{ clues, isYes }] : []
  })
}

/** The table of weights as a module. */
export function formatWeights(learned: Learned): string {
  return `/**
 * How much each clue speaks for a line starting at a word of a text that lost its lines. Made by \`npm run bench -- weights\`
 * from the postings of bench/labelled/tune (bench/line-weights.ts): not to be edited. A line has a kind of clue
 * (line-clues.ts), and values with their weights.
 */
export const WEIGHTS = \`
${formatTable(learned)}
\`
`
}
