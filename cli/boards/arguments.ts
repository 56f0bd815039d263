import { BOARD_STATES, BOARD_TIERS, type BoardState, type BoardTier } from '#core/content/boards.ts'
import { parseOptions, UsageError } from '#cli/process/run-command.ts'

export const USAGE = `Manages the list of job boards that npm run ingest and the workers import.

  npm run boards -- list                     how many boards there are, and the first 50 of them, each with
                                             the result of its last run
  npm run boards -- list stripe --page 2     those whose name or source contains a word
  npm run boards -- check                    asks every active board now; saves nothing
  npm run boards -- check lever:meesho       asks these boards
  npm run boards -- check --state resting --queue
                                             lets the workers ask these boards next, and store what
                                             they find
  npm run boards -- check --live 20          asks a random twenty of the boards that may be asked, and
                                             writes a report that you can send us
  npm run boards -- coverage                 the employers by size of hiring in India: whether we read them,
                                             and what is missing; --csv FILE saves all of them
  npm run boards -- add https://jobs.lever.co/acme
                                             finds the board of a careers page, or of a page
                                             with JobPosting data, checks it, and adds it
                                             to the list
  npm run boards -- remove lever:acme        takes a board off the list, for good
  npm run boards -- export boards.csv        saves the list to a file, to change it in a spreadsheet
  npm run boards -- import FILE.csv          shows what a file of boards would change; --apply saves it
  npm run boards -- pause lever:acme         stops asking a board, whatever the list says; resume ends it

The list is in the database. It began as the shipped one, and follows that where you have changed nothing.

Options
  --boards FILE        list, check: a file of your own instead of that list
  --kind NAME          list, check: boards of this source, such as greenhouse
  --state STATE        list, check: ${BOARD_STATES.join(', ')}
  --tier TIER          list, check: ${BOARD_TIERS.join(', ')}
  --failing            list, check: whose last run failed
  --page N, --all      list, coverage: another page of 50; all of them
  --csv FILE           coverage: as CSV into a file; - prints it
  --live N             check: so many boards, chosen at random
  --report FILE        check --live: where to write the report; default boards-report.json
  --queue              check: by the workers, not now
  --apply              import: save the changes
  --force              export, coverage, check --live: overwrite an existing file
  --company NAME       add: the company name to show; default: the name in its postings
  --anyway             add: even if the board has no IT jobs in India now
  --timeout SECONDS    check, add: time limit for one response; default 30
  --json               list, check, coverage: as JSON
  -h, --help           print this

Exit code: 0 if all boards are fine, 1 if a board is dead, has moved, is empty, has no IT jobs in
India or could not be checked, or a row of an import is wrong; 2 for wrong arguments.`

const COMMANDS = [
  'list',
  'check',
  'coverage',
  'add',
  'remove',
  'import',
  'export',
  'pause',
  'resume',
] as const

const NAMES = `${COMMANDS.slice(0, -1).join(', ')} or ${COMMANDS.at(-1)}`

/** Which boards of the list. */
export interface BoardFilter {
  /** Words of a name or source, for `list` and `coverage`. */
  words: string[]
  kind: string | null
  state: BoardState | null
  tier: BoardTier | null
  failing: boolean
}

export interface BoardsArguments {
  command: (typeof COMMANDS)[number]
  /** Boards to check or to remove, the address to add, the file to import or to export to. */
  operands: string[]
  boards: string | null
  filter: BoardFilter
  /** Counted from one; null for all. */
  page: number | null
  queue: boolean
  /** How many boards to ask at random; null for no sample. */
  live: number | null
  /** The file of the sample's report. */
  report: string
  /** The file for CSV; `-` for the standard output. */
  csv: string | null
  apply: boolean
  force: boolean
  company: string | null
  anyway: boolean
  allowLoopback: boolean
  timeoutMs: number | null
  json: boolean
}

/** @returns 'help' if help was requested. @throws UsageError */
export function parseBoardsArguments(args: string[]): BoardsArguments | 'help' {
  const { values, positionals } = parseOptions(args, {
    boards: { type: 'string' },
    kind: { type: 'string' },
    state: { type: 'string' },
    tier: { type: 'string' },
    failing: { type: 'boolean' },
    page: { type: 'string' },
    all: { type: 'boolean' },
    queue: { type: 'boolean' },
    live: { type: 'string' },
    report: { type: 'string' },
    csv: { type: 'string' },
    apply: { type: 'boolean' },
    force: { type: 'boolean' },
    company: { type: 'string' },
    anyway: { type: 'boolean' },
    'allow-loopback': { type: 'boolean' },
    timeout: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return 'help'
  const [name = '', ...operands] = positionals
  const command = COMMANDS.find((one) => one === name)
  if (!command)
    throw new UsageError(
      name === '' ? `Choose a command: ${NAMES}.` : `Unknown command "${name}". Use ${NAMES}.`,
    )
  if (command === 'add' && operands.length !== 1)
    throw new UsageError(
      'Give one careers page address or source, for example: npm run boards -- add https://jobs.lever.co/acme',
    )
  if (command === 'import' && operands.length !== 1) throw new UsageError('Give one CSV file to import.')
  if (command === 'export' && operands.length > 1) throw new UsageError('Give one file to export to.')
  if (values.live !== undefined && (command !== 'check' || operands.length > 0 || values.queue))
    throw new UsageError('--live is for check, which chooses the boards itself: check --live 20.')
  if (['add', 'import', 'export', 'remove', 'coverage'].includes(command) && values.boards !== undefined)
    throw new UsageError(`${command} is for the list in the database. Edit ${values.boards} itself.`)
  if ((command === 'pause' || command === 'resume' || command === 'remove') && operands.length === 0)
    throw new UsageError(`Say which board to ${command}, for example lever:acme.`)
  const seconds = values.timeout === undefined ? null : Number(values.timeout)
  if (seconds !== null && !(seconds > 0 && seconds <= 600))
    throw new UsageError(`--timeout is "${values.timeout}"; expected seconds, from 1 to 600.`)
  return {
    command,
    operands,
    boards: values.boards ?? null,
    filter: {
      words: command === 'list' || command === 'coverage' ? operands : [],
      kind: values.kind?.trim().toLowerCase() ?? null,
      state: oneOf('--state', values.state, BOARD_STATES),
      tier: oneOf('--tier', values.tier, BOARD_TIERS),
      failing: values.failing ?? false,
    },
    page: values.all ? null : parseCount('--page', values.page ?? '1'),
    queue: values.queue ?? false,
    live: values.live === undefined ? null : parseCount('--live', values.live),
    report: values.report ?? 'boards-report.json',
    csv: values.csv ?? null,
    apply: values.apply ?? false,
    force: values.force ?? false,
    company: values.company?.trim() || null,
    anyway: values.anyway ?? false,
    allowLoopback: values['allow-loopback'] ?? false,
    timeoutMs: seconds === null ? null : seconds * 1000,
    json: values.json ?? false,
  }
}

function oneOf<Value extends string>(
  name: string,
  text: string | undefined,
  values: readonly Value[],
): Value | null {
  if (text === undefined) return null
  const value = values.find((one) => one === text.trim().toLowerCase())
  if (value === undefined)
    throw new UsageError(`${name} is "${text}"; expected one of: ${values.join(', ')}.`)
  return value
}

function parseCount(name: string, text: string): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (count < 1) throw new UsageError(`${name} is "${text}"; expected a number from 1.`)
  return count
}
