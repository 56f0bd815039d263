import type { Source } from '#ingest/adapters/adapter.ts'

/** The hosts that a source's requests and redirects may go to. */
export function hostsOf(source: Source): string[] {
  const { baseUrl } = source.settings
  const hosts = vendorHosts(source)
  if (baseUrl === null) return hosts
  // A server on this machine replaces all hosts of the source: no request may leave the machine.
  return isLoopback(baseUrl) ? [baseUrl.host] : [...hosts, baseUrl.hostname]
}

/**
 * The host of a source. Boards on one host share its rate limit. null if the source is read from files. For a
 * board with several hosts, the first one, which gets the first request.
 */
export function hostOf({ adapter, board, settings: { baseUrl } }: Source): string | null {
  return baseUrl?.host ?? adapter.hosts(board)[0] ?? null
}

/** The address to request: below the board's base address, if it has one. */
export function rebase(url: string, source: Source): URL {
  const { baseUrl } = source.settings
  const target = new URL(url)
  if (baseUrl === null || !vendorHosts(source).includes(target.hostname)) return target
  return new URL(`${baseUrl.origin}${baseUrl.pathname.replace(/\/$/, '')}${target.pathname}${target.search}`)
}

/** The hosts without a base address: those of the source, and that of the sitemap. */
function vendorHosts({ adapter, board, settings: { sitemap } }: Source): string[] {
  return [...adapter.hosts(board), ...(sitemap ? [new URL(sitemap).hostname] : [])]
}

/** Whether an address names this machine. What a name resolves to is checked when we connect. */
export function isLoopback(url: URL | null): boolean {
  return url !== null && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname)
}
