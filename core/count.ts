const grouped = new Intl.NumberFormat('en-IN')

/** A number of things as written in India: "5,202", "1,20,000". A page has hundreds, most of them small. */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : grouped.format(count)
}
