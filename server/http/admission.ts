import type { MiddlewareHandler } from 'hono'
import { storedResponse, type StoredResponse } from './stored-response.ts'
import { clientNetwork } from './client-network.ts'

/** Nobody is let in any more right now. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

export interface AdmissionLimits {
  /** Under way at once. */
  atOnce: number
  /** Of them, for one client: the others get their turn beside it. */
  atOncePerClient: number
  /** Waiting for a turn at most. */
  waiting: number
  waitingPerClient: number
  /** Whoever has waited for so long is turned away. */
  waitMs: number
}

/**
 * A page is some ten milliseconds of this process's one thread and a handful of queries on ten connections
 * (`db/open.ts`): more than eight at once only make each other late. Two seconds of waiting, then at most seven of
 * making (`server/pages/render-page.ts`), keep every request below ten. A client is an address, which a whole college may
 * share.
 */
const LIMITS: AdmissionLimits = {
  atOnce: 8,
  atOncePerClient: 5,
  waiting: 100,
  waitingPerClient: 40,
  waitMs: 2_000,
}

export interface Admission {
  /**
   * Does the work when its turn comes.
   *
   * @param client Null counts with nobody else.
   * @throws TooBusyError at once where too many wait, or when no turn came in time.
   */
  run<T>(client: string | null, work: () => Promise<T>): Promise<T>
  /** Whether a new work would have to wait. */
  isBusy(): boolean
}

interface Waiting {
  client: string | null
  begin: () => void
}

/**
 * Bounds what is made at once: what would only be late is refused at once.
 *
 * @param beforeWork Awaited by admitted work before it begins.
 */
export function createAdmission(
  limits: Partial<AdmissionLimits> = {},
  beforeWork?: () => Promise<void>,
): Admission {
  const { atOnce, atOncePerClient, waiting, waitingPerClient, waitMs } = { ...LIMITS, ...limits }
  const queue = new Set<Waiting>()
  const waitingOf = countByClient()
  const underWayOf = countByClient()
  let underWay = 0

  const mayBegin = (client: string | null) => underWay < atOnce && underWayOf.get(client) < atOncePerClient
  const begin = (client: string | null) => {
    underWay += 1
    underWayOf.add(client, 1)
  }
  const leaveQueue = (waiter: Waiting) => {
    queue.delete(waiter)
    waitingOf.add(waiter.client, -1)
  }
  const end = (client: string | null) => {
    underWay -= 1
    underWayOf.add(client, -1)
    for (const waiter of queue) {
      if (underWay >= atOnce) return
      if (mayBegin(waiter.client)) waiter.begin()
    }
  }
  const turn = (client: string | null) => {
    if (queue.size >= waiting || waitingOf.get(client) >= waitingPerClient) throw new TooBusyError()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      leaveQueue(waiter)
      reject(new TooBusyError())
    }, waitMs)
    const waiter: Waiting = {
      client,
      begin: () => {
        clearTimeout(timer)
        leaveQueue(waiter)
        begin(client)
        resolve()
      },
    }
    queue.add(waiter)
    waitingOf.add(client, 1)
    return promise
  }

  return {
    isBusy: () => underWay >= atOnce || queue.size > 0,
    run: async (client, work) => {
      if (mayBegin(client)) begin(client)
      else await turn(client)
      try {
        if (beforeWork) await beforeWork()
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

/** The answer to who was not let in. Made once: it has to cost next to nothing. */
export const tooBusyResponse: StoredResponse = storedResponse(503, TOO_BUSY_HEADERS, TOO_BUSY)

/** For what is made for one visitor and kept nowhere. */
export function admitted(admission: Admission): MiddlewareHandler {
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
