import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export const BOT_TOKEN = '123456789:AAfakeTokenOfABotThatIsNowhereRegistered'
const MOST_IN_A_SECOND = 30
export const TOO_MANY = 'too many in a second'
const MOST_CHARACTERS = 4096

/** A call of the Bot API. */
export interface BotCall {
  method: string
  /** As it was sent. */
  body: Record<string, unknown>
  chat: number
  /** The text without markup. */
  plain: string
}

/**
 * The answer to a call; undefined accepts it. A number is the error code of a refusal, `hang` accepts the call and never
 * answers, and `cut` accepts it and closes the connection.
 */
export type BotAnswer =
  | undefined
  | 'hang'
  | 'cut'
  | { code: number; description?: string; retryAfter?: number }

export interface TelegramServer extends AsyncDisposable {
  /** `TELEGRAM_API_ROOT` */
  root: string
  /** Accepted calls, those without an answer included. */
  calls: BotCall[]
  /** Chats of accepted messages, sorted; one that got two is there twice. */
  chats(): number[]
  /** What a real server would have refused: too many in a second, markup that it cannot read, a text too long. */
  faults: string[]
}

/** Telegram's Bot API on loopback, as far as we use it. Other tokens than `BOT_TOKEN` are refused. */
export async function startTelegramServer(
  answer: (call: BotCall) => BotAnswer | Promise<BotAnswer> = () => undefined,
): Promise<TelegramServer> {
  const calls: BotCall[] = []
  const faults: string[] = []
  const times: number[] = []
  const server = createServer((request, response) => {
    void text(request).then(async (sent) => {
      const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
      if (token !== BOT_TOKEN) return refuse(response, { code: 401 })
      const body: Record<string, unknown> = sent === '' ? {} : JSON.parse(sent)
      const plain = plainText(String(body.text ?? ''), faults)
      const call = { method, body, chat: Number(body.chat_id), plain }
      times.push(performance.now())
      if (times.filter((time) => time > performance.now() - 1000).length > MOST_IN_A_SECOND)
        faults.push(TOO_MANY)
      if (plain.length > MOST_CHARACTERS) faults.push('too long')
      const given = await answer(call)
      if (typeof given === 'object') return refuse(response, given)
      calls.push(call)
      if (given === 'cut') request.socket.destroy()
      if (given === undefined) write(response, 200, { ok: true, result: resultOf(method) })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    root: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    calls,
    faults,
    chats: () =>
      calls
        .filter(({ method }) => method === 'sendMessage')
        .map(({ chat }) => chat)
        .toSorted((a, b) => a - b),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function resultOf(method: string): unknown {
  if (method === 'sendMessage') return { message_id: 1, date: 1, chat: { id: 1, type: 'private' } }
  if (method === 'getMe')
    return { id: 123456789, is_bot: true, first_name: 'Pravesh', username: 'PraveshTestBot' }
  if (method === 'getWebhookInfo') return { url: '', has_custom_certificate: false, pending_update_count: 0 }
  return true
}

function refuse(
  response: ServerResponse,
  { code, description = 'Refused', retryAfter }: Exclude<BotAnswer, undefined | string>,
): void {
  const parameters = retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } }
  write(response, code, { ok: false, error_code: code, description, ...parameters })
}

function write(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Reads HTML as strictly as Telegram does. */
function plainText(html: string, faults: string[]): string {
  const open: string[] = []
  const plain = html.replaceAll(/<(\/?)([^>]*)>/g, (_, slash: string, tag: string) => {
    const [name = ''] = tag.split(' ')
    const isKnown = name === 'b' ? tag === 'b' : slash === '/' ? tag === 'a' : /^a href="[^"<>]*"$/.test(tag)
    if (!isKnown || (slash === '/' && open.pop() !== name)) faults.push(`a tag: ${tag}`)
    if (slash === '') open.push(name)
    return ''
  })
  if (open.length > 0) faults.push('a tag that is not closed')
  if (/[<>]|&(?!(lt|gt|amp|quot);)/.test(plain)) faults.push('a sign that is not escaped')
  return plain
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** An update as Telegram posts it to the webhook. */
export function updatePost(update: unknown, secret: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
    body: typeof update === 'string' ? update : JSON.stringify(update),
  }
}
