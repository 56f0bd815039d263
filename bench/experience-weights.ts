import { join } from 'node:path'
import { readFreePosting } from '#ingest/explain/free-posting.ts'
import { eachClue } from '#ingest/understand/experience/clues.ts'
import { findCandidates } from '#ingest/understand/experience/mentions.ts'
import { isWelcome } from '#ingest/understand/experience/welcome.ts'
import type { Words } from '#ingest/understand/experience/words-around.ts'
import { prepare } from '#ingest/understand/understand.ts'
import type { Labelled } from './labelled-set.ts'
import { learn, type Case, type Learned } from './logistic.ts'
import { formatTable, JOINT, markOf } from './weights-table.ts'

/** What the table is learned from. */
export const LABELS = ['experience_min', 'experience_max']

/** The file of the weights. */
export const WEIGHTS_FILE = join(import.meta.dirname, '../ingest/understand/experience/weights.ts')

/** A clue that no table has: whoever reads a posting knows it by the grammar. */
const WISH = 'wish'

/** Learns from labelled postings how much each clue speaks for years being asked for. */
export function learnWeights(lines: Labelled[]): Learned {
  return learn(lines.flatMap(casesOf), { sparseness: 1.5, leastCases: 2 })
}

/**
 * The lengths of time in a posting of which the label tells whether they are asked for. In a posting that asks for none
 * no length is; in another one the very years of the label are, and those beyond them are not. Of years below them nobody
 * knows: they may be a part of the whole.
 */
function casesOf({ posting, expect }: Labelled): Case[] {
  const { experience_min: min, experience_max: max } = expect
  if (min === undefined && max === undefined) return []
  const { scanned } = prepare(readFreePosting(posting))
  // Years in the field or the title are the label's; the same number in the text may be of anything.
  const isTold = scanned.experience !== null
  return findCandidates(scanned).flatMap((words): Case[] => {
    const { duration } = words
    const isSame = duration.min === min && duration.max === max
    const isBeyond = duration.min > (max ?? min ?? -1)
    if (isSame && isTold && duration.inMonths) return []
    return isSame || isBeyond ? [{ clues: cluesOf(words), isYes: isSame }] : []
  })
}

function cluesOf(words: Words): string[] {
  // The grammar refuses wishes. So that their words don't speak against years beside which something else is wished.
  const clues = isWelcome(words) ? [WISH] : []
  eachClue(words, (kind, value) => clues.push(`${kind}${JOINT}${value}`))
  return clues
}

/** The table of weights as a module. */
export function formatWeights({ bias, weights }: Learned, lines: Labelled[]): string {
  const told = new Map([...weights].filter(([clue]) => clue !== WISH))
  return `/**
 * How much each clue speaks for years being asked for, or against it. Made by \`npm run bench -- weights\` from the
 * labelled lines (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their
 * weights. ${markOf(lines, LABELS)}
 */
export const WEIGHTS = \`
${formatTable({ bias, weights: told })}
\`
`
}
