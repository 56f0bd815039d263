import { employerKey } from './company-names.ts'
import type { BoardState } from './content/boards.ts'
import { vendorName } from './vendor-name.ts'
import { VERIFIED_FOR_DAYS } from './verification.ts'

/** Why an employer that hires in India may not be read, besides what its boards say. */
export const WHY_NOT_READ = ['robots', 'permission', 'no reader', 'no list'] as const

/** A large employer of `content/employers.json`: what others saw of it, and when. */
export interface KnownEmployer {
  company: string
  /** The system of its careers site, in words: "SuccessFactors", "own site". */
  system: string
  /** The site, the tenant or the account there. */
  tenant: string | null
  /** Sources of the list that are its boards under another name. */
  boards?: readonly string[]
  /** Openings in India, at least and at most; null if nobody counted them. */
  openings: number | null
  openingsAtMost?: number
  /** The day of the count, or on which the site was seen. */
  seenOn: string
  evidence: string
  /** null: one of the boards that we read is its main one. */
  notRead: (typeof WHY_NOT_READ)[number] | null
}

/** A board as `employer_boards` has it, with its open postings. */
export interface EmployerBoard {
  source: string
  company: string | null
  state: BoardState
  jobs_in_india: number | null
  counted_on: string | null
  seen_at: Date | null
  last_run_at: Date | null
  failures: number
  from_file: boolean
  refusal: 'robots' | 'permission' | 'refused' | null
  open: number
}

/** Whether we read an employer's jobs, and if not, why: for visitors and operators in the same words. */
export const COVERAGE_WORDS = {
  read: 'Read',
  part: 'Read in part',
  stale: 'Not checked this week',
  failing: 'We couldn’t read their site at the last try',
  refused: 'Their site refuses our requests',
  robots: 'Their site forbids robots',
  waiting: 'We haven’t checked their site yet',
  permission: 'We need permission to read their site',
  'no reader': 'We can’t read their careers site yet',
  'no list': 'They have no public list of jobs',
  paused: 'Paused by us',
  gone: 'Their job board is gone',
} as const

export type CoverageState = keyof typeof COVERAGE_WORDS

/** The order of what says most: that of an employer is the first one of its boards. */
const ORDER = Object.keys(COVERAGE_WORDS) as CoverageState[]

export interface EmployerCoverage {
  company: string
  /** Systems of its careers sites, in words. */
  systems: string[]
  /** Openings in India, as counted by others; null if nobody did. */
  size: number | null
  /** Who counted them and when. */
  countedOn: string | null
  evidence: string | null
  state: CoverageState
  /** When we read one of its boards last; null if never, or only from a saved file. */
  lastReadAt: Date | null
  /** Open jobs on this site. */
  open: number
  boards: string[]
  /** What an operator may want to add or mend. */
  missing: string[]
}

/** An employer with so many openings in India is a large one. */
export const LARGE_FROM = 50

/** Whether an employer hires many people in India; one that only the table names does, if nobody counted. */
export function isLarge({ size, evidence }: EmployerCoverage): boolean {
  return size === null ? evidence !== null : size >= LARGE_FROM
}

export function isRead({ state }: Pick<EmployerCoverage, 'state'>): boolean {
  return state === 'read' || state === 'part'
}

/** Every employer with a board or in the table, by size of hiring in India, the largest first. */
export function employerCoverage(
  employers: readonly KnownEmployer[],
  boards: readonly EmployerBoard[],
  now: Date,
): EmployerCoverage[] {
  const named = new Map(
    employers.flatMap(({ company, boards = [] }) =>
      boards.map((source) => [source.toLowerCase(), employerKey(company)] as const),
    ),
  )
  const keyOf = ({ source, company }: EmployerBoard) =>
    named.get(source.toLowerCase()) ?? (company === null ? source : employerKey(company))
  const known = new Map(employers.map((employer) => [employerKey(employer.company), employer]))
  const owned = Map.groupBy(boards, keyOf)
  const rows = [...new Set([...known.keys(), ...owned.keys()])].map((key) =>
    coverageOf(known.get(key) ?? null, owned.get(key) ?? [], now),
  )
  return rows.toSorted(
    (one, other) =>
      (other.size ?? -1) - (one.size ?? -1) ||
      (one.company.toLowerCase() < other.company.toLowerCase() ? -1 : 1),
  )
}

