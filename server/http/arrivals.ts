import { TooBusyError } from './admission.ts'

export interface ArrivalLimits {
  /** How long admitted work waits for a turn without a new connection. */
  quietMs: number
  /** After that, one piece of work starts for so many new connections. */
  connectionsPerStart: number
  /** Work that could not start by then is refused. */
  limitMs: number
}

/** With the wait for a slot and a page's time limit, every request stays below ten seconds. */
const LIMITS: ArrivalLimits = { quietMs: 500, connectionsPerStart: 50, limitMs: 1_000 }

export interface Arrivals {
  /** Counts a connection that the server has just accepted. */
  note(): void
  /**
   * Resolves after a turn of the event loop without a new connection.
   *
   * @throws TooBusyError if connections kept arriving, and other work went first.
   */
  untilNone(): Promise<void>
}

/**
 * Lets work wait while connections arrive.
 *
 * libuv accepts one connection per turn. If each turn also renders a page, a burst of connections waits in the
 * kernel's queue, where admission control cannot refuse them, and the kernel drops what does not fit. So the burst is
 * accepted first, and rendered after. If connections never stop, a few pages are rendered nevertheless. How many
 * depends on connections and not on time, because on a busy machine a page may take any time.
 */
export function createArrivals(limits: Partial<ArrivalLimits> = {}): Arrivals {
  const { quietMs, connectionsPerStart, limitMs } = { ...LIMITS, ...limits }
  let count = 0
  let countAtStart = -Infinity
  return {
    note: () => void (count += 1),
    untilNone: async () => {
      const begun = performance.now()
      // To the end of this turn, which has perhaps accepted its connection already.
      await endOfTurn()
      for (let seen = count; ; seen = count) {
        await endOfTurn()
        if (seen === count) return
        const waited = performance.now() - begun
        if (waited >= quietMs && count - countAtStart >= connectionsPerStart) {
          countAtStart = count
          return
        }
        if (waited >= limitMs) throw new TooBusyError()
      }
    },
  }
}

function endOfTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** The connections of this process. */
export const arrivals = createArrivals()
