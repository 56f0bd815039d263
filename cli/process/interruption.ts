/** The signals that ask a command to end: Ctrl-C, and what a timer or a service manager sends. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Ctrl-C reaches a command from the terminal and, under npm, again from npm or for want of it. */
const SAME_SIGNAL_MS = 1000

/**
 * Does work that can be ended early. The first signal asks it to end; a second one ends the process at once.
 */
export async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let begun = 0
  const interrupt = () => {
    if (controller.signal.aborted) {
      if (performance.now() - begun > SAME_SIGNAL_MS) process.exit(130)
      return
    }
    begun = performance.now()
    process.stderr.write('\nStopping after the current write. Press again to stop at once.\n')
    controller.abort()
  }
  for (const signal of SIGNALS) process.on(signal, interrupt)
  try {
    return await work(controller.signal)
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt)
  }
}
