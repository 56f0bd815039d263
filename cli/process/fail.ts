import { stderr } from '#cli/process/terminal.ts'

/** Exits with the error's message, without its stack. */
export function fail(error: unknown): never {
  stderr.write(`\n${messageOf(error)}\n`)
  process.exit(1)
}

/** An error's message. When several addresses refuse a connection, only the nested errors have one. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && !error.message) return error.errors.map(messageOf).join(', ')
  return error.message || error.name
}
