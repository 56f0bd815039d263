/**
 * A whole number with Indian grouping, as `Intl.NumberFormat('en-IN')` writes it: 12,34,567. By hand, because the first
 * formatter that a page creates takes a cheap phone 20 ms.
 */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\d(?=(?:\d\d)+\d$)/g, '$&,')
}

/** A number and what it counts: "1 job", "12,345 jobs". @param many Without it, `one` with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
