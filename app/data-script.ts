/**
 * The script that hands the loaders' data to the router in the browser, as the router's own `ServerRouter` does it for a
 * page that streams: one line of turbo-stream text for the controller that `<Scripts />` creates.
 *
 * @param nonce Of the page's inline scripts.
 */
export function dataScript(data: string, nonce: string | undefined): string {
  const stream = 'window.__reactRouterContext.streamController'
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  // "</script>" in a string would end the script.
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script${attribute}>${stream}.enqueue(${text});${stream}.close();</script>`
}
