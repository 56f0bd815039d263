import { expect, vi } from 'vitest'

/**
 * Waits until a site lists a posting that was just added: its index reads changes a moment later, and a page without the
 * posting would then be cached. Each attempt asks for another page, by a floor of pay that no posting is below.
 *
 * @param query A search that finds the posting.
 */
export async function untilListed(siteUrl: string, query: string, title: string): Promise<void> {
  let attempts = 0
  const list = async () => {
    attempts += 1
    return (await fetch(`${siteUrl}/jobs?${query}&pay=${attempts / 100}&unstated=pay`)).text()
  }
  await vi.waitFor(async () => expect(await list()).toContain(title), { timeout: 40_000, interval: 200 })
}

/** Waits in the same way until a site finds so many jobs, samples included. */
export async function untilCounted(siteUrl: string, total: number): Promise<void> {
  let attempts = 0
  const count = async () => {
    attempts += 1
    return (await fetch(`${siteUrl}/api/v1/jobs?limit=${(attempts % 50) + 1}`)).json()
  }
  await vi.waitFor(async () => expect(await count()).toMatchObject({ total }), {
    timeout: 40_000,
    interval: 200,
  })
}
