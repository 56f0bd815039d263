import { parseOptions, UsageError } from '#cli/process/run-command.ts'

export const EXPLAIN_USAGE = `Prints what is understood of job postings, and from which words.

  npm run explain -- postings.ndjson           a posting a line; - reads standard input
  npm run explain -- https://boards.greenhouse.io/acme/jobs/123
                                               a posting, from its board's API or its page
  npm run -s explain -- postings.ndjson --json one JSON line a posting, in the same order

A line is an object with any of title, company, location, description, experience, salary, skills,
department, employment_type: text, a number, a list, or null.

With --json a line that cannot be read gives a line too, all null with its "error", so that the n-th
line that is not empty stays the n-th answer. Each is named on stderr as well, and the command ends
with 1.

Options
  --json       one JSON line a posting
  -h, --help   print this`

export interface ExplainArguments {
  /** A path, `-`, or an address. */
  from: string
  json: boolean
}

/** @returns 'help' where that is all that was asked. @throws UsageError */
export function parseExplainArguments(args: string[]): ExplainArguments | 'help' {
  const { values, positionals } = parseOptions(args, {
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return 'help'
  const [from, ...more] = positionals
  if (from === undefined || more.length > 0)
    throw new UsageError('Name one file of postings or one address of a posting.')
  return { from, json: values.json ?? false }
}
