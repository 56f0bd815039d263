/** What one worker has to do in a night, host by host. */
export interface NightWork {
  /** Seconds that each host takes at one request a second, also for those that answer more slowly. */
  hostSeconds: readonly number[]
  /** Processor time of the worker, in seconds: it has one thread. */
  cpuSeconds: number
  hostsAtOnce: number
}

/** A worker takes about so long to find the next free host. */
const NEXT_HOST_S = 3

/** From ten in the evening to six in the morning. */
export const NIGHT_S = 8 * 3600

/**
 * How long a night would take at the pace of reality, in seconds. Nothing of it is measured at that pace: the hosts are
 * put one after another into the places that the worker has for them, the longest last, which is the worst order.
 */
export function nightSeconds({ hostSeconds, cpuSeconds, hostsAtOnce }: NightWork): number {
  const places = Array.from({ length: hostsAtOnce }, () => 0)
  for (const seconds of hostSeconds.toSorted((one, other) => one - other)) {
    const free = places.indexOf(Math.min(...places))
    places[free] = (places[free] ?? 0) + seconds + NEXT_HOST_S
  }
  return Math.max(cpuSeconds, ...places)
}
