import type { ContentRow } from '#core/content/tables.ts'

/**
 * A row's key as readable text: the values of its key fields. Null if one is missing.
 *
 * @param value From a file, not validated yet.
 */
export function keyText(value: unknown, key: readonly string[]): string | null {
  if (typeof value !== 'object' || value === null) return null
  const row: ContentRow = { ...value }
  const parts = key.map((field) => row[field])
  if (!parts.every((part) => typeof part === 'string' && part.trim() !== '')) return null
  return parts.map((part) => String(part).trim()).join(' · ')
}
