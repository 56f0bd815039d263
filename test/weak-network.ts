import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the way to the site does with a request. */
export type NetworkState =
  | 'good'
  /** The connection breaks. */
  | 'dead'
  /** Nothing comes. */
  | 'silent'
  /** A captive portal answers in place of the site. */
  | 'portal'
  /** A proxy cannot reach the site. */
  | 'gateway'
  /** The connection breaks after so many bytes of an answer. */
  | { cutAfter: number }

export const PORTAL_PAGE = '<!doctype html><title>Free Wi-Fi</title><h1>Log in to the Wi-Fi</h1>'

export interface WeakNetwork extends AsyncDisposable {
  /** The origin under which browsers see the site. */
  url: string
  state: NetworkState
  /** The site that answers; a deploy changes it. */
  site: string
  /** Answers in place of the site's, by path. */
  answers: Map<string, { status?: number; type: string; body: string; once?: boolean }>
  /** Paths and queries that were asked for. */
  asked: string[]
}

/** A connection to a site that a test makes good and bad. */
export async function weakNetwork(site: string): Promise<WeakNetwork> {
  const server = createServer((request, response) => respond(request, response))
  const network: WeakNetwork = {
    url: '',
    state: 'good',
    site,
    answers: new Map(),
    asked: [],
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      const { promise, resolve } = Promise.withResolvers<void>()
      server.close(() => resolve())
      await promise
    },
  }
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { state } = network
    const path = request.url ?? '/'
    network.asked.push(path)
    if (state === 'dead') return void request.socket.destroy()
    if (state === 'silent') return undefined
    if (state === 'portal')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL_PAGE)
    if (state === 'gateway')
      return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    const answer = network.answers.get(path.replace(/\?.*$/, ''))
    if (answer?.once) network.answers.delete(path)
    if (answer)
      return void response
        .writeHead(answer.status ?? 200, { 'content-type': answer.type, 'cache-control': 'no-cache' })
        .end(answer.body)
    return passOn(network, request, response)
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  network.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return network
}

function passOn({ site, state }: WeakNetwork, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request
  const onward = ask(new URL(request.url ?? '/', site), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    if (typeof state !== 'object') return void answer.pipe(response)
    let left = state.cutAfter
    answer.on('data', (chunk: Buffer) => {
      response.write(chunk.subarray(0, left))
      left -= chunk.length
      if (left <= 0) response.destroy()
    })
    answer.on('end', () => response.end())
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}
