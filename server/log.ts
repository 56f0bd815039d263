import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from '#core/settings.ts'

export type Log = Logger

/** Reports a failure: what was being done, and the error's name, message and stack, which no visitor ever sees. */
export type LogError = (error: unknown, what: string) => void

/** JSON lines on standard output, or where a test wants them. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    // Neither the machine's name nor the process id tells the reader of these lines anything.
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return destination ? pino(options, destination) : pino(options)
}

export function errorLogger(log: Log): LogError {
  return (error, what) => log.error({ error: describeError(error) }, what)
}

/** Only these three: a driver's error may carry rows, parameters and addresses besides. */
function describeError(error: unknown): { name: string; message: string; stack?: string } {
  if (!(error instanceof Error)) return { name: 'NotAnError', message: String(error) }
  return { name: error.name, message: error.message, stack: error.stack }
}
