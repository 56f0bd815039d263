import { renderToString } from 'react-dom/server'
import { ServerRouter, isRouteErrorResponse } from 'react-router'
import { dataScript } from '#app/data-script.ts'
import { requestScope } from '#app/context.ts'
import { NonceContext, scriptNonce } from '#app/nonce.ts'
import { renderedHtml } from '#app/rendered-html.ts'
import { PagePartsContext } from '#app/reused-part.tsx'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'

/** Milliseconds to wait for a promise that a loader returned. React Router reads this export. */
export const streamTimeout = 5_000

/**
 * Renders the whole page before responding, as text and in one go: loaders return complete data, and the server caches
 * finished pages. React's streams and the router's transfer of its data through them, with a suspended boundary for
 * each chunk, take longer than the rendering. So nothing that is rendered on the server may suspend; what is loaded
 * late in the browser is imported at once on the server.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // https://httpwg.org/specs/rfc9110.html#HEAD
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = loadContext.get(scriptNonce) ?? undefined
  const { root } = routerContext.staticHandlerContext.loaderData
  // All parts depend on the root's data, with the sign-in; without it, the page is an error.
  const parts = root ? (loadContext.get(requestScope).parts?.open(JSON.stringify(root)) ?? null) : null
  const markup = renderToString(
    <NonceContext value={nonce}>
      <PagePartsContext value={parts}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PagePartsContext>
    </NonceContext>,
  )
  const response = new Response(null, { status, headers })
  renderedHtml.set(response, {
    markup,
    edits: [{ from: 0, to: 0, by: '<!DOCTYPE html>' }, ...(parts?.finish(markup, nonce) ?? [])],
    data: { at: markup.lastIndexOf('</body>'), source: dataScript(await readText(serverHandoffStream)) },
  })
  return response
}

async function readText(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return ''
  const decoder = new TextDecoder()
  let text = ''
  const reader = stream.getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    text += decoder.decode(chunk.value, { stream: true })
  return text
}

/** Logs what a loader or a render threw. A thrown status (such as 404) is a response, not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  reportError(error, request, context)
}

function reportError(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  context.get(requestScope).logError(error, `render ${new URL(request.url).pathname}`)
}
