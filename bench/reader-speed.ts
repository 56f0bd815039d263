import { readFileSync } from 'node:fs'
import { parseSource } from '#ingest/boards/sources.ts'
import { readFreePosting } from '#ingest/explain/free-posting.ts'
import { understand, type PostingWords } from '#ingest/understand/understand.ts'
import { hostileTexts } from './hostile-texts.ts'
import { readLabelled } from './labelled-set.ts'
import { threadCpuMs } from './thread-cpu.ts'

/** A saved response of a board: `greenhouse:stripe=saved.json`. */
export type SavedBoard = string

const CARDS = 4000
const HOSTILE_CHARACTERS = 60_000
/** Runs of which the quickest counts: the others waited for compilation, or for other programs. */
const RUNS = 4

/** The least of full postings, on an idle core, and the most that hostile text may take. */
const GOAL = { full: 1200, hostileMs: 80 }

/** How many postings are read in a second of processor time, and how long 60 kB of hostile text take. */
export function measureReader(saved: SavedBoard | undefined): Record<string, string | number>[] {
  const cards = readLabelled('tune')
    .filter(({ where }) => where.startsWith('postings'))
    .slice(0, CARDS)
    .map(({ posting }) => readFreePosting(posting))
  const rows: Record<string, string | number>[] = [
    { what: 'short cards a CPU second', now: perSecond(cards) },
  ]
  if (saved) {
    const full = savedPostings(saved)
    rows.unshift({ what: 'full postings a CPU second', now: perSecond(full), goal: GOAL.full })
  }
  const [worst] = hostileTexts(HOSTILE_CHARACTERS)
    .map(({ piece, text }) => ({ piece, text, ms: hostileMs(text) }))
    .toSorted((a, b) => b.ms - a.ms)
  const name = `60 kB of the slowest hostile text (${JSON.stringify(worst?.piece)}), ms`
  const half = hostileMs(worst?.text.slice(0, HOSTILE_CHARACTERS / 2) ?? '')
  return [
    ...rows,
    { what: name, now: Math.round(worst?.ms ?? 0), goal: GOAL.hostileMs },
    // In linear time it is 2.
    { what: 'times as long as half of it', now: Number(((worst?.ms ?? 0) / half).toFixed(1)), goal: 2 },
  ]
}

function hostileMs(text: string): number {
  return quickest([readFreePosting({ title: 'Clerk', description: text })])
}

function savedPostings(saved: SavedBoard): PostingWords[] {
  const [token = '', file = ''] = saved.split('=')
  const { adapter, board, settings } = parseSource(token)
  return [...adapter.read(JSON.parse(readFileSync(file, 'utf8')), board, settings).postings]
}

function perSecond(postings: PostingWords[]): number {
  return Math.round(postings.length / (quickest(postings) / 1000))
}

function quickest(postings: PostingWords[]): number {
  const runs = Array.from({ length: RUNS }, () => {
    const before = threadCpuMs()
    for (const posting of postings) understand(posting)
    return threadCpuMs() - before
  })
  return Math.min(...runs)
}
