/** Rows as text, by `packRows`. */
export type PackedRows<Row> = string & { readonly row?: Row }

/** In the names of fields that are dates. */
const DATE = '@'

/**
 * Rows of one kind as one text, with the names of their fields once: the router writes each field of each row as a value of
 * its own, and reads it again. Fields are what JSON has, or dates. It is JSON whose quotation marks are tildes, since those
 * would be escaped in the data of a page.
 */
export function packRows<Row extends object>(rows: readonly Row[]): PackedRows<Row> {
  const known = packedLists.get(rows)
  if (known !== undefined) return known
  const packed = packedAnew(rows)
  packedLists.set(rows, packed)
  return packed
}

/** Some lists are in many pages. */
const packedLists = new WeakMap<readonly object[], string>()

function packedAnew(rows: readonly object[]): string {
  const [first = {}] = rows
  const names = Object.keys(first)
  const dates = new Set(
    names.filter((name) => rows.some((row) => (row as Record<string, unknown>)[name] instanceof Date)),
  )
  const values = rows.map((row) => {
    const all = Object.entries(row)
    if (all.length !== names.length || all.some(([name], at) => name !== names[at]))
      throw new Error('Packed rows have the same fields in the same order')
    return all.map(([, value]) => (value instanceof Date ? value.getTime() : value))
  })
  const heads = names.map((name) => (dates.has(name) ? DATE + name : name))
  return swapped(JSON.stringify([heads, ...values]))
}

export function unpackRows<Row>(packed: PackedRows<Row>): Row[] {
  const [names, ...rows] = JSON.parse(swapped(packed)) as [string[], ...unknown[][]]
  return rows.map((values) => {
    const row: Record<string, unknown> = {}
    names.forEach((name, at) => {
      const value = values[at]
      if (name.startsWith(DATE)) row[name.slice(1)] = value === null ? null : new Date(value as number)
      else row[name] = value
    })
    return row as Row
  })
}

function swapped(text: string): string {
  return text.replaceAll(/["~]/g, (sign) => (sign === '"' ? '~' : '"'))
}
