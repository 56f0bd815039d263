/** Reads the table of weights: lines of a kind, and each value with its weight, two spaces apart. */
export function readWeights(table: string): Map<string, Map<string, number>> {
  const kinds = new Map<string, Map<string, number>>()
  for (const line of table.split('\n')) {
    const [kind = '', ...values] = line.trim().split(/ {2,}/)
    const weights = kinds.get(kind) ?? new Map<string, number>()
    for (const value of values) {
      const end = value.lastIndexOf(' ')
      weights.set(value.slice(0, end), Number(value.slice(end + 1)))
    }
    if (values.length > 0) kinds.set(kind, weights)
  }
  return kinds
}
