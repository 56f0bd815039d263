import { destination, pino, type DestinationStream, type Logger } from 'pino'
import { requestId } from '#db/request-id.ts'
import { printable } from '#core/printable.ts'
import type { LogLevel } from '#core/settings-schema.ts'

export type Log = Logger

/** Logs a failure: what was being done, and the error's name, message and stack. Visitors never see these. */
export type LogError = (error: unknown, what: string) => void

/** Lines are written together: a write of its own costs more than all else that is done for a cached page. */
const BATCH = { sync: false, minLength: 16_000, periodicFlush: 50 }

/**
 * Writes JSON lines to standard output, some times a second and when the process ends.
 *
 * @param output Takes the lines instead, in tests.
 */
export function createLog(level: LogLevel, output: DestinationStream = destination(BATCH)): Log {
  const options = {
    level,
    // Omits host name and process id: they do not help anyone who reads these lines.
    base: undefined,
    // oxlint-disable-next-line pravesh/no-process-clock -- this machine's log
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    // A line may end up on a terminal, and names of employers and addresses of visitors are in it.
    hooks: { streamWrite: printable },
  }
  return pino(options, output)
}

export function errorLogger(log: Log): LogError {
  return (error, what) => log.error({ request: requestId(), error: describeError(error) }, what)
}

/** Only these three fields: a driver's error may also contain rows, parameters and addresses. */
function describeError(error: unknown): { name: string; message: string; stack?: string } {
  if (!(error instanceof Error)) return { name: 'NotAnError', message: String(error) }
  return { name: error.name, message: error.message, stack: error.stack }
}
