import { destination } from 'pino'
import type { DestinationStream } from 'pino'

/** How long a line waits for others. Short, for whoever reads along. */
const WAIT_MS = 20
/** So much is written at once, in bytes. */
const MOST_BYTES = 16_000

/** What lines are written to at last. */
export interface Output {
  write(lines: string): unknown
  flushSync(): void
}

/**
 * Standard output, written some times a second instead of once for each line: a write of its own costs more than all else
 * that is done for a page that is in memory. Nothing is lost when the process exits.
 *
 * @param output Collects lines, and writes them when it is told to or has many.
 */
export function batchedOutput(
  output: Output = destination({ dest: 1, sync: true, minLength: MOST_BYTES }),
): DestinationStream {
  let waiting: NodeJS.Timeout | null = null
  const flush = () => {
    if (waiting) clearTimeout(waiting)
    waiting = null
    output.flushSync()
  }
  process.once('exit', flush)
  return {
    write: (line) => {
      output.write(line)
      waiting ??= setTimeout(flush, WAIT_MS).unref()
    },
  }
}
