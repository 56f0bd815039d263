/** Any of the words, or regular expressions, of the lists, as one expression: "kinaxis, blue ?yonder". */
export function anyOf(...lists: string[]): string {
  return `(?:${lists.flatMap((list) => list.split(', ')).join('|')})`
}
