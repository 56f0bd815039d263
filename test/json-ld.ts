/** Unvalidated data from a page. */
export type Data = Record<string, unknown>

/** The structured data in a page's HTML, before any script runs. */
export function jsonLdIn(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']): unknown => JSON.parse(text),
  )
}

/** The `JobPosting` objects in it. */
export function jobPostingsIn(html: string): Data[] {
  return jsonLdIn(html).filter((data): data is Data => hasType(data, 'JobPosting'))
}

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function hasType(value: unknown, type: string): value is Data {
  return isData(value) && value['@type'] === type
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** A date, or a time with its offset. */
export function isIsoDate(value: unknown): value is string {
  const form = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/
  return typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value))
}

export function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^\s/]/.test(value) && URL.canParse(value)
}

export function isComplete(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isComplete)
  if (isData(value)) return Object.values(value).every(isComplete)
  return value !== null && value !== undefined && value !== ''
}

export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}

/** The letters and digits of a text or of HTML, for comparison. */
export function lettersOf(text: unknown): string {
  return String(text ?? '')
    .replaceAll(/<[^>]*>|&[#\w]+;/g, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
