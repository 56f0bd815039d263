/**
 * The source of the script that hands the loaders' data to the router in the browser, as the router's own `ServerRouter`
 * does it for a page that streams: one line of turbo-stream text for the controller that `<Scripts />` creates.
 */
export function dataScript(data: string): string {
  const stream = 'window.__reactRouterContext.streamController'
  // "</script>" in a string would end the script.
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `${stream}.enqueue(${text});${stream}.close();`
}
