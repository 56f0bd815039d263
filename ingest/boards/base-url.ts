import type { Source } from '#ingest/adapters/adapter.ts'

/** The hosts that a source's requests and redirects may go to. */
export function hostsOf({ adapter, board, settings: { baseUrl } }: Source): string[] {
  if (baseUrl === null) return adapter.hosts(board)
  // A server on this machine stands for all of the source's: nothing must leave the machine.
  return isLoopback(baseUrl) ? [baseUrl.host] : [...adapter.hosts(board), baseUrl.hostname]
}

/**
 * The host that a source is read from: boards of one host share its turns. null where it is read from files. A board
 * with several hosts goes by the first, which it asks first.
 */
export function hostOf({ adapter, board, settings: { baseUrl } }: Source): string | null {
  return baseUrl?.host ?? adapter.hosts(board)[0] ?? null
}

/** An address of the source as it is asked: below the board's base address, where it has one. */
export function rebase(url: string, { adapter, board, settings: { baseUrl } }: Source): URL {
  const target = new URL(url)
  if (baseUrl === null || !adapter.hosts(board).includes(target.hostname)) return target
  return new URL(`${baseUrl.origin}${baseUrl.pathname.replace(/\/$/, '')}${target.pathname}${target.search}`)
}

/** Whether an address is this machine's own by name; what a name resolves to is checked where it is asked. */
export function isLoopback(url: URL | null): boolean {
  return url !== null && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname)
}
