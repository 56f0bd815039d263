/**
 * Helpers for JSON-LD values: a text can be a string, a number, an object with a name, or a list of these.
 */

/** All texts in a value, in order, without blank ones. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isObject(value) ? textsOf(value.name ?? value['@value'] ?? value.value) : []
}

/** The first text in a value. */
export function textOf(value: unknown): string | null {
  return textsOf(value)[0] ?? null
}

/** Reads a number, with digit groups of any country; null for a range or other text. */
export function numberOf(value: unknown): number | null {
  const text = textOf(value)
  return text !== null && /^\d[\d,. ]*$/.test(text) ? Number(text.replace(/[, ]/g, '')) : null
}

/** A value as a list: none, one or several. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
