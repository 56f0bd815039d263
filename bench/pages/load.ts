import autocannon from 'autocannon'
import { readdirSync, readFileSync } from 'node:fs'

const CONNECTIONS = 10
/** Linux counts CPU time in ticks of 10 ms. */
const TICK_MS = 10

export interface Load {
  /** Answered with 200, per second. */
  perSecond: number
  p99: number
  /** Refused or failed. */
  failed: number
  /**
   * CPU of the serving process for each request, in milliseconds, without the threads of an embedded database; null
   * outside Linux. Other programs on the machine change it less than they change the rate.
   */
  cpuMs: number | null
}

interface LoadOptions {
  seconds?: number
  /** Wins over `seconds`. So a slow machine has compiled the code as far as a fast one. */
  times?: number
  pid?: number | null
  /** Requests per second; default: as many as possible. */
  rate?: number
  acceptEncoding?: string
}

/** What browsers send over https. */
export const BROWSERS_ACCEPT = 'gzip, deflate, br, zstd'

/**
 * Asks over kept connections for some seconds, or a number of times.
 *
 * @param path A function gives each request a path of its own.
 */
export async function load(
  url: string,
  path: string | (() => string),
  { seconds, times, pid, rate, acceptEncoding = 'br' }: LoadOptions,
): Promise<Load> {
  const headers = { 'accept-encoding': acceptEncoding }
  const before = cpuOf(pid)
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    ...(times ? { amount: Math.max(times, CONNECTIONS) } : { duration: seconds ?? 1 }),
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

/** CPU time of a process since it started, without its worker threads, in milliseconds. */
export function cpuOf(pid: number | null | undefined): number | null {
  if (!pid || process.platform !== 'linux') return null
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8'),
  )
  const ticks = threads.filter((stat) => !stat.includes('(WorkerThread)')).map(ticksOf)
  return ticks.reduce((sum, own) => sum + own, 0) * TICK_MS
}

function ticksOf(stat: string): number {
  // After the name in brackets: utime and stime are the 12th and 13th field.
  const fields = stat.split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

/** Resident memory of a process in megabytes. */
export function memoryOf(pid: number | null | undefined): number | null {
  if (!pid || process.platform !== 'linux') return null
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
