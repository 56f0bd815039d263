/** The first digits of a posting's id, by which its page finds it (`core/posting-address.ts`). */
const DIGITS = 12

/** The address of a posting that is short enough to be typed from paper. */
export function shortPath(id: string): string {
  return `/j/${id.replaceAll('-', '').slice(0, DIGITS)}`
}

/** Its route. */
export const SHORT_PATTERN = `/j/:id{[0-9a-f]{${DIGITS}}}`
