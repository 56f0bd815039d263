import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A response as it goes over the wire. */
export interface Recorded {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

export interface BareServer extends AsyncDisposable {
  url: string
  /** What it answers for a path; everything else is 404. */
  answers: Map<string, Recorded>
}

/** Plain `node:http` that sends recorded responses: what nothing of ours can be faster than. */
export async function startBareServer(): Promise<BareServer> {
  const answers = new Map<string, Recorded>()
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    if (!answer) return response.writeHead(404).end()
    return response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    answers,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

if (process.send) {
  // As a process of its own, so that it does not share a core with the load.
  const server = await startBareServer()
  process.on('message', ([path, { status, headers, body }]: [string, Recorded & { body: string }]) => {
    server.answers.set(path, { status, headers, body: Buffer.from(body, 'base64') })
    process.send?.('stored')
  })
  process.on('disconnect', () => process.exit())
  process.send(server.url)
}
