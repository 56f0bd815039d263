import type { LogError } from './log.ts'

/** Work that continues after its response was sent. Shutdown waits for it. */
export interface BackgroundWork {
  /** Starts the work. A failure is only logged. */
  run(what: string, work: () => Promise<unknown>): void
  /** Resolves when all work started so far is done. */
  settled(): Promise<void>
}

export function createBackgroundWork(logError: LogError): BackgroundWork {
  const pending = new Set<Promise<void>>()
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      logError(error, what)
    }
  }
  return {
    run: (what, work) => {
      const done = attempt(what, work).finally(() => pending.delete(done))
      pending.add(done)
    },
    settled: async () => {
      await Promise.all(pending)
    },
  }
}
