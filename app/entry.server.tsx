import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, isRouteErrorResponse } from 'react-router'
import { requestScope } from './page/context.ts'
import { NonceContext, scriptNonce } from './page/nonce.ts'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'

/** Milliseconds to wait for a promise that a loader returned. React Router reads this export. */
export const streamTimeout = 5_000

/**
 * Renders the whole page before responding: loaders return complete data, and the server caches finished pages. So nothing
 * that is rendered on the server may suspend; what is loaded late in the browser is imported at once on the server.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // https://httpwg.org/specs/rfc9110.html#HEAD
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = loadContext.get(scriptNonce) ?? undefined
  const { promise: rendered, resolve, reject } = Promise.withResolvers<void>()
  const { pipe } = renderToPipeableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      // Nobody sees a part of the page before all of it, so no part is put in later by a script.
      progressiveChunkSize: Infinity,
      onAllReady: resolve,
      onShellError: reject,
      onError: (error) => reportError(error, request, loadContext),
    },
  )
  await rendered
  return new Response(await text(pipe(new PassThrough())), { status, headers })
}

/** Logs what a loader or a render threw. A thrown status (such as 404) is a response, not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  reportError(error, request, context)
}

function reportError(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  context.get(requestScope).logError(error, `render ${new URL(request.url).pathname}`)
}
