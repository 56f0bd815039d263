/** Words of 32 bits in a uuid. */
const WORDS = 4
const FREE = 0xffffffff
const REMOVED = 0xfffffffe
/** The table is rebuilt when more of it is in use: lookups are short up to here. */
const MAX_USED = 0.6
const [HYPHEN, ZERO, NINE, LOWER_A, LOWER_CASE] = [0x2d, 0x30, 0x39, 0x61, 0x20]

/** The uuids of rows, 16 bytes each, and the row of a uuid. A Map of strings takes six times the memory. */
export class RowIds {
  /** Four words a row, so that comparing them in order compares the uuids. */
  private ids: Uint32Array
  /** Open addressing: rows at the slots that their ids hash to. */
  private slots: Uint32Array
  private used = 0
  private known = 0
  private readonly wanted = new Uint32Array(WORDS)

  constructor(capacity: number) {
    this.ids = new Uint32Array(capacity * WORDS)
    this.slots = newSlots(capacity)
  }

  grow(capacity: number): void {
    const larger = new Uint32Array(capacity * WORDS)
    larger.set(this.ids)
    this.ids = larger
  }

  /** Writes the id of a row. `find` finds it only after `link`. */
  write(row: number, id: string): void {
    parseId(id, this.wanted)
    this.ids.set(this.wanted, row * WORDS)
  }

  /** Makes the row the one of its id, in place of any other. */
  link(row: number): void {
    if ((this.used + 1) / this.slots.length > MAX_USED) this.rebuild()
    const slot = this.slotOf(row * WORDS, this.ids)
    const current = this.slots[slot] ?? FREE
    if (current === FREE) this.used += 1
    if (current >= REMOVED) this.known += 1
    this.slots[slot] = row
  }

  /** Forgets the id of a row, if it is still the one of its id. */
  unlink(row: number): void {
    const slot = this.slotOf(row * WORDS, this.ids)
    if (this.slots[slot] !== row) return
    this.slots[slot] = REMOVED
    this.known -= 1
  }

  /** @returns -1 if unknown. */
  find(id: string): number {
    parseId(id, this.wanted)
    const row = this.slots[this.slotOf(0, this.wanted)] ?? FREE
    return row >= REMOVED ? -1 : row
  }

  idOf(row: number): string {
    let hex = ''
    for (let word = 0; word < WORDS; word++)
      hex += (this.ids[row * WORDS + word] ?? 0).toString(16).padStart(8, '0')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }

  /** Negative if the first row's id is the lower one. */
  compare(one: number, other: number): number {
    for (let word = 0; word < WORDS; word++) {
      const difference = (this.ids[one * WORDS + word] ?? 0) - (this.ids[other * WORDS + word] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  /** Like `compare`, for an id that need not be in the index. */
  compareTo(row: number, id: string): number {
    parseId(id, this.wanted)
    for (let word = 0; word < WORDS; word++) {
      const difference = (this.ids[row * WORDS + word] ?? 0) - (this.wanted[word] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  get size(): number {
    return this.known
  }

  /** The slot of an id: where it is, or where it belongs. */
  private slotOf(at: number, from: Uint32Array): number {
    const mask = this.slots.length - 1
    let slot = hashOf(at, from) & mask
    let removed = -1
    for (;;) {
      const row = this.slots[slot] ?? FREE
      if (row === FREE) return removed === -1 ? slot : removed
      if (row === REMOVED) removed = removed === -1 ? slot : removed
      else if (sameId(this.ids, row * WORDS, from, at)) return slot
      slot = (slot + 1) & mask
    }
  }

  private rebuild(): void {
    const rows = this.slots.filter((row) => row < REMOVED)
    this.slots = newSlots(rows.length * 2)
    this.used = 0
    this.known = 0
    for (const row of rows) this.link(row)
  }
}

function newSlots(rows: number): Uint32Array {
  return new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(rows, 16) * 2))).fill(FREE)
}

/** By hand, because every posting is looked up by its id: taking the text apart costs five times as much. */
function parseId(id: string, into: Uint32Array): void {
  let [word, digits, value] = [0, 0, 0]
  for (let at = 0; at < id.length && word < WORDS; at++) {
    const code = id.charCodeAt(at)
    if (code === HYPHEN) continue
    value = (value << 4) | (code <= NINE ? code - ZERO : (code | LOWER_CASE) - LOWER_A + 10)
    digits += 1
    if (digits % 8 === 0) into[word++] = value
  }
}

function hashOf(at: number, from: Uint32Array): number {
  const mixed = Math.imul((from[at] ?? 0) ^ (from[at + 3] ?? 0), 0x9e3779b1) ^ (from[at + 2] ?? 0)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

function sameId(one: Uint32Array, at: number, other: Uint32Array, otherAt: number): boolean {
  for (let word = 0; word < WORDS; word++) if (one[at + word] !== other[otherAt + word]) return false
  return true
}
