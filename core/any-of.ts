/**
 * The source of a regular expression that matches any word or pattern of the comma-separated lists: "kinaxis,
 * blue ?yonder".
 */
export function anyOf(...lists: string[]): string {
  return `(?:${lists.flatMap((list) => list.split(', ')).join('|')})`
}

/** Ways to say something, in any case: the words or patterns of the comma-separated lists, between `before` and `after`. */
export function wording(before: string, lists: string[], after: string): RegExp {
  return new RegExp(before + anyOf(...lists) + after, 'i')
}
