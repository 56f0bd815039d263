import { parseOptions, UsageError } from '#cli/process/run-command.ts'

export const EXPLAIN_USAGE = `Prints what we read from job postings, and from which words.

  npm run explain -- postings.ndjson           one posting per line; - reads standard input
  npm run explain -- https://boards.greenhouse.io/acme/jobs/123
                                               one posting, from its board's API or its page
  npm run -s explain -- postings.ndjson --json one JSON line per posting, in the same order

A line is an object with any of title, company, location, description, experience, salary, skills,
department, employment_type: text, a number, a list, or null.

With --json an unreadable line also gives a line: all null, with an "error". So the n-th non-empty
line of the input is always the n-th line of the output. Unreadable lines are also listed on stderr,
and the exit code is 1.

Options
  --json       one JSON line per posting
  -h, --help   print this`

export interface ExplainArguments {
  /** A path, `-`, or an address. */
  from: string
  json: boolean
}

/** @returns 'help' if help was requested. @throws UsageError */
export function parseExplainArguments(args: string[]): ExplainArguments | 'help' {
  const { values, positionals } = parseOptions(args, {
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return 'help'
  const [from, ...more] = positionals
  if (from === undefined || more.length > 0)
    throw new UsageError('Give one file of postings, or the address of one posting.')
  return { from, json: values.json ?? false }
}
