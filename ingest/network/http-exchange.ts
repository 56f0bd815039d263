import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { GetOptions } from '#ingest/adapters/adapter.ts'
import { guardedLookup } from './http-address.ts'
import { receive, type Answer } from './http-response.ts'
import { SourceProblem } from './source-problem.ts'

/** One request, to one address. */
export interface SingleRequest extends GetOptions {
  target: URL
  userAgent: string
  ifNoneMatch?: string
}

export interface Limits {
  timeoutMs: number
  /** Of the body, after decompression. */
  maxBytes: number
  allowLoopback: boolean
}

/**
 * Sends one request and reads the complete response, within the limits.
 *
 * @throws SourceProblem when no complete response came.
 */
export async function send(single: SingleRequest, limits: Limits): Promise<Answer> {
  const patience = single.onText ? patienceForStream(limits.timeoutMs) : patienceFor(limits.timeoutMs)
  let hasText = false
  const { onText } = single
  const noted = onText && {
    onText(text: string) {
      hasText = true
      return onText(text)
    },
  }
  try {
    const response = await openRequest(single, limits, patience.signal)
    try {
      return await receive(response, { ...single, ...noted }, { ...limits, onBytes: patience.onBytes })
    } finally {
      response.destroy()
    }
  } catch (error) {
    throw asProblem(error, single.target, patience.signal, { ...limits, canRepeat: !hasText })
  } finally {
    patience.end()
  }
}

/** The longest that a response which is read piece by piece may take: some feeds are generated while they are sent. */
const LONGEST_STREAM_MS = 3_600_000

interface Patience {
  signal: AbortSignal
  onBytes(): void
  end(): void
}

function patienceFor(timeoutMs: number): Patience {
  return { signal: AbortSignal.timeout(timeoutMs), onBytes() {}, end() {} }
}

/** The time limit holds for each piece. */
function patienceForStream(timeoutMs: number): Patience {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const gap = setTimeout(abort, timeoutMs)
  const whole = setTimeout(abort, LONGEST_STREAM_MS)
  return {
    signal: controller.signal,
    onBytes: () => void gap.refresh(),
    end() {
      clearTimeout(gap)
      clearTimeout(whole)
    },
  }
}

function openRequest(
  single: SingleRequest,
  { allowLoopback }: Limits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { target, bearer, origin, referer = origin && `${origin}/`, cookie, ifNoneMatch } = single
  const body = bodyOf(single)
  const headers = {
    'user-agent': single.userAgent,
    accept: single.accept ?? 'application/json',
    // Some texts ("Posted 3 Days Ago") depend on the visitor's language.
    'accept-language': 'en',
    'accept-encoding': 'gzip, br',
    ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(referer !== undefined && { referer }),
    ...(single.script && { 'x-requested-with': 'XMLHttpRequest' }),
    ...(cookie !== undefined && { cookie }),
    ...(origin !== undefined && { origin }),
    ...(body && { 'content-type': body.type, 'content-length': body.bytes.length }),
  }
  const request = target.protocol === 'http:' ? requestHttp : requestHttps
  const options = {
    method: body ? 'POST' : 'GET',
    headers,
    signal,
    lookup: guardedLookup(allowLoopback),
    agent: false,
  }
  return new Promise((resolve, reject) => {
    request(target, options, resolve).on('error', reject).end(body?.bytes)
  })
}

function bodyOf({ post, form, multipart }: SingleRequest): { type: string; bytes: Buffer } | null {
  if (form !== undefined && multipart)
    return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: Buffer.from(inParts(form)) }
  if (form !== undefined)
    return {
      type: 'application/x-www-form-urlencoded; charset=UTF-8',
      bytes: Buffer.from(new URLSearchParams(form).toString()),
    }
  return post === undefined ? null : { type: 'application/json', bytes: Buffer.from(JSON.stringify(post)) }
}

/** Between the parts of a form. No value that we send contains it. */
const BOUNDARY = 'pravesh-form-part-7d3f1c'

function inParts(form: Record<string, string>): string {
  const parts = Object.entries(form).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}

function asProblem(
  error: unknown,
  target: URL,
  signal: AbortSignal,
  { timeoutMs, canRepeat }: Limits & { canRepeat: boolean },
): SourceProblem {
  if (error instanceof SourceProblem) return error
  const cause = error instanceof Error ? error : new Error(String(error))
  // A timeout is not retried at once; a closed connection is.
  if (signal.aborted) {
    const seconds = Math.round(timeoutMs / 10) / 100
    return new SourceProblem('network', `${target.host}: no complete response within ${seconds} s`, { cause })
  }
  return new SourceProblem('network', `${target.host}: ${cause.message}`, { cause, transient: canRepeat })
}
