/**
 * The source of a regular expression that matches any word or pattern of the comma-separated lists: "kinaxis,
 * blue ?yonder".
 */
export function anyOf(...lists: string[]): string {
  return `(?:${lists.flatMap((list) => list.split(', ')).join('|')})`
}

/** A regular expression from its parts, joined in order. */
export function expression(flags: string, ...parts: string[]): RegExp {
  return new RegExp(parts.join(''), flags)
}
