/** How often the database is looked for while it is away: pages come back this soon after it. */
const LOOK_EVERY_MS = 250

/** The database is away: nobody has to wait to find that out once more. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
  constructor(cause?: unknown) {
    super('The database is away', { cause })
  }
}

/** By name: the site's bundle and the command that opened the database each have a class of their own. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && error.name === 'DatabaseAwayError'
}

export interface CircuitBreaker {
  /** Whether the database is away, as far as is known. */
  isOpen(): boolean
  /** @throws DatabaseAwayError while it is open. */
  check(): void
  /** The database was found to be away: from now on `check` throws, until a probe succeeds. */
  trip(error: unknown): void
  /** Something took too long, maybe because this process was late itself: a probe decides. */
  suspect(error: unknown): void
  stop(): void
}

export interface CircuitBreakerOptions {
  /** Rejects while the database is away. One runs at a time. */
  probe: () => Promise<void>
  onOpen?: (error: unknown) => void
  onClose?: () => void
  everyMs?: number
}

/**
 * Remembers that the database is away, so that what needs it fails at once. It looks for the database by itself, one
 * probe at a time: no visitor waits for one, and nobody has to visit for the site to notice that the database is back.
 */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { probe, onOpen, onClose, everyMs = LOOK_EVERY_MS } = options
  let reason: unknown = null
  let open = false
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let suspecting = false

  const lookLater = () => {
    if (!stopped) timer = setTimeout(() => void look(), everyMs).unref()
  }
  const look = async () => {
    try {
      await probe()
    } catch {
      lookLater()
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
    lookLater()
  }

  const lookInto = async (error: unknown) => {
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
    suspect: (error) => void lookInto(error),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
