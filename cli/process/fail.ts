import { explainStorage } from '#core/storage-problem.ts'
import { stderr } from '#cli/process/terminal.ts'

/** Exits with the error's message, without its stack. */
export function fail(error: unknown): never {
  stderr.write(`\n${messageOf(error)}\n`)
  process.exit(1)
}

/**
 * An error's message; of a disk or a file, what happened and what to do. When several addresses refuse a connection, only
 * the nested errors have one.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const place = 'path' in error && typeof error.path === 'string' ? error.path : 'the disk'
  const explained =
    'code' in error ? explainStorage(error, 'severity' in error ? 'the disk of the database' : place) : null
  if (explained !== null) return explained
  if (error instanceof AggregateError && !error.message) return error.errors.map(messageOf).join(', ')
  return error.message || error.name
}
