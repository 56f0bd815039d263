import type { BrowserContext } from 'playwright-core'

/**
 * Collects what goes wrong in a browser context, in words: errors on the console (failed answers and violations
 * of the content security policy are among them), uncaught errors, requests that fail, and any request that
 * leaves the site.
 */
export function watchFaults(context: BrowserContext, siteUrl: string): string[] {
  const faults: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => {
    faults.push(`uncaught: ${webError.error().stack ?? webError.error().message}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A page that is left stops what it was still loading; scripts that are turned off do not load, and what the
    // policy refuses is on the console.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      faults.push(`request failed: ${request.url()} (${reason})`)
  })
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== siteUrl) faults.push(`left the site: ${request.url()}`)
  })
  return faults
}
