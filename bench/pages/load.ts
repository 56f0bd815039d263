import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

const CONNECTIONS = 10
/** Linux counts CPU time in ticks of 10 ms. */
const TICK_MS = 10

export interface Load {
  /** Answered with 200, per second. */
  perSecond: number
  p99: number
  /** Refused or failed. */
  failed: number
  /** CPU of the serving process for each request, all its threads, in milliseconds; null outside Linux. */
  cpuMs: number | null
}

/**
 * Asks over kept connections for some seconds.
 *
 * @param paths Asked in turn; a function gives each request a path of its own.
 */
export async function load(
  url: string,
  path: string | (() => string),
  { seconds, pid, rate }: { seconds: number; pid?: number | null; rate?: number },
): Promise<Load> {
  const headers = { 'accept-encoding': 'br' }
  const before = cpuOf(pid)
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    overallRate: rate,
    requests: [
      typeof path === 'string'
        ? { path, headers }
        : { headers, setupRequest: (request) => ({ ...request, path: path() }) },
    ],
  })
  const after = cpuOf(pid)
  const answered = result['2xx']
  return {
    perSecond: answered / result.duration,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
    cpuMs: before !== null && after !== null ? (after - before) / Math.max(1, answered) : null,
  }
}

/** CPU time of a process and all its threads since it started, in milliseconds. */
export function cpuOf(pid: number | null | undefined): number | null {
  if (!pid || process.platform !== 'linux') return null
  // After the name in brackets: utime and stime are the 12th and 13th field.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Resident memory of a process in megabytes. */
export function memoryOf(pid: number | null | undefined): number | null {
  if (!pid || process.platform !== 'linux') return null
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
