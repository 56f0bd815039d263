import { parseOptions, UsageError } from '#cli/process/run-command.ts'

export const USAGE = `Looks after the list of boards that npm run ingest runs.

  npm run boards -- list                     every board of the list, and what came of its last run
  npm run boards -- check                    asks every active board; nothing is written
  npm run boards -- check lever:meesho       asks these
  npm run boards -- add https://jobs.lever.co/acme
                                             finds the board behind a careers address, or behind
                                             a page with JobPosting data, asks it, and adds it
                                             to the list

Options
  --boards FILE        another list than content/boards.json
  --company NAME       add: the employer as visitors know it; else as its postings name it
  --anyway             add: also a board without IT jobs in India now
  --timeout SECONDS    check, add: the longest that one answer may take; else 30
  --json               list, check: as JSON
  -h, --help           print this

Ends with 0 when all is well, 1 when a board is dead, has moved, is empty, has no IT jobs in
India or could not be asked, 2 on wrong arguments.`

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

/** @returns 'help' where that is all that was asked. @throws UsageError */
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
      command === '' ? 'Say what to do: list, check or add.' : `"${command}" is not list, check or add.`,
    )
  if (command === 'add' && operands.length !== 1)
    throw new UsageError(
      'Name one careers address, for example: npm run boards -- add https://jobs.lever.co/acme',
    )
  if (command === 'list' && operands.length > 0) throw new UsageError('list takes no boards; check does.')
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
