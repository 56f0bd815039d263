import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { ANSWERS, type SimulatedPosting } from './answers.ts'
import { faultIn, type Fault, type SimulatedBoard } from './simulated-boards.ts'

export interface BoardServer {
  /** The address of a board, which stands for that of its vendor. Boards of one real host have one host here. */
  addressOf(index: number): string
  /** Lets a night pass: each board has closed and opened a few postings. */
  nextNight(): void
  close(): Promise<void>
}

const CITIES = ['Bengaluru', 'Hyderabad', 'Pune', 'Chennai', 'Gurugram', 'Mumbai']
const TITLES = ['Software Engineer', 'Frontend Developer', 'Data Engineer', 'QA Analyst', 'DevOps Engineer']
const MEGABYTE = 'x'.repeat(2 ** 20)

/**
 * Serves simulated boards with their faults on this machine. Every real host has an address of its own in
 * 127.0.0.0/8, so that it has its own rate limit.
 *
 * @param factor How much faster than in reality time passes.
 */
export async function serveBoards(boards: SimulatedBoard[], factor: number): Promise<BoardServer> {
  const hosts = new Map(
    [...new Set(boards.map(({ realHost }) => realHost))].map((host, index) => [host, index]),
  )
  const asked = new Map<number, number>()
  let night = 1

  function answer(request: IncomingMessage, response: ServerResponse): void {
    // It listens on all of 127.0.0.0/8, and so on every address of this machine.
    if (!request.socket.remoteAddress?.startsWith('127.')) return void request.socket.destroy()
    const url = new URL(request.url ?? '/', 'http://board')
    const [, index = '', rest = '/'] = /^\/b(\d+)(\/.*)?$/.exec(url.pathname) ?? []
    const board = boards[Number(index)]
    if (index === '' || !board) return void response.writeHead(404).end()
    const count = (asked.get(Number(index)) ?? 0) + 1
    asked.set(Number(index), count)
    const fault = faultIn(night, board)
    const body = () => {
      const inner = new URL(rest + url.search, url)
      const text = bodyOf(board, inner, fault === 'empty' ? [] : postingsOf(board, Number(index), night))
      if (text === null) response.writeHead(404).end()
      else if (fault === 'trickles') trickle(response, text, factor)
      else response.end(text)
    }
    const respond = () => misbehave({ board, fault, count, factor, url, response, body })
    if (request.method === 'POST') void readBody(request, url).then(respond)
    else respond()
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the board server has no port')
  return {
    addressOf(index) {
      const host = hosts.get(boards[index]?.realHost ?? '') ?? 0
      return `http://127.${1 + (host >> 14)}.${(host >> 7) & 127}.${1 + (host & 127)}:${address.port}/b${index}`
    },
    nextNight: () => void (night += 1),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Misbehaviour {
  board: SimulatedBoard
  fault: Fault
  /** How often the board was asked, this time included. */
  count: number
  factor: number
  url: URL
  response: ServerResponse
  body: () => void
}

function misbehave({ board, fault, count, factor, url, response, body }: Misbehaviour): void {
  const status = (code: number, headers: Record<string, string> = {}) =>
    void response.writeHead(code, headers).end()
  switch (fault) {
    case 'gone':
      return status(404)
    case 'moved':
      return status(301, { location: `https://jobs.ashbyhq.com/moved-${board.postings}` })
    case 'redirect loop':
      return status(302, { location: url.pathname })
    case 'HTML':
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Jobs</title>')
    case 'error':
      return status(500)
    case 'error once':
      return count === 1 ? status(502) : body()
    case 'wait a moment':
      return count === 1 ? status(429, { 'retry-after': String(Math.ceil(20 / factor)) }) : body()
    case 'wait long':
      return count === 1 ? status(429, { 'retry-after': String(Math.ceil(90 / factor)) }) : body()
    case 'reset':
      return void response.destroy()
    case 'too large':
      return sendForever(response)
    case 'never answers':
      return
    case 'slow':
      return void setTimeout(body, 10_000 / factor)
    default:
      return body()
  }
}

/** Some generators send a feed while they make it: twenty seconds for this one. */
function trickle(response: ServerResponse, text: string, factor: number): void {
  const piece = Math.ceil(text.length / 20)
  let sent = 0
  const timer = setInterval(() => {
    response.write(text.slice(sent, sent + piece))
    sent += piece
    if (sent < text.length && !response.destroyed) return
    clearInterval(timer)
    response.end()
  }, 1000 / factor)
}

function sendForever(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(MEGABYTE));
  }
  response.on('drain', more)
  more()
}

function bodyOf({ kind, source }: SimulatedBoard, url: URL, postings: SimulatedPosting[]): string | null {
  const board = source.slice(source.indexOf(':') + 1).replaceAll('/', '-')
  return ANSWERS[kind]?.({ url, board, postings }) ?? null
}

/** Workday asks by POST: its offset goes into the address, where the other kinds have theirs. */
async function readBody(request: IncomingMessage, url: URL): Promise<void> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const { offset = 0 }: { offset?: number } = JSON.parse(text || '{}')
  url.searchParams.set('offset', String(offset))
}

/**
 * Each night one posting in twenty is gone, and one in thirty is new, unless the board does not change. Every fifth is
 * abroad.
 */
function postingsOf(
  { postings, fault, later }: SimulatedBoard,
  index: number,
  tonight: number,
): SimulatedPosting[] {
  const night = later === 'unchanged' ? 1 : tonight
  const opened = Math.floor((postings * (night - 1)) / 30)
  return Array.from({ length: postings + opened }, (_, id) => id)
    .filter((id) => id >= postings || (id + index) % 20 >= night - 1)
    .map((id) => ({
      id: index * 1000 + id,
      title: `${TITLES[id % TITLES.length]} ${id}`,
      city: fault === 'not India' || id % 5 === 4 ? 'Austin' : (CITIES[id % CITIES.length] ?? ''),
      country: fault === 'not India' || id % 5 === 4 ? 'US' : 'IN',
    }))
}
