import { join } from 'node:path'
import { WORK_MODES, type WorkMode } from '#core/job.ts'
import { readFreePosting } from '#ingest/explain/free-posting.ts'
import { eachClue } from '#ingest/understand/mode/clues.ts'
import { placeSentences } from '#ingest/understand/mode/place-sentences.ts'
import { sentenceMode } from '#ingest/understand/mode/sentence-mode.ts'
import { prepare, understand } from '#ingest/understand/understand.ts'
import type { Labelled } from './labelled-set.ts'
import { learn, type Case, type Learned } from './logistic.ts'
import { formatTable, JOINT, markOf } from './weights-table.ts'

/** What the table is learned from. */
export const LABELS = ['work_mode']

export const WEIGHTS_FILE = join(import.meta.dirname, '../ingest/understand/mode/weights.ts')

/** Whole texts that speak of places in passing too. With the many short ones of the other files more is invented. */
const FILES = /^(?:test|(?:work-mode-passages|long-postings|work-modes-by-kind|real-length)\.ndjson):/
/** The first round learns from what is clear, the next ones with what those before take for the sentence that says it. */
const ROUNDS = 3
/** A sentence of a posting that says so again elsewhere counts for its mode, and one that surely does not, against it. */
const SURE = 1

type Models = Record<WorkMode, Learned>

/** A sentence that may say where one works. */
interface Candidate {
  clues: string[]
  /** What the grammar reads in it. */
  mode: WorkMode | null
}

interface Lesson {
  mode: WorkMode | null
  candidates: Candidate[]
}

/** Learns from labelled postings how much each clue of a sentence speaks for each mode being said of their job. */
export function learnWeights(lines: Labelled[]): Models {
  const lessons = lines.filter(({ where }) => FILES.test(where)).flatMap(lessonOf)
  let models: Models | null = null
  for (let round = 0; round < ROUNDS; round += 1) models = learnRound(lessons, models)
  return models ?? learnRound(lessons, null)
}

/** A posting whose label says the mode, unless its fields or its title do: nobody knows whether its text does too. */
function lessonOf({ posting, expect: { work_mode: mode } }: Labelled): Lesson[] {
  if (mode === undefined) return []
  const raw = readFreePosting(posting)
  if (understand({ ...raw, description: '' }).workMode.value !== null) return []
  const candidates = prepare(raw).scanned.lines.flatMap((line) =>
    placeSentences(line).map((sentence): Candidate => {
      const clues = new Set<string>()
      eachClue(line, sentence, (kind, of, value) => clues.add(`${kind} ${of}${JOINT}${value}`))
      return { clues: [...clues], mode: sentenceMode(line, sentence)?.mode ?? null }
    }),
  )
  return candidates.length > 0 ? [{ mode, candidates }] : []
}

function learnRound(lessons: Lesson[], before: Models | null): Models {
  const cases: Record<WorkMode, Case[]> = { remote: [], hybrid: [], onsite: [] }
  for (const { mode, candidates } of lessons) {
    const saying = mode ? sayingSo(mode, candidates, before) : new Set()
    for (const one of candidates)
      for (const other of WORK_MODES) {
        const says = saying.has(one)
        // An office among the days of a hybrid job may be said to be the place of work.
        if (mode === 'hybrid' && other === 'onsite' && !says) continue
        const isOpen = mode === other && !says
        if (isOpen && !(before && sum(before[other], one) < -SURE)) continue
        cases[other].push({ clues: one.clues, isYes: mode === other && says })
      }
  }
  const learned = (mode: WorkMode) => learn(cases[mode], { sparseness: 0.7, leastCases: 2 })
  return { remote: learned('remote'), hybrid: learned('hybrid'), onsite: learned('onsite') }
}

/** The sentences that say it: the only one there is, else those the grammar reads so, later those that weigh most. */
function sayingSo(mode: WorkMode, candidates: Candidate[], models: Models | null): Set<Candidate> {
  if (candidates.length === 1) return new Set(candidates)
  if (!models) return new Set(candidates.filter((one) => one.mode === mode))
  const sums = candidates.map((one) => sum(models[mode], one))
  const most = sums.indexOf(Math.max(...sums))
  return new Set(candidates.filter((_, at) => at === most || (sums[at] ?? 0) > SURE))
}

function sum({ bias, weights }: Learned, { clues }: Candidate): number {
  return clues.reduce((total, clue) => total + (weights.get(clue) ?? 0), bias)
}

/** The tables of weights as a module. */
export function formatWeights(models: Models, lines: Labelled[]): string {
  const tables = WORK_MODES.map((mode) => `  ${mode}: \`\n${formatTable(models[mode])}\n\`,`)
  return `import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by
 * \`npm run bench -- weights\` from the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue
 * (clues.ts), and values with weights. ${markOf(lines, LABELS)}
 */
export const WEIGHTS: Record<WorkMode, string> = {
${tables.join('\n')}
}
`
}
