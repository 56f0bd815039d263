import type { BoardEntry } from '#core/content/boards.ts'

/** What is wrong with a simulated board. */
export const FAULTS = [
  'none',
  'empty',
  'not India',
  'slow',
  'trickles',
  'gone',
  'moved',
  'redirect loop',
  'HTML',
  'error once',
  'error',
  'wait a moment',
  'wait long',
  'reset',
  'too large',
  'never answers',
] as const

export type Fault = (typeof FAULTS)[number]

/**
 * What a board without a fault does from the second night on: most close and open a few postings. `unchanged` boards
 * do not; `recovers` fails in the first night only.
 */
export const LATER = ['changes', 'unchanged', 'dies', 'moves', 'empties', 'recovers'] as const

export type Later = (typeof LATER)[number]

export interface SimulatedBoard {
  /** `greenhouse:stripe` */
  source: string
  kind: string
  /** The host of the real board, which stands for one of ours. */
  realHost: string
  fault: Fault
  later: Later
  /** How many postings it lists in the first night. */
  postings: number
}

/** How many of a hundred boards have which fault: more than in any real list. */
const SHARES: Record<Exclude<Fault, 'none'>, number> = {
  empty: 5,
  'not India': 10,
  slow: 3,
  trickles: 1,
  gone: 3,
  moved: 1,
  'redirect loop': 0.5,
  HTML: 2,
  'error once': 2,
  error: 1.5,
  'wait a moment': 1,
  'wait long': 0.5,
  reset: 1,
  'too large': 0.3,
  'never answers': 1.5,
}

/** How many of a hundred boards without a fault do what later. */
const LATER_SHARES: Record<Exclude<Later, 'changes'>, number> = {
  unchanged: 30,
  dies: 2,
  moves: 1,
  empties: 2,
  recovers: 2,
}

/** What is wrong with a board in a night, from 1. */
export function faultIn(night: number, { fault, later }: Pick<SimulatedBoard, 'fault' | 'later'>): Fault {
  if (fault !== 'none') return fault
  if (night === 1) return later === 'recovers' ? 'error' : 'none'
  const faults: Partial<Record<Later, Fault>> = { dies: 'gone', moves: 'moved', empties: 'empty' }
  return faults[later] ?? 'none'
}

/** The kinds that the simulation can answer for. */
export const SIMULATED_KINDS = [
  'greenhouse',
  'lever',
  'lever-eu',
  'ashby',
  'workable',
  'recruitee',
  'personio',
  'teamtailor',
  'keka',
  'workday',
  'smartrecruiters',
  'successfactors',
]

/**
 * Simulated boards with the sources of a list: its kinds, and so its many boards on one host and its many hosts with
 * one board. Faults and sizes depend only on a board's place, so two runs are alike.
 *
 * @param hostOf The real host of a source.
 * @param count How many; the list is repeated under other names if it is shorter.
 */
export function simulatedBoards(
  list: BoardEntry[],
  hostOf: (source: string) => string,
  count: number,
): SimulatedBoard[] {
  const kindOf = (source: string) => source.slice(0, source.indexOf(':'))
  const sources = list
    .map(({ source }) => source)
    .filter((source) => SIMULATED_KINDS.includes(kindOf(source)))
  if (sources.length === 0) return []
  const step = Math.max(1, sources.length / count)
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor(index * step)
    const source = copyOf(sources[place % sources.length] ?? '', Math.floor(place / sources.length))
    return {
      source,
      kind: kindOf(source),
      realHost: hostOf(source),
      fault: shareAt((index * 37) % 1000, SHARES) ?? 'none',
      later: shareAt((index * 61) % 1000, LATER_SHARES) ?? 'changes',
      postings: sizeOf(index),
    }
  })
}

/** The same kind of board under another name, and so on another host if its name is one. */
function copyOf(source: string, copy: number): string {
  return copy === 0 ? source : source.replace(/:([a-z0-9])/i, `:x${copy}-$1`)
}

/**
 * What a place from 0 to 1000 falls into. Places are spread evenly over the boards: 37 and 61 have no common factor
 * with 1000.
 */
function shareAt<Name extends string>(place: number, shares: Record<Name, number>): Name | null {
  let left = place / 10
  for (const [name, share] of Object.entries<number>(shares)) {
    if (left < share) return name as Name
    left -= share
  }
  return null
}

/** Most boards are small, one in fifty is large. */
function sizeOf(index: number): number {
  if (index % 50 === 7) return 400
  return 3 + ((index * 13) % 40)
}
