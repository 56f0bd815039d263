/** Probe interval while the database is away, and so how soon pages work again after it is back. */
const PROBE_EVERY_MS = 250

/** The database is known to be away, so this call did not try it. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
  constructor(cause?: unknown) {
    super('The database is away', { cause })
  }
}

/** Compared by name: the site's bundle and the command that opened the database each have their own class. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && error.name === 'DatabaseAwayError'
}

export interface CircuitBreaker {
  /** Whether the database is known to be away. */
  isOpen(): boolean
  /** @throws DatabaseAwayError while the breaker is open. */
  check(): void
  /** The database is away: `check` throws from now on, until a probe succeeds. */
  trip(error: unknown): void
  /** Something took too long, maybe because this process itself was slow: a probe decides. */
  suspect(error: unknown): void
  stop(): void
}

export interface CircuitBreakerOptions {
  /** Rejects while the database is away. Never runs twice at once. */
  probe: () => Promise<void>
  onOpen?: (error: unknown) => void
  onClose?: () => void
  everyMs?: number
}

/**
 * Remembers that the database is away, so that calls fail at once. It probes in the background, one probe at
 * a time: no visitor waits for a probe, and the site notices without traffic that the database is back.
 */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { probe, onOpen, onClose, everyMs = PROBE_EVERY_MS } = options
  let reason: unknown = null
  let open = false
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let suspecting = false

  const scheduleProbe = () => {
    if (!stopped) timer = setTimeout(() => void probeAgain(), everyMs).unref()
  }
  const probeAgain = async () => {
    try {
      await probe()
    } catch {
      scheduleProbe()
      return
    }
    open = false
    if (!stopped) onClose?.()
  }

  const trip = (error: unknown) => {
    if (open || stopped) return
    open = true
    reason = error
    onOpen?.(error)
    scheduleProbe()
  }

  const probeSuspect = async (error: unknown) => {
    if (open || suspecting) return
    suspecting = true
    try {
      await probe()
    } catch {
      trip(error)
    } finally {
      suspecting = false
    }
  }

  return {
    isOpen: () => open,
    check: () => {
      if (open) throw new DatabaseAwayError(reason)
    },
    trip,
    suspect: (error) => void probeSuspect(error),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
