import type { Log } from '../log.ts'

/** All of it has to fit into the ten seconds that a supervisor commonly waits before it kills. */
const STOP_WITHIN_MS = 9_500
/** Ctrl-C reaches a program once from the terminal and, under npm, once more from npm. */
const SAME_SIGNAL_MS = 500

/**
 * Stops the program on SIGTERM and SIGINT: runs `stop`, then exits with 0. It exits with 1 when `stop` fails or
 * takes too long, and at once on a second signal.
 */
export function stopOnSignal(stop: () => Promise<void>, log: Log): void {
  let begun: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    if (begun !== undefined) {
      if (performance.now() - begun > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    begun = performance.now()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error: String(error) }, 'Stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
