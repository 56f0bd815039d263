/** When messages may start, for a server that counts them by the second. */
export interface Pace {
  /** Takes the next free time. */
  next(now: number): number
}

/** How close they may follow each other after a stall, as a part of their usual distance. */
const CLOSEST = 0.8

/** At most so many messages start in any second. A short stall costs no time: those after it are a little closer. */
export function createPace(perSecond: number): Pace {
  const distance = (CLOSEST * 1000) / perSecond
  let last = -1000
  /** Before which the next ones must not start: a second after each of the last ones, the oldest first. */
  const aSecondLater: number[] = Array.from({ length: perSecond }, () => 0)
  return {
    next(now) {
      last = Math.max(now, last + distance, aSecondLater.shift() ?? 0)
      aSecondLater.push(last + 1000)
      return last
    },
  }
}
