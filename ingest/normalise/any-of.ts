/** Any of the words, or regular expressions, of the lists, as one expression: "kinaxis, blue ?yonder". */
export function anyOf(...lists: string[]): string {
  return `(?:${lists.flatMap((list) => list.split(', ')).join('|')})`
}

/** The expression that its parts make, one after the other. */
export function expression(flags: string, ...parts: string[]): RegExp {
  return new RegExp(parts.join(''), flags)
}
