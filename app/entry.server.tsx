import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, isRouteErrorResponse } from 'react-router'
import { requestScope } from '#app/context.ts'
import { NonceContext, scriptNonce } from '#app/nonce.ts'
import { renderedHtml } from '#app/rendered-html.ts'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'

/** Milliseconds to wait for a promise that a loader returned. React Router reads this export. */
export const streamTimeout = 5_000

/** Renders the whole page before responding. It does not stream, because the server caches finished pages. */
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
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Otherwise React splits off large boundaries, and a script has to move them into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          if (shellFailed) return
          done()
          // An error inside a boundary: the rest of the page is fine, but must not be cached.
          for (const failure of failures) reportError(failure, request, loadContext)
          if (failures.length > 0) headers.set('Cache-Control', 'no-store')
          const init = { status: failures.length > 0 ? 500 : status, headers }
          pipe(
            collect((html) => {
              const response = new Response(html, init)
              renderedHtml.set(response, html)
              resolve(response)
            }),
          )
        },
        onShellError(error) {
          done()
          // React Router renders its error screen instead, and calls handleError.
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

/** Collects the page as text: it is changed before it is sent, and web streams cost more than the rendering of it. */
function collect(done: (html: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      // React uses its buffer again.
      chunks.push(Buffer.from(chunk))
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString())
      next()
    },
  })
}

/** Logs what a loader or a render threw. A thrown status (such as 404) is a response, not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  reportError(error, request, context)
}

function reportError(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  context.get(requestScope).logError(error, `render ${new URL(request.url).pathname}`)
}
