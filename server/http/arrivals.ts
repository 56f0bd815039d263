/** How long admitted work waits at most until no more connections arrive. */
const LIMIT_MS = 1_000

let arrivals = 0

/** Counts a connection that the server has just accepted. */
export function noteArrival(): void {
  arrivals += 1
}

/**
 * Resolves after a turn of the event loop without a new connection.
 *
 * libuv accepts one connection per turn. If each turn also renders a page, a burst of connections waits in the
 * kernel's queue, where admission control cannot refuse them. So the burst is accepted first, and rendered after.
 */
export async function untilNoArrivals(limitMs = LIMIT_MS): Promise<void> {
  const deadline = performance.now() + limitMs
  let seen = -1
  while (seen !== arrivals && performance.now() < deadline) {
    seen = arrivals
    await new Promise((resolve) => setImmediate(resolve))
  }
}
