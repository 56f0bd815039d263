/**
 * The source of a regular expression that matches any word or pattern of the comma-separated lists: "kinaxis,
 * blue ?yonder".
 */
export function anyOf(...lists: string[]): string {
  return `(?:${lists.flatMap((list) => list.split(', ')).join('|')})`
}

/** What tells whether a text matches one of several expressions. */
export type Wording = Pick<RegExp, 'test'>

/**
 * Ways to say something, in any case: an expression for each comma-separated list between `before` and `after`. One for
 * all of them would get so long that nobody could change it.
 */
export function wording(before: string, lists: string[], after: string): Wording {
  const ways = lists.map((list) => new RegExp(before + anyOf(list) + after, 'i'))
  return { test: (text) => ways.some((way) => way.test(text)) }
}
