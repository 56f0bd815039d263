import { expect, test } from 'vitest'
import { rowsIn } from '#find/bits.ts'
import { WordRows } from './word-rows.ts'

const [FIELDS, WORDS, ROWS, CAPACITY] = [5, 40, 6000, 8192]
/** In an order of their own: a lower number need not come first. */
const ASKED = Array.from({ length: WORDS }, (_, word) => (word * 7) % WORDS)

/** A layer beside what it should hold: by row, the mask of each of its words. */
class Layer {
  readonly rows: WordRows
  private readonly held = new Map<number, { document: number; masks: Map<number, number> }>()
  private documents = 0
  private readonly fields: number

  constructor(fields: number) {
    this.fields = fields
    this.rows = new WordRows(fields)
    this.rows.resize(CAPACITY)
  }

  write(row: number): void {
    this.rows.remove(this.held.get(row)?.document ?? 0)
    const document = (this.documents += 1)
    const masks = new Map<number, number>()
    this.rows.place(document, row)
    // Some are in one of two rows and so have no list, others in one of forty.
    for (let word = 0; word < WORDS; word += 1) {
      if ((document * 31 + word) % (word < 3 ? 2 : word) !== 0) continue
      const mask = this.fields === 0 ? 0 : 1 + ((document + word) % 31)
      masks.set(word, mask)
      this.rows.append(word, document, mask)
    }
    this.held.set(row, { document, masks })
  }

  remove(row: number): void {
    this.rows.remove(this.held.get(row)?.document ?? 0)
    this.held.delete(row)
  }

  /** The place of the first asked word that a row holds; none is last. */
  placeIn(row: number): number {
    const at = ASKED.findIndex((word) => this.held.get(row)?.masks.has(word))
    return at < 0 ? WORDS : at
  }

  maskOf(row: number): number {
    return this.held.get(row)?.masks.get(ASKED[this.placeIn(row)] ?? -1) ?? 0
  }
}

const rows = Array.from({ length: CAPACITY }, (_, row) => row)

function check(fields: Layer, descriptions: Layer): void {
  const read = fields.rows.readTogether(ASKED)
  const { any, inField } = read.bits
  expect([...rowsIn(any)]).toEqual(rows.filter((row) => fields.placeIn(row) < WORDS))
  for (const [field, bits] of inField.entries())
    expect([...rowsIn(bits)]).toEqual(rows.filter((row) => (fields.maskOf(row) >>> field) & 1))
  const described = descriptions.rows.readTogether(ASKED).before(read)
  expect([...rowsIn(described)]).toEqual(
    rows.filter((row) => descriptions.placeIn(row) < fields.placeIn(row)),
  )
}

test('the rows of words that were read together stay right after changes', () => {
  const [fields, descriptions] = [new Layer(FIELDS), new Layer(0)]
  for (let row = 0; row < ROWS; row += 1) {
    fields.write(row)
    if (row % 3 !== 0) descriptions.write(row)
  }
  check(fields, descriptions)
  expect(fields.rows.readTogether(ASKED)).toBe(fields.rows.readTogether([...ASKED]))
  for (let row = 0; row < ROWS; row += 70) fields.write(row)
  for (let row = 5; row < ROWS; row += 90) descriptions.write(row)
  for (let row = 1; row < ROWS; row += 80) fields.remove(row)
  for (let row = 2; row < ROWS; row += 80) descriptions.remove(row)
  for (let row = ROWS; row < ROWS + 100; row += 1) fields.write(row)
  check(fields, descriptions)
  // So many changes that nothing that was read is kept.
  for (let row = 0; row < ROWS; row += 3) fields.write(row)
  check(fields, descriptions)
})

test('only a few words that were read together are kept, and only those whose lists are long', () => {
  const layer = new Layer(FIELDS)
  for (let row = 0; row < ROWS; row += 1) layer.write(row)
  const before = layer.rows.bytes()
  expect(layer.rows.readTogether([37, 38])).not.toBe(layer.rows.readTogether([37, 38]))
  for (let count = 8; count < WORDS; count += 1) layer.rows.readTogether(ASKED.slice(0, count))
  const own = layer.rows.readTogether(ASKED).bytes
  expect(layer.rows.bytes() - before).toBeLessThanOrEqual(Math.max(2 ** 20, 8 * own))
})