function coverageOf(
  employer: KnownEmployer | null,
  boards: readonly EmployerBoard[],
  now: Date,
): EmployerCoverage {
  const states = new Map(boards.map((board) => [board, boardState(board, now)]))
  const there = boards.filter((board) => states.get(board) !== 'gone')
  const counted = there.flatMap(({ jobs_in_india: count }) => count ?? [])
  const onBoards = counted.length > 0 ? sum(counted) : null
  const ofTable = employer?.openings ?? null
  const isOfTable = ofTable !== null && ofTable >= (onBoards ?? 0)
  const days = there.flatMap(({ counted_on: day }) => day ?? [])
  const state = stateOf(employer, states)
  const open = sum(boards.map((board) => board.open))
  const size = isOfTable ? ofTable : onBoards
  const company = employer?.company ?? boards.find((board) => board.company !== null)?.company ?? null
  return {
    company: company ?? boards[0]?.source.replace(/^[^:]*:/, '') ?? '',
    systems: systemsOf(employer, there.length > 0 ? there : boards),
    size,
    countedOn: isOfTable ? (employer?.seenOn ?? null) : (days.toSorted().at(-1) ?? null),
    evidence: employer?.evidence ?? null,
    state,
    lastReadAt: latest(boards.map(({ seen_at, from_file }) => (from_file ? null : seen_at))),
    open,
    boards: boards.map(({ source }) => source),
    missing: [
      ...(isRead({ state }) ? [] : [COVERAGE_WORDS[state]]),
      ...(isRead({ state }) && open === 0 ? ['no open IT job in India found'] : []),
      ...(boards.length === 0 ? ['no board on the list'] : unreadBoards(states, state)),
      ...(size === null ? ['no count of its openings'] : []),
      ...(company === null ? ['no company name'] : []),
    ],
  }
}

/** Boards that are not read, where the employer's own state does not say so. */
function unreadBoards(states: ReadonlyMap<EmployerBoard, CoverageState>, of: CoverageState): string[] {
  return [...states].flatMap(([{ source }, state]) =>
    state === 'read' || state === of ? [] : [`${source}: ${COVERAGE_WORDS[state]}`],
  )
}

function boardState(board: EmployerBoard, now: Date): CoverageState {
  const { state, seen_at, refusal, last_run_at, failures } = board
  const freshSince = now.getTime() - VERIFIED_FOR_DAYS * 86_400_000
  if (state === 'paused') return 'paused'
  if (state === 'moved' || state === 'dead') return 'gone'
  if (seen_at !== null && seen_at.getTime() > freshSince) return 'read'
  if (refusal !== null) return refusal
  if (state === 'needs permission') return 'permission'
  if (last_run_at === null) return 'waiting'
  return failures > 0 ? 'failing' : 'stale'
}

/**
 * What is read of an employer. A small board that is read says little of an employer whose larger one is not. The table
 * knows more than a board that nobody may ask.
 */
function stateOf(
  employer: KnownEmployer | null,
  states: ReadonlyMap<EmployerBoard, CoverageState>,
): CoverageState {
  const best = ORDER.find((state) => [...states.values()].includes(state)) ?? null
  if (best === 'read') {
    const inState = (isWanted: (state: CoverageState) => boolean) =>
      [...states].flatMap(([board, state]) => (isWanted(state) ? board : []))
    const others = sum(
      inState((state) => state !== 'read' && state !== 'gone').map((board) => board.jobs_in_india ?? 0),
    )
    const read = inState((state) => state === 'read')
    // A board that nobody counted may be the whole of it.
    const count = sum(read.map((board) => Math.max(board.jobs_in_india ?? Infinity, board.open)))
    return count < Math.max(others, (employer?.openings ?? 0) / 2) ? 'part' : 'read'
  }
  const why = employer?.notRead ?? null
  if (best === null || best === 'gone') return why ?? best ?? 'no reader'
  // A board that nobody asks says less than the table, unless we learnt to read it since.
  const isAsked = best !== 'permission' && best !== 'paused'
  return isAsked || why === 'no reader' ? best : (why ?? best)
}

function systemsOf(employer: KnownEmployer | null, boards: readonly EmployerBoard[]): string[] {
  const kinds = boards.map(({ source }) => vendorName(source.slice(0, source.indexOf(':'))))
  return [...new Set([...(employer ? [employer.system] : []), ...kinds])]
}

function latest(dates: readonly (Date | null)[]): Date | null {
  return dates.reduce((one, other) => (one === null || (other !== null && other > one) ? other : one), null)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
