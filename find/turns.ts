/** Work that is repeated, one run at a time. */
export interface Turns {
  /** Resolves when a run has ended that is under way or starts now, or after the time. Never rejects. */
  finishOne: (limitMs: number) => Promise<void>
  /** Resolves after the first run that did not fail, or when stopped. */
  firstSuccess: Promise<void>
  /** Resolves when nothing runs any more. */
  stop: () => Promise<void>
}

/**
 * Runs the work now, and again a time after the end of each run. A failure is logged, once until the next success.
 */
export function createTurns(
  pauseMs: number,
  logError: (error: unknown, what: string) => void,
  work: () => Promise<void>,
): Turns {
  let stopped = false
  let failing = false
  let endPause = () => undefined as void
  let reportSuccess = () => undefined as void
  const firstSuccess = new Promise<void>((resolve) => {
    reportSuccess = resolve
  })
  let underWay: { startedAt: number; done: Promise<void> } | null = null

  const run = async () => {
    try {
      await work()
      failing = false
      reportSuccess()
    } catch (error) {
      if (!stopped && !failing) logError(error, 'The index of postings could not be renewed')
      failing = true
    }
  }
  const takeTurn = () => {
    underWay ??= {
      startedAt: performance.now(),
      done: run().finally(() => {
        underWay = null
      }),
    }
    return underWay
  }
  const repeat = async () => {
    for (;;) {
      await takeTurn().done
      if (stopped) return
      await pause(pauseMs, (end) => (endPause = end))
      if (stopped) return
    }
  }
  const running = repeat()
  return {
    finishOne: async (limitMs) => {
      if (stopped) return
      const { startedAt, done } = takeTurn()
      const left = startedAt + limitMs - performance.now()
      if (left > 0) await Promise.race([done, pause(left)])
    },
    firstSuccess,
    stop: async () => {
      stopped = true
      endPause()
      await running
      reportSuccess()
    },
  }
}

/** Does not keep the process alive. @param onStart Gets the function that ends the pause. */
function pause(milliseconds: number, onStart?: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds).unref()
    onStart?.(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
