import type { Source } from '#ingest/adapters/adapter.ts'
import { isLoopback } from '#ingest/network/base-url.ts'

/**
 * The sources (`smartrecruiters`) and boards (`workday:acme.wd3/Careers`) that the operator has allowed, in
 * addition to those open to all.
 */
export type Allowed = ReadonlySet<string>

/** Why a board may not be fetched, and what would allow it; null if it may. */
export function refusalOf({ adapter, token, settings }: Source, allowed: Allowed): string | null {
  const { policy } = adapter
  // A server on this machine is not the vendor's.
  if (!policy || isLoopback(settings.baseUrl)) return null
  const name = policy.scope === 'source' ? adapter.name : token
  if (allowed.has(name) || allowed.has(token)) return null
  return `${token} is not allowed: ${policy.reason} To allow it anyway, add ${name} to ALLOW_SOURCES.`
}
