import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Processor milliseconds of this thread so far: other programs on the machine do not count. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The longest time that work keeps this thread, in processor milliseconds, until `end` is called. */
export function watchThread(): { end: () => number } {
  let longest = 0
  let last = threadCpuMs()
  const look = () => {
    const now = threadCpuMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, 1)
  return {
    end: () => {
      clearInterval(timer)
      look()
      return longest
    },
  }
}

/** Megabytes in use after garbage collection. */
export function usedMegabytes(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  // The memory of arrays that the first one finds unused is given back by the second.
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

/** Of times: `[median, 99 of 100 are shorter]`. */
export function percentiles(times: readonly number[]): [number, number] {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return [at(0.5), at(0.99)]
}
