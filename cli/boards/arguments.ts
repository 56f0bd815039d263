import { parseOptions, UsageError } from '#cli/process/run-command.ts'

export const USAGE = `Manages the list of job boards that npm run ingest imports.

  npm run boards -- list                     every board in the list, with the result of its last run
  npm run boards -- check                    checks every active board; saves nothing
  npm run boards -- check lever:meesho       checks these boards
  npm run boards -- add https://jobs.lever.co/acme
                                             finds the board of a careers page, or of a page
                                             with JobPosting data, checks it, and adds it
                                             to the list

Options
  --boards FILE        another list than content/boards.json
  --company NAME       add: the company name to show; default: the name in its postings
  --anyway             add: even if the board has no IT jobs in India now
  --timeout SECONDS    check, add: time limit for one response; default 30
  --json               list, check: as JSON
  -h, --help           print this

Exit code: 0 if all boards are fine, 1 if a board is dead, has moved, is empty, has no IT jobs in
India or could not be checked, 2 for wrong arguments.`

export interface BoardsArguments {
  command: 'list' | 'check' | 'add'
  /** Boards to check, or the address to add. */
  operands: string[]
  boards: string | null
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
    company: { type: 'string' },
    anyway: { type: 'boolean' },
    'allow-loopback': { type: 'boolean' },
    timeout: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return 'help'
  const [command = '', ...operands] = positionals
  if (command !== 'list' && command !== 'check' && command !== 'add')
    throw new UsageError(
      command === ''
        ? 'Choose a command: list, check or add.'
        : `Unknown command "${command}". Use list, check or add.`,
    )
  if (command === 'add' && operands.length !== 1)
    throw new UsageError(
      'Give one careers page address, for example: npm run boards -- add https://jobs.lever.co/acme',
    )
  if (command === 'list' && operands.length > 0) throw new UsageError('list takes no board names. Use check.')
  const seconds = values.timeout === undefined ? null : Number(values.timeout)
  if (seconds !== null && !(seconds > 0 && seconds <= 600))
    throw new UsageError(`--timeout is "${values.timeout}"; expected seconds, from 1 to 600.`)
  return {
    command,
    operands,
    boards: values.boards ?? null,
    company: values.company?.trim() || null,
    anyway: values.anyway ?? false,
    allowLoopback: values['allow-loopback'] ?? false,
    timeoutMs: seconds === null ? null : seconds * 1000,
    json: values.json ?? false,
  }
}
