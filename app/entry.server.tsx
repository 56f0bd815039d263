import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, isRouteErrorResponse } from 'react-router'
import { requestScope } from '#app/context.ts'
import { scriptNonce } from '#app/nonce.ts'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'

/** Milliseconds a loader's late promise may take before the render gives up on it. */
export const streamTimeout = 5_000

/**
 * Renders a whole page. It never streams: the server keeps finished pages and hands them to everybody, so a
 * page is worth waiting for.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // https://httpwg.org/specs/rfc9110.html#HEAD
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = loadContext.get(scriptNonce) ?? undefined
  return new Promise((resolve, reject) => {
    const failures: unknown[] = []
    let shellFailed = false
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000)
    const done = () => {
      clearTimeout(timeout)
      request.signal.removeEventListener('abort', stop)
    }
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // A finished page needs no script that moves a large boundary into place afterwards.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          if (shellFailed) return
          done()
          // What broke inside a boundary: the rest of the page stands, and is not to be kept.
          for (const failure of failures) reportError(failure, request, loadContext)
          if (failures.length > 0) headers.set('Cache-Control', 'no-store')
          const body = new PassThrough()
          pipe(body)
          const answer = { status: failures.length > 0 ? 500 : status, headers }
          resolve(new Response(createReadableStreamFromReadable(body), answer))
        },
        onShellError(error) {
          done()
          // The router renders its error screen instead, and tells handleError.
          shellFailed = true
          reject(error)
        },
        onError(error) {
          failures.push(error)
        },
      },
    )
    const stop = () => abort(request.signal.reason)
    request.signal.addEventListener('abort', stop, { once: true })
  })
}

/** What a loader or a render threw; a thrown status (404 and its like) is an answer, not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  reportError(error, request, context)
}

function reportError(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  context.get(requestScope).logError(error, `render ${new URL(request.url).pathname}`)
}
