import { createServer } from 'node:http'
import { collectDefaultMetrics, type Registry } from 'prom-client'
import type { MetricsSettings } from '#core/settings.ts'

/** Metrics cannot be served at this address. The message says which setting to change. */
export class MetricsListenError extends Error {
  override name = 'MetricsListenError'
}

export interface ServedMetrics {
  port: number
  close(): Promise<void>
}

/** A request without its answer is closed after this time. */
const TIMEOUT_MS = 15_000

/**
 * Serves `GET /metrics` on a port of its own, in the text format of Prometheus 0.0.4: what is in the registry, and
 * the process's own figures (memory, CPU, event loop).
 *
 * @param refresh Reads what takes a query, before each answer. Must not throw.
 * @throws MetricsListenError
 */
export async function serveMetrics(
  { host, port }: MetricsSettings,
  registry: Registry,
  logError: (error: unknown, what: string) => void,
  refresh: () => Promise<void> = async () => {},
): Promise<ServedMetrics> {
  collectDefaultMetrics({ register: registry })
  const read = async () => {
    await refresh()
    return registry.metrics()
  }
  const server = createServer({ requestTimeout: TIMEOUT_MS }, (incoming, outgoing) => {
    const [path] = (incoming.url ?? '').split('?', 1)
    if (path !== '/metrics' || (incoming.method !== 'GET' && incoming.method !== 'HEAD')) {
      outgoing
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('Metrics are at /metrics.\n')
      return
    }
    read().then(
      (text) => outgoing.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        logError(error, 'The metrics could not be read')
        outgoing.writeHead(500).end()
      },
    )
  })
  server.timeout = TIMEOUT_MS
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error) =>
    reject(
      new MetricsListenError(
        `Metrics cannot be served on ${host} port ${port} (METRICS_HOST, METRICS_PORT): ${error.message}`,
        { cause: error },
      ),
    ),
  )
  server.listen({ host, port }, resolve)
  await listening
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}
