import type { ContentRow } from '#core/content/tables.ts'

/**
 * What identifies a row, as a person reads it: the texts of its key fields. Null where one is missing.
 *
 * @param value Of a file, not checked yet.
 */
export function keyText(value: unknown, key: readonly string[]): string | null {
  if (typeof value !== 'object' || value === null) return null
  const row: ContentRow = { ...value }
  const parts = key.map((field) => row[field])
  if (!parts.every((part) => typeof part === 'string' && part.trim() !== '')) return null
  return parts.map((part) => String(part).trim()).join(' · ')
}
