import { stderr } from '#cli/process/terminal.ts'

/** Signals that ask a command to stop: Ctrl-C, and those of timeouts and service managers. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Under npm, one Ctrl-C can arrive twice: from the terminal and from npm. */
const DUPLICATE_SIGNAL_MS = 1000

/** Runs work that can be interrupted. The first signal aborts it; a second one ends the process at once. */
export async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let abortedAt = 0
  const interrupt = () => {
    if (controller.signal.aborted) {
      if (performance.now() - abortedAt > DUPLICATE_SIGNAL_MS) process.exit(130)
      return
    }
    abortedAt = performance.now()
    stderr.write('\nStopping after the current write. Press again to stop at once.\n')
    controller.abort()
  }
  for (const signal of SIGNALS) process.on(signal, interrupt)
  try {
    return await work(controller.signal)
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt)
  }
}
