import { createHmac } from 'node:crypto'
import { Api, GrammyError, HttpError, type ApiClientOptions } from 'grammy'
import type { TelegramSettings } from '#core/settings.ts'
import { DeliveryProblem } from '../delivery-problem.ts'

const TIMEOUT_SECONDS = 10
/** If Telegram asks to wait and does not say how long. */
const DEFAULT_WAIT_MS = 5_000

/** The calls of Telegram's Bot API. An error that they throw is read by `telegramProblem`, and never logged itself. */
export function telegramApi({ token, apiRoot }: Pick<TelegramSettings, 'token' | 'apiRoot'>): Api {
  return new Api(token, {
    apiRoot,
    timeoutSeconds: TIMEOUT_SECONDS,
    fetch: call as ApiClientOptions['fetch'],
  })
}

/** The built-in fetch, whose errors tell whether a connection was made. A server's error need not be JSON. */
const call = async (
  url: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body: string },
): Promise<Response> => {
  const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000)
  // oxlint-disable-next-line no-restricted-globals -- the one place that calls Telegram
  const response = await fetch(url, {
    method,
    headers: { 'content-type': headers['content-type'] ?? '' },
    body,
    signal,
  })
  if (response.status < 500) return response
  await response.body?.cancel()
  return Response.json({ ok: false, error_code: response.status, description: 'Server error' })
}

/** What Telegram sends with each update, so that nobody else can. There is nothing to set: it follows from the token. */
export function webhookSecret(token: string): string {
  return createHmac('sha256', token).update('pravesh telegram webhook').digest('base64url')
}

/** What an error of a call means for the message; null if it is no error of a call. It names no chat. */
export function telegramProblem(error: unknown): DeliveryProblem | null {
  if (error instanceof DeliveryProblem) return error
  if (error instanceof GrammyError) return refusal(error)
  if (!(error instanceof HttpError)) return null
  const code = unconnected(error.error)
  return code === null
    ? new DeliveryProblem('in doubt', 'Telegram received a message but did not reply.')
    : new DeliveryProblem('unreachable', `Telegram cannot be reached (${code}).`)
}

/** No message can reach this chat again: blocked, deleted, or never there. */
const GONE = /chat not found|user is deactivated|bot was blocked|peer_id_invalid|user not found/i

function refusal({ error_code: code, description, parameters }: GrammyError): DeliveryProblem {
  if (code === 429) {
    const { retry_after: seconds } = parameters
    const waitMs = seconds === undefined ? DEFAULT_WAIT_MS : seconds * 1000
    return new DeliveryProblem('for now', 'Telegram asked to wait (429).', { waitMs })
  }
  if (code >= 500) return new DeliveryProblem('for now', `Telegram has an error (${code}).`)
  if (code === 403 || (code === 400 && GONE.test(description)))
    return new DeliveryProblem('for good', `A reader has blocked the bot, or is gone (${code}).`, {
      refused: 'gone',
    })
  if (code === 400) return new DeliveryProblem('for good', 'Telegram refused a message of ours (400).')
  return new DeliveryProblem('unreachable', `Telegram does not accept the bot (${code}): check its token.`, {
    refused: 'sender',
  })
}

/** The code of an error before there was a connection; null if Telegram may have had the request. */
function unconnected(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null
  if (!(cause instanceof Error) || !('code' in cause)) return null
  const code = String(cause.code)
  const isConnect =
    ('syscall' in cause && (cause.syscall === 'connect' || cause.syscall === 'getaddrinfo')) ||
    (cause instanceof AggregateError && cause.errors.every(({ syscall }) => syscall === 'connect')) ||
    /^(UND_ERR_CONNECT_TIMEOUT|ERR_TLS_|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/.test(code)
  return isConnect ? code : null
}
