import type { MiddlewareHandler } from 'hono'
import { storedResponse, type StoredResponse } from './stored-response.ts'
import { networkOf, OPERATOR } from './client-address.ts'
import { clientNetwork } from './client-network.ts'

/** Too many requests are running or waiting. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

export interface AdmissionLimits {
  maxConcurrent: number
  /** Less than `maxConcurrent`, so that one client cannot block the others. */
  maxConcurrentPerClient: number
  maxWaiting: number
  maxWaitingPerClient: number
  /** A request that has waited this long is refused. */
  maxWaitMs: number
}

/**
 * A page takes about ten milliseconds of our single thread and a few queries on ten connections
 * (`db/open.ts`). With more than eight at once, each only gets slower. Two seconds of waiting plus at most
 * seven of rendering (`server/pages/render-page.ts`) keep every request below ten. The limits per client are
 * generous, because a whole college may share one address.
 */
const LIMITS: AdmissionLimits = {
  maxConcurrent: 8,
  maxConcurrentPerClient: 5,
  maxWaiting: 100,
  maxWaitingPerClient: 40,
  maxWaitMs: 2_000,
}

export interface Admission {
  /**
   * Runs the work as soon as a slot is free.
   *
   * @param client An address or its network, of which the /48 counts in IPv6. Null means unknown; the limits per client do not apply.
   * @throws TooBusyError immediately if too many are waiting, or later if it cannot start in time.
   */
  run<T>(client: string | null, work: () => Promise<T>): Promise<T>
  /** Whether new work would have to wait. */
  isBusy(): boolean
  /** How much work runs and waits. */
  load(): { running: number; waiting: number }
}

interface Waiter {
  client: string | null
  start: () => void
}

/** Limits concurrent work. Work that could not finish in time is refused immediately. */
export function createAdmission(limits: Partial<AdmissionLimits> = {}): Admission {
  const { maxConcurrent, maxConcurrentPerClient, maxWaiting, maxWaitingPerClient, maxWaitMs } = {
    ...LIMITS,
    ...limits,
  }
  const queue = new Set<Waiter>()
  const waitingByClient = countByClient()
  const runningByClient = countByClient()
  let running = 0

  const canStart = (client: string | null) =>
    running < maxConcurrent && runningByClient.get(client) < maxConcurrentPerClient
  const start = (client: string | null) => {
    running += 1
    runningByClient.add(client, 1)
  }
  const leaveQueue = (waiter: Waiter) => {
    queue.delete(waiter)
    waitingByClient.add(waiter.client, -1)
  }
  const end = (client: string | null) => {
    running -= 1
    runningByClient.add(client, -1)
    for (const waiter of queue) {
      if (running >= maxConcurrent) return
      if (canStart(waiter.client)) waiter.start()
    }
  }
  const waitForSlot = (client: string | null) => {
    if (queue.size >= maxWaiting || waitingByClient.get(client) >= maxWaitingPerClient)
      throw new TooBusyError()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      leaveQueue(waiter)
      reject(new TooBusyError())
    }, maxWaitMs)
    const waiter: Waiter = {
      client,
      start: () => {
        clearTimeout(timer)
        leaveQueue(waiter)
        start(client)
        resolve()
      },
    }
    queue.add(waiter)
    waitingByClient.add(client, 1)
    return promise
  }

  return {
    isBusy: () => running >= maxConcurrent || queue.size > 0,
    load: () => ({ running, waiting: queue.size }),
    run: async (address, work) => {
      // A rented server asks from thousands of networks of a household at once.
      const client = address === null ? null : networkOf(address, OPERATOR)
      if (canStart(client)) start(client)
      else await waitForSlot(client)
      try {
        return await work()
      } finally {
        end(client)
      }
    },
  }
}

const RETRY_AFTER_S = 5
const TOO_BUSY = 'The site is very busy right now. Please try again in a few seconds.\n'
const TOO_BUSY_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER_S),
}

/** The response to a refused request. Built once, because it must cost almost nothing. */
export const tooBusyResponse: StoredResponse = storedResponse(503, TOO_BUSY_HEADERS, TOO_BUSY)

/** Limits concurrent requests for pages that are rendered for one visitor and never cached. */
export function limitConcurrency(admission: Admission): MiddlewareHandler {
  return async (c, next) => {
    try {
      await admission.run(clientNetwork(c), next)
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error
      return c.text(TOO_BUSY, 503, TOO_BUSY_HEADERS)
    }
  }
}

function countByClient() {
  const counts = new Map<string, number>()
  return {
    get: (client: string | null) => (client === null ? 0 : (counts.get(client) ?? 0)),
    add: (client: string | null, change: 1 | -1) => {
      if (client === null) return
      const count = (counts.get(client) ?? 0) + change
      if (count > 0) counts.set(client, count)
      else counts.delete(client)
    },
  }
}
