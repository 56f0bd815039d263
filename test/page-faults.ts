import type { BrowserContext } from 'playwright-core'

/**
 * Collects errors in a browser context, as text: console errors (including failed responses and violations of
 * the content security policy), uncaught errors, failed requests, and any request that leaves the site.
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
    // Ignored: requests that a navigation cancelled, scripts that are disabled, and what the policy blocks,
    // which is on the console.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      faults.push(`request failed: ${request.url()} (${reason})`)
  })
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== siteUrl) faults.push(`left the site: ${request.url()}`)
  })
  return faults
}
