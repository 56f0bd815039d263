import type { BoardEntry } from '#core/content/boards.ts'

/** What is wrong with a simulated board. */
export const FAULTS = [
  'none',
  'empty',
  'not India',
  'slow',
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

export interface SimulatedBoard {
  /** `greenhouse:stripe` */
  source: string
  kind: string
  /** The host of the real board, which stands for one of ours. */
  realHost: string
  fault: Fault
  /** How many postings it lists in the first night. */
  postings: number
}

/** How many of a hundred boards have which fault: more than in any real list. */
const SHARES: Record<Exclude<Fault, 'none'>, number> = {
  empty: 5,
  'not India': 10,
  slow: 3,
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
  const step = Math.max(1, sources.length / count)
  return Array.from({ length: Math.min(count, sources.length) }, (_, index) => {
    const source = sources[Math.floor(index * step)] ?? ''
    return {
      source,
      kind: kindOf(source),
      realHost: hostOf(source),
      fault: faultOf(index),
      postings: sizeOf(index),
    }
  })
}

/** The faults are spread evenly: 37 and 1000 have no common factor. */
function faultOf(index: number): Fault {
  let place = ((index * 37) % 1000) / 10
  for (const [fault, share] of Object.entries(SHARES)) {
    if (place < share) return FAULTS.find((one) => one === fault) ?? 'none'
    place -= share
  }
  return 'none'
}

/** Most boards are small, one in fifty is large. */
function sizeOf(index: number): number {
  if (index % 50 === 7) return 400
  return 3 + ((index * 13) % 40)
}
