import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export interface SteadyWrites {
  /** Stops, and waits for the last answer. */
  stop(): Promise<WrittenSoFar>
}

export interface WrittenSoFar {
  /** Addresses whose subscription was confirmed to the visitor. */
  acknowledged: string[]
  /** Answers that were no acknowledgement, by status. */
  refused: Map<number, number>
}

const EVERY_MS = 250
const ANSWER_LIMIT_MS = 15_000

/** Visitors who subscribe to the newsletter, one after another, each with an address of their own. */
export function startSteadyWrites(url: string): SteadyWrites {
  const acknowledged: string[] = []
  const refused = new Map<number, number>()
  let stopped = false
  let count = 0
  const subscribe = async () => {
    count += 1
    const email = `visitor${count}@mail.example`
    const response = await fetch(`${url}/newsletter/subscribe`, {
      method: 'POST',
      body: new URLSearchParams({ email }),
      headers: {
        accept: 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `2001:${count.toString(16)}::1`,
      },
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    }).catch(() => null)
    await response?.body?.cancel()
    if (response?.status === 200) acknowledged.push(email)
    else refused.set(response?.status ?? 0, (refused.get(response?.status ?? 0) ?? 0) + 1)
  }
  const run = async () => {
    for (;;) {
      if (stopped) return
      await Promise.all([subscribe(), sleep(EVERY_MS)])
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopped = true
      await running
      return { acknowledged, refused }
    },
  }
}

/** How often each of the addresses is stored: once is right. */
export async function timesStored(
  databaseUrl: string,
  addresses: readonly string[],
): Promise<Map<string, number>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ address: string; times: string }>(
      'select address, count(*) as times from newsletter_subscribers group by address',
    )
    const stored = new Map(rows.map(({ address, times }) => [address, Number(times)]))
    return new Map(addresses.map((address) => [address, stored.get(address) ?? 0]))
  } finally {
    await client.end()
  }
}
