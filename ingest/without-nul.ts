/** The same without any NUL in its texts, at whatever depth: PostgreSQL takes none, and nobody means one. */
export function withoutNul<T>(value: T): T {
  return holdsNul(value) ? (cleaned(value) as T) : value
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(holdsNul)
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '')
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(cleaned)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]))
}
