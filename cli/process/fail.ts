/** Ends the command with what went wrong, in the words of the error and without its stack. */
export function fail(error: unknown): never {
  process.stderr.write(`\n${messageOf(error)}\n`)
  process.exit(1)
}

/** What an error says. A connection refused at several addresses says nothing itself: its parts do. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && !error.message) return error.errors.map(messageOf).join(', ')
  return error.message || error.name
}
