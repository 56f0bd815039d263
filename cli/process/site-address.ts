import { once } from 'node:events'
import { connect } from 'node:net'
import type { Kysely } from 'kysely'
import { isLoopbackHost } from '#core/loopback.ts'
import type { Settings } from '#core/settings.ts'
import { listRunningSites } from '#db/queries/running-sites.ts'
import type { Database } from '#db/schema.ts'

const ANSWER_LIMIT_MS = 1_000

/**
 * The address of the site that uses this database, for links: that of SITE_URL; else what a running site says of itself;
 * else where a site would run with these settings.
 */
export async function siteAddress(
  owner: Kysely<Database>,
  { hasSiteUrl, siteUrl }: Pick<Settings, 'hasSiteUrl' | 'siteUrl'>,
): Promise<string> {
  if (hasSiteUrl) return siteUrl
  for (const url of await listRunningSites(owner)) if (await mayBeThere(new URL(url))) return url
  return siteUrl
}

/** A site of this machine that was killed is still in the database for some seconds. One elsewhere may be out of reach. */
async function mayBeThere({ protocol, hostname, port }: URL): Promise<boolean> {
  if (!isLoopbackHost(hostname)) return true
  const socket = connect({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
  })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
