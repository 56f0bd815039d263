import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'

/**
 * Asks the site that all journeys share, without a browser. When the others ask for much at once, it refuses, as it
 * refuses any client; then we ask again, as it tells its visitors.
 */
export async function askSite(path: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(inject('site').url + path, init)
    if (response.status !== 503) return response
    await response.body?.cancel()
    await sleep(500)
  }
}
