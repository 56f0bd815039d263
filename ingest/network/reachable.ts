import { connect, type LookupFunction } from 'node:net'
import type { Source } from '#ingest/adapters/adapter.ts'
import { hostOf } from './base-url.ts'
import { guardedLookup } from './http-address.ts'
import { SourceProblem } from './source-problem.ts'

/** A host that we could not connect to, with the system's message. */
export interface HostFailure {
  /** The kind of board on this host: `greenhouse`. */
  kind: string
  host: string
  message: string
}

interface Options {
  allowLoopback: boolean
  /** Per connection. */
  timeoutMs?: number
  lookup?: LookupFunction
}

/**
 * How many hosts of a kind we try: at some vendors each board has its own host, and one of them may be gone.
 */
const HOSTS_OF_A_KIND = 3
const TIMEOUT_MS = 10_000

/** The message if no host can be reached. */
export const OFFLINE = 'No board could be reached. Is this machine online? Nothing was changed.'

/**
 * Checks before a crawl whether any host can be reached. A machine without a network would otherwise try each
 * host three times and record a failure for every board. Connects to the first hosts of each kind of board,
 * and sends nothing.
 *
 * @param sources The boards to crawl; files have no host.
 * @returns null as soon as one host accepts a connection; else one failure per host.
 */
export async function unreachableHosts(sources: Source[], options: Options): Promise<HostFailure[] | null> {
  const targets = firstHosts(sources)
  if (targets.length === 0) return null
  const failures = new Map<number, HostFailure>()
  const ended = new AbortController()
  const attempts = targets.map(async ({ kind, url }, index) => {
    const message = await tryHost(url, options, ended.signal)
    if (message === null) return
    failures.set(index, { kind, host: url.host, message })
    throw new Error(message)
  })
  try {
    await Promise.any(attempts)
    return null
  } catch {
    return targets.flatMap((_, index) => failures.get(index) ?? [])
  } finally {
    ended.abort()
  }
}

/** One line per failure, then the message. */
export function formatOffline(failures: HostFailure[]): string {
  return [...failures.map(({ kind, host, message }) => `${kind}: ${host}: ${message}`), OFFLINE].join('\n')
}

function firstHosts(sources: Source[]): { kind: string; url: URL }[] {
  const kinds = Map.groupBy(sources, ({ adapter }) => adapter.name)
  const targets = [...kinds].flatMap(([kind, boards]) => {
    const origins = boards.flatMap((board) => originOf(board) ?? [])
    return [...new Set(origins)].slice(0, HOSTS_OF_A_KIND).map((origin) => ({ kind, url: new URL(origin) }))
  })
  // Two kinds of board may share a host.
  return targets.filter(
    ({ url }, index) => targets.findIndex((other) => other.url.origin === url.origin) === index,
  )
}

function originOf(source: Source): string | null {
  const host = hostOf(source)
  return source.settings.baseUrl?.origin ?? (host === null ? null : `https://${host}`)
}

/** @returns null if a connection was made, or if the host's address is one that we refuse: then DNS works. */
function tryHost(url: URL, { allowLoopback, timeoutMs = TIMEOUT_MS, lookup }: Options, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const socket = connect({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'http:' ? 80 : 443),
    lookup: lookup ?? guardedLookup(allowLoopback),
    signal,
  })
  const timer = setTimeout(() => end(`no connection within ${timeoutMs / 1000} s`), timeoutMs)
  function end(message: string | null): void {
    clearTimeout(timer)
    socket.destroy()
    resolve(message)
  }
  socket.once('connect', () => end(null))
  // There may be several errors: one for each address of the name.
  socket.on('error', (error) => end(error instanceof SourceProblem ? null : messageOf(error)))
  return promise
}

function messageOf(error: Error): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(String).join(', ')
  return error.message
}
