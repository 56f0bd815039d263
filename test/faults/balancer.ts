import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { repeat } from '#db/repeat.ts'

export interface BalancerOptions {
  /** 0 means any free port. */
  port: number
  /** Origins of the sites. */
  sites: readonly string[]
  checkEveryMs?: number
}

export interface Balancer {
  url: string
  /** Origins of the sites that said that they are ready. */
  ready(): string[]
  /** Takes a site in, once it says that it is ready. */
  add(site: string): void
  /** Sends nothing more to a site. */
  remove(site: string): void
  /** Looks at all sites now. */
  check(): Promise<void>
  close(): Promise<void>
}

const CHECK_EVERY_MS = 250
/** Longer than `/health` takes to give up. */
const CHECK_LIMIT_MS = 3_000
/** Longer than a site takes for any page. */
const ANSWER_LIMIT_MS = 20_000
/** Of one connection alone: RFC 9110, 7.6.1. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'])

/**
 * A small HTTP balancer for tests: takes turns among the sites whose `/health` says 200. If none says so, it asks any,
 * because a site without its database still has pages in memory. A request without a body that a site does not answer
 * goes to the next one; a form is sent again only if no connection came about, so that nothing is done twice.
 */
export async function startBalancer({
  port,
  sites,
  checkEveryMs = CHECK_EVERY_MS,
}: BalancerOptions): Promise<Balancer> {
  const states = new Map(sites.map((site) => [site, { ready: false }]))
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const look = async (site: string) => {
    const ready = await isReady(site)
    const state = states.get(site)
    if (state) state.ready = ready
  }
  const check = async () => void (await Promise.all([...states.keys()].map(look)))
  const ready = () => [...states].filter(([, state]) => state.ready).map(([site]) => site)
  /** The sites in the order to try them: those that are ready first, each time from the next one on. */
  const order = (): string[] => {
    const first = ready()
    const others = [...states.keys()].filter((site) => !first.includes(site))
    turn += 1
    const start = first.length > 0 ? turn % first.length : 0
    return [...first.slice(start), ...first.slice(0, start), ...others]
  }

  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing, order(), agent, (site) => {
      const state = states.get(site)
      if (state) state.ready = false
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const stopChecking = repeat(checkEveryMs, 'health of the sites', () => undefined, check, 'at once')
  const address = server.address()
  const own = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${own}`,
    ready,
    add: (site) => void states.set(site, { ready: false }),
    remove: (site) => void states.delete(site),
    check,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await stopChecking()
      agent.destroy()
    },
  }
}

async function isReady(site: string): Promise<boolean> {
  try {
    const health = await fetch(`${site}/health`, { signal: AbortSignal.timeout(CHECK_LIMIT_MS) })
    await health.body?.cancel()
    return health.ok
  } catch {
    return false
  }
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  sites: readonly string[],
  agent: Agent,
  onDead: (site: string) => void,
): Promise<void> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of incoming) chunks.push(chunk)
  } catch {
    return
  }
  const body = Buffer.concat(chunks)
  const safe = incoming.method === 'GET' || incoming.method === 'HEAD'
  for (const site of sites) {
    try {
      await forward(incoming, outgoing, { site, body, agent: safe ? agent : undefined })
      return
    } catch (error) {
      onDead(site)
      const refused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
      if (outgoing.headersSent || !(safe || refused)) break
    }
  }
  if (outgoing.headersSent) outgoing.destroy()
  else outgoing.writeHead(502, { 'content-type': 'text/plain', 'retry-after': '1' }).end('No site answers.\n')
}

/** Rejects if the site does not answer, or not to the end. */
function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { site, body, agent }: { site: string; body: Buffer; agent: Agent | undefined },
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const forwardedFor = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress]
    .flat()
    .filter((address) => address)
    .join(', ')
  const headers = { ...withoutHopByHop(incoming.headers), 'x-forwarded-for': forwardedFor }
  const options = { method: incoming.method, headers, agent: agent ?? false, timeout: ANSWER_LIMIT_MS }
  const sent = request(new URL(incoming.url ?? '/', site), options, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, withoutHopByHop(response.headers))
    response.once('error', reject)
    response.once('end', resolve)
    response.pipe(outgoing)
  })
  sent.once('timeout', () => sent.destroy(new Error('The site takes too long')))
  sent.once('error', reject)
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) sent.destroy()
  })
  sent.end(body)
  return promise
}

function withoutHopByHop<T>(headers: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)))
}
