import type { Log } from '../log.ts'

/** Most supervisors kill a process ten seconds after SIGTERM. */
const STOP_TIMEOUT_MS = 9_500
/** Under npm, one Ctrl-C arrives twice: from the terminal and from npm. */
const DUPLICATE_SIGNAL_MS = 500

/**
 * Stops the program on SIGTERM and SIGINT: runs `stop`, then exits with 0. It exits with 1 if `stop` fails or
 * takes too long, or immediately on a second signal.
 *
 * @param drainMs How much longer it may take than supervisors wait by default.
 */
export function stopOnSignal(stop: () => Promise<void>, log: Log, drainMs = 0): void {
  let stoppingSince: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > DUPLICATE_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), drainMs + STOP_TIMEOUT_MS).unref()
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
