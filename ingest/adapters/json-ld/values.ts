/**
 * Values of JSON-LD, where a text may be a text, a number, an object with a name, or a list of any of them.
 */

/** All texts that a value holds, in order, without blank ones. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isObject(value) ? textsOf(value.name ?? value['@value'] ?? value.value) : []
}

/** The first text that a value holds. */
export function textOf(value: unknown): string | null {
  return textsOf(value)[0] ?? null
}

/** A number, also one written with the digit groups of any country; null for a range or other words. */
export function numberOf(value: unknown): number | null {
  const text = textOf(value)
  return text !== null && /^\d[\d,. ]*$/.test(text) ? Number(text.replace(/[, ]/g, '')) : null
}

/** A value that may be one or several, as several. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
